import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { arrayOf, dictOf, nameOf, openPdf, PdfRef } from '../../../../packages/engine/src/pdf/read/index.ts';
import { startUpdate, type PdfUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { buildPdf, stream } from '../support/build-pdf.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { mark, sampleId, twoPageFile, twoPages } from '../support/sample-pdfs.ts';
import { isInk, seePdf } from '../support/see-pdf.ts';

const begin = (bytes: Uint8Array): PdfUpdate => startUpdate(openPdf(bytes), { codec: nodeCodec });

/** Words on each page, in order; qpdf finds nothing wrong. */
async function wordsOf(update: PdfUpdate): Promise<string[]> {
  const built = update.build();
  expect(await checkWithQpdf(built)).to.equal('');
  const pages = await seePdf(built);
  expect(openPdf(built).pages()).to.have.length(pages.length);
  return pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
}

/** Three pages: one under the root, two under a node of it with a node of its own. */
const nested = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 3/MediaBox[0 0 420 595]/Resources<</Font<</F1 12 0 R>>>>>>',
  3: '<</Type/Page/Parent 2 0 R/Contents 8 0 R>>',
  4: '<</Type/Pages/Parent 2 0 R/Kids[5 0 R 6 0 R]/Count 2/Rotate 90>>',
  5: '<</Type/Page/Parent 4 0 R/Contents 9 0 R>>',
  6: '<</Type/Pages/Parent 4 0 R/Kids[7 0 R]/Count 1>>',
  7: '<</Type/Page/Parent 6 0 R/Contents 10 0 R>>',
  8: stream(mark('One')),
  9: stream(mark('Two')),
  10: stream(mark('Three')),
  12: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
};

