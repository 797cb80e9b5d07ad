import { expect } from 'chai';
import { describeProblem } from '../../../../packages/engine/src/problems/texts.ts';
import { bundledLibrary, fillPdfForm } from '../../../../packages/engine/src/node/index.ts';
import { formFile, pageHeight, widget } from '../acroform/support.ts';
import { stream } from '../support/build-pdf.ts';
import { drawFields, inkBox, problemsOf } from './support/draw-fields.ts';

const mm = (pt: number): number => (pt * 25.4) / 72;

/** A text of 40 pt by 20 pt whose lower left corner is 20 pt from the left and 200 pt from the bottom. */
const field = {
  name: '値',
  position_x: mm(20),
  position_y: mm(pageHeight - 220),
  style: { width: mm(40), height: mm(20) },
};
const place = '20 200 60 220';
const appearance = (content: string) => stream(content, '/Type/XObject/Subtype/Form/BBox[0 0 40 20]');

const draw = (form: Uint8Array) => drawFields({ fields: [field] }, { 値: '国' }, { form });

describe('a value under an annotation of the form', () => {
  const covered = formFile([widget('/FT/Btn/T(agree)/AS/Off/AP<</N<</Off 20 0 R/Yes 20 0 R>>>>', place)], {
    others: { 20: appearance('1 g 0 0 40 20 re f') },
  });

  it('is an error that names the form field whose appearance hides it', async () => {
    const problems = await problemsOf(() => draw(covered));
    expect(problems.map(({ id, params }) => [id, params['field']])).to.deep.equal([['pdf.value-under-field', 'agree']]);
    expect(problems.map((each) => describeProblem(each, 'ja')).join('')).to.include('フラット化');
  });

  it('is visible once the fields are flattened, as the error states', async () => {
    const flat = fillPdfForm(covered, {}, { fonts: bundledLibrary(), flatten: true });
    const { pages, problems } = await draw(flat.bytes);
    expect(problems).to.deep.equal([]);
    expect(pages[0] && inkBox(pages[0], mm(22), mm(58))).not.to.equal(null);
  });

  it('is an error under a field that readers draw with a background color', async () => {
    const form = formFile([widget('/FT/Ch/Ff 131072/T(size)/Opt[(s)]/MK<</BG[0.9 0.9 1]>>', place)]);
    expect((await problemsOf(() => draw(form))).map(({ id }) => id)).to.deep.equal(['pdf.value-under-field']);
  });

  it('is no problem where the field draws nothing, only its border, or is hidden', async () => {
    const others = { 20: appearance('0 0 40 20 re S /Tx BMC EMC') };
    for (const entries of ['', '/AP<</N 20 0 R>>', '/MK<</BG[1]>>/F 2']) {
      const form = formFile([widget(`/FT/Tx/T(name)${entries}`.replace('/F 2', ''), place)], { others });
      const hidden = formFile(
        [`<</Type/Annot/Subtype/Widget/F 2/P 3 0 R/Rect[${place}]/FT/Tx/T(name)/MK<</BG[1]>>>>`],
        { others },
      );
      expect((await draw(entries.endsWith('/F 2') ? hidden : form)).problems, entries).to.deep.equal([]);
    }
  });

  it('is no problem beside the field, and in a box that only its empty part reaches under it', async () => {
    const beside = formFile([widget('/FT/Tx/T(name)/MK<</BG[1]>>', '60 200 160 220')]);
    expect((await draw(beside)).problems).to.deep.equal([]);
    const wide = { ...field, style: { ...field.style, width: mm(140) } };
    const { problems } = await drawFields({ fields: [wide] }, { 値: '国' }, { form: beside });
    expect(problems).to.deep.equal([]);
  });

  it('gives a warning under an annotation that is not a field', async () => {
    const form = formFile([], {
      annotations: '20 0 R',
      others: {
        20: `<</Type/Annot/Subtype/Stamp/F 4/Rect[${place}]/AP<</N 21 0 R>>>>`,
        21: appearance('1 0 0 rg 0 0 40 20 re f'),
      },
    });
    const { problems } = await draw(form);
    expect(problems.map(({ id, severity }) => [id, severity])).to.deep.equal([
      ['pdf.value-under-annotation', 'warning'],
    ]);
  });
});
