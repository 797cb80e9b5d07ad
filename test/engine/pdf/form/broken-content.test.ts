import { expect } from 'chai';
import { flate, join } from '../support/build-pdf.ts';
import { buildPdf } from '../support/build-pdf.ts';
import { mark, onePageFile } from '../support/sample-pdfs.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { drawFields, inkBox, perMm } from './support/draw-fields.ts';

const fields = { fields: [{ name: '値', position_x: 100, position_y: 150, style: { width: 40, height: 12 } }] };

/** Does the page show the value, and what its own content draws before it breaks? */
async function seen(form: Uint8Array): Promise<{ value: boolean; own: boolean; text: string }> {
  const { pages, bytes } = await drawFields(fields, { 値: '国国国' }, { form });
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  expect(await checkWithQpdf(bytes)).to.equal('');
  const value = inkBox(page, 100, page.width / perMm);
  const own = inkBox(page, 0, 60);
  return { value: value !== null && value.left < 105, own: own !== null, text: page.text };
}

const media = '/MediaBox[0 0 420 595]';

describe('values on a page whose own content is broken', () => {
  const endings: Readonly<Record<string, string>> = {
    'inside a string': 'BT /F1 18 Tf (never closed',
    'inside a string in hexadecimals': 'BT /F1 18 Tf <4142',
    'inside an array': 'BT /F1 18 Tf [(A) 20 (B)',
    'inside a dictionary': '/Span <</ActualText (A)',
    'inside an inline image': 'BI /W 4 /H 4 /BPC 8 /CS /G ID abcdef',
    'with a clipping path that was never set': '0 0 30 30 re W',
  };
  for (const [name, ending] of Object.entries(endings)) {
    it(`are visible where it ends ${name}`, async () => {
      const result = await seen(onePageFile(media, `${mark('One')}\n${ending}`));
      expect(result).to.include({ value: true, own: true });
      expect(result.text).to.include('国国国');
    });
  }

  it('are visible where its content is in a hidden layer that is never closed', async () => {
    const form = buildPdf({
      1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R${media}/Resources<</Properties<</Layer 6 0 R>>>>>>`,
      4: flate('0 0 1 rg 20 20 60 30 re f /OC /Layer BDC 0 0 10 10 re f'),
      6: '<</Type/OCG/Name(Layer)>>',
    });
    expect(await seen(form)).to.include({ value: true, own: true });
  });

  it('are visible where its compressed data ends too early', async () => {
    const whole = flate(`${mark('One')}\n${'1 0 0 1 0 0 cm '.repeat(200)}BT (${'x'.repeat(200)}) Tj ET`);
    const text = Buffer.from(whole).toString('latin1');
    const at = text.indexOf('stream\n') + 7;
    const data = whole.slice(at, at + 110);
    const cut = join(`<</Filter/FlateDecode/Length ${data.length}>>\nstream\n`, data, '\nendstream');
    const form = buildPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/Contents[4 0 R]${media}/Resources<</Font<</F1 5 0 R>>>>>>`,
      4: cut,
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    });
    const { pages } = await drawFields(fields, { 値: '国国国' }, { form });
    expect(pages[0] && inkBox(pages[0], 100)).to.not.equal(null);
  });
});
