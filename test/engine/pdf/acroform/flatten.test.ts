import { expect } from 'chai';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { firstPage, inkRuns } from './see-form.ts';
import { fieldsOf, fill, formFile, widget } from './support.ts';
import { realPdfs } from '../../../support/real-files.ts';

describe('flattening a form', () => {
  const file = formFile([
    widget('/FT/Tx/T(a)/DA(/KozMin 12 Tf 0 g)'),
    widget('/FT/Sig/T(sign)', '20 50 220 80'),
    widget('/FT/Btn/T(c)', '20 150 40 170'),
  ]);

  it('draws the fields into the page and removes them; signature fields stay', async () => {
    const filled = fill(file, { a: '固定する値', c: true });
    const flat = fill(file, { a: '固定する値', c: true }, true);
    expect(flat.problems).to.deep.equal([]);
    expect(Object.keys(fieldsOf(flat.bytes))).to.deep.equal(['sign']);
    const [one, two] = [await firstPage(filled.bytes), await firstPage(flat.bytes)];
    expect(two.text).to.include('固定する値');
    expect(inkRuns(two, 190, 230, 15, 300)).to.deep.equal(inkRuns(one, 190, 230, 15, 300));
    expect(await checkWithQpdf(flat.bytes)).to.equal('');
  });

  it('is in the right place on a rotated page', async () => {
    const turned = formFile([widget('/FT/Tx/T(a)/MK<</R 90>>/DA(/KozMin 12 Tf 0 g)', '100 50 124 250')], {
      page: '/Rotate 90',
    });
    const [one, two] = [
      await firstPage(fill(turned, { a: '横長' }).bytes),
      await firstPage(fill(turned, { a: '横長' }, true).bytes),
    ];
    expect(one.width).to.equal(two.width);
    let different = 0;
    for (let at = 0; at < one.pixels.length; at++)
      if (Math.abs((one.pixels[at] ?? 0) - (two.pixels[at] ?? 0)) > 64) different++;
    expect(different).to.be.lessThan(40);
    expect(two.text).to.include('横長');
  });

  for (const real of realPdfs('a real form, filled and flattened', /^Q03.*\.pdf$/))
    it('fills a real form so that every viewer shows Japanese, flattened or not', async () => {
      for (const flatten of [false, true]) {
        const { bytes, problems } = fill(
          real.bytes,
          { patient_name: '髙橋太郎', patient_address: '東京都千代田区' },
          flatten,
        );
        expect(problems).to.deep.equal([]);
        const page = await firstPage(bytes);
        expect(page.text).to.include('髙橋太郎').and.include('東京都千代田区');
        expect(await checkWithQpdf(bytes)).to.equal('');
      }
    });
});