describe('pages added to a PDF', () => {
  it('follow the page they are copied from, in the order of creation', async () => {
    for (const xref of ['table', 'packed'] as const) {
      const update = begin(twoPageFile({ xref }));
      for (const word of ['first', 'second']) {
        const copy = update.copyPage(0);
        expect(copy.of).to.equal(0);
        update.addToPage(copy, { content: `BT /F1 9 Tf 100 300 Td (${word}) Tj ET` });
      }
      update.addToPage(0, { content: 'BT /F1 9 Tf 100 300 Td (original) Tj ET' });
      expect(await wordsOf(update)).to.deep.equal(['One original', 'One first', 'One second', 'Two']);
    }
  });

  it('are counted in every node above them', async () => {
    const update = begin(buildPdf(nested, { trailer: `/Root 1 0 R${sampleId}` }));
    update.copyPage(2);
    update.copyPage(1);
    update.copyPage(0);
    expect(await wordsOf(update)).to.deep.equal(['One', 'One', 'Two', 'Two', 'Three', 'Three']);
    const built = openPdf(update.build());
    const counts = [2, 4, 6].map((number) => dictOf(built, new PdfRef(number))?.get('Count'));
    expect(counts).to.deep.equal([6, 4, 2]);
    expect(built.pages().map(({ rotate }) => rotate)).to.deep.equal([0, 0, 90, 90, 90, 90]);
  });

  it('are counted correctly where the file has a wrong count', () => {
    const update = begin(buildPdf({ ...nested, 2: nested[2].replace('/Count 3', '/Count 77') }));
    update.copyPage(1);
    expect(dictOf(openPdf(update.build()), new PdfRef(2))?.get('Count')).to.equal(4);
  });

  it('keep links but no form fields, and share no annotation with the page', () => {
    const objects = {
      ...twoPages({ first: '/Annots[8 0 R 9 0 R 10 0 R 11 0 R]/StructParents 3' }),
      8: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 9 9]/P 3 0 R>>',
      9: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/P 3 0 R/A<</S/URI/URI(http://example.com)>>>>',
      10: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/P 3 0 R/Popup 11 0 R>>',
      11: '<</Type/Annot/Subtype/Popup/Rect[0 0 9 9]/Parent 10 0 R>>',
    };
    const update = begin(buildPdf(objects));
    const copy = update.copyPage(0);
    const file = openPdf(update.build());
    const [original, copied] = file.pages();
    expect(arrayOf(file, original?.dict.get('Annots'))).to.have.length(4);
    const kept = arrayOf(file, copied?.dict.get('Annots')) ?? [];
    const dicts = kept.map((item) => dictOf(file, item));
    expect(dicts.map((dict) => nameOf(file, dict?.get('Subtype')))).to.deep.equal(['Link', 'Text']);
    const owners = dicts.map((dict) => (dict ? (dict.get('P') as PdfRef).number : undefined));
    expect(owners).to.deep.equal([copy.ref.number, copy.ref.number]);
    expect(dicts.some((dict) => dict?.has('Popup'))).to.equal(false);
    expect(kept.every((item) => (item as PdfRef).number > 11)).to.equal(true);
    expect(copied?.dict.has('StructParents')).to.equal(false);
  });

  it('can be empty, of any size, after any page', async () => {
    const bytes = buildPdf(
      { ...nested, 2: nested[2].replace('/Count', '/CropBox[0 0 100 100]/Rotate 90/Count') },
      { trailer: `/Root 1 0 R${sampleId}` },
    );
    const update = begin(bytes);
    const last = update.addPage({ width: 842, height: 595 });
    update.addToPage(last, { content: '800 500 30 30 re f' });
    update.addPage({ width: 200, height: 100, after: 0 });
    expect((await wordsOf(update)).length).to.equal(5);
    const pages = await seePdf(update.build());
    expect([pages[1]?.width, pages[1]?.height, pages[4]?.width, pages[4]?.height]).to.deep.equal([200, 100, 842, 595]);
    expect(pages[4] && isInk(pages[4], 815, 595 - 515)).to.equal(true);
    expect(() => update.addPage({ width: 1, height: 1, after: 3 })).to.throw(RangeError);
  });

  it('make a new tree where pages are direct objects, occur twice or have no tree', async () => {
    const trees = [
      '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>>>',
      '<</Type/Pages/Kids[<</Type/Page/Contents 5 0 R>>3 0 R]/Count 2/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>>>',
      '<</Type/Pages/Kids[<</Kids[3 0 R]>>3 0 R]/Count 2/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>>>',
    ];
    for (const tree of trees) {
      const update = begin(buildPdf({ ...twoPages(), 2: tree }, { trailer: `/Root 1 0 R${sampleId}` }));
      update.addToPage(update.copyPage(0), { content: 'BT /F1 9 Tf 100 300 Td (copy) Tj ET' });
      expect(await wordsOf(update)).to.deep.equal(['One', 'One copy', 'One']);
    }
    const single = {
      ...twoPages(),
      2: '<</Type/Page/Contents 5 0 R/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>>>',
    };
    const update = begin(buildPdf(single, { trailer: `/Root 1 0 R${sampleId}` }));
    update.addToPage(update.copyPage(0), { content: 'BT /F1 9 Tf 100 300 Td (copy) Tj ET' });
    expect(await wordsOf(update)).to.deep.equal(['One', 'One copy']);
  });

  it('take the place of a page that leaves the file', async () => {
    const update = begin(buildPdf(nested, { trailer: `/Root 1 0 R${sampleId}` }));
    update.removePage(1);
    update.addToPage(update.copyPage(0), { content: 'BT /F1 9 Tf 100 300 Td (copy) Tj ET' });
    expect(await wordsOf(update)).to.deep.equal(['One', 'One copy', 'Three']);
    const built = openPdf(update.build());
    expect([2, 4].map((number) => dictOf(built, new PdfRef(number))?.get('Count'))).to.deep.equal([3, 1]);
    expect(built.pages()[2]?.rotate).to.equal(90);
  });

  it('are alone in a new tree where a node would keep no page', async () => {
    const update = begin(buildPdf(nested, { trailer: `/Root 1 0 R${sampleId}` }));
    update.removePage(2);
    expect(await wordsOf(update)).to.deep.equal(['One', 'Two']);
    expect(openPdf(update.build()).pages()[1]?.rotate).to.equal(90);
  });

  it('are needed: the last page cannot leave the file, nor can a missing one', () => {
    const update = begin(twoPageFile());
    update.removePage(0);
    expect(() => update.removePage(1)).to.throw(RangeError);
    expect(() => begin(twoPageFile()).removePage(2)).to.throw(RangeError);
  });

  it('cannot be made of a missing page', () => {
    expect(() => begin(twoPageFile()).copyPage(2)).to.throw(RangeError);
  });
});
