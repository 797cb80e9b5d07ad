import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import {
  identityMatrix,
  invert,
  multiply,
  openPdf,
  transform,
  type Matrix,
} from '../../../../packages/engine/src/pdf/read/index.ts';
import { startUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { buildPdf } from '../support/build-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { onePageFile, twoPages } from '../support/sample-pdfs.ts';
import { isInk, seePdf } from '../support/see-pdf.ts';

const pagesOf = (objects: Record<number, string | Uint8Array>): ReturnType<ReturnType<typeof openPdf>['pages']> =>
  openPdf(buildPdf(objects)).pages();

describe('the pages of a PDF', () => {
  it('inherit boxes, rotation and resources from the nearest parent', () => {
    const [first, second] = pagesOf(twoPages({ first: '/MediaBox[0 0 100 200]/Rotate 90', node: '/Rotate 180' }));
    expect([first?.width, first?.height, first?.rotate]).to.deep.equal([200, 100, 90]);
    expect([second?.width, second?.height, second?.rotate]).to.deep.equal([420, 595, 180]);
    expect(second?.resources.has('Font')).to.equal(true);
    expect(Array.from(first?.inherited.keys() ?? [])).to.deep.equal(['Resources']);
  });

  it('have boxes with corners in any order, clipped to each other, or the default box', () => {
    const page = (entries: string): (number | undefined)[] => {
      const found = openPdf(onePageFile(entries)).pages()[0];
      return [found?.width, found?.height];
    };
    expect(page('/MediaBox[100 200 0 0]')).to.deep.equal([100, 200]);
    expect(page('/MediaBox[0 0 100 200]/CropBox[50 -50 500 100]')).to.deep.equal([50, 100]);
    expect(page('/MediaBox[0 0 100 200]/CropBox[300 300 400 400]')).to.deep.equal([100, 200]);
    expect(page('/MediaBox[0 0 0 200]')).to.deep.equal([612, 792]);
    expect(page('/MediaBox[0 0 100 200]/UserUnit 2')).to.deep.equal([200, 400]);
    expect(page('/MediaBox[0 0 100 200]/Rotate -90')).to.deep.equal([200, 100]);
    expect(page('/MediaBox[0 0 100 200]/Rotate 45')).to.deep.equal([100, 200]);
    expect(problemOf(() => page('/MediaBox[0 0 1000000000 200]')).id).to.equal('pdf.page-too-large');
  });

  it('have the identity for a plain page', () => {
    const [page] = openPdf(onePageFile('/MediaBox[0 0 420 595]')).pages();
    expect(page?.uprightToUser).to.deep.equal([1, 0, 0, 1, 0, 0]);
    expect(page?.seenToUser).to.deep.equal([1, 0, 0, -1, 0, 595]);
  });

  for (const rotate of [0, 90, 180, 270]) {
    it(`are measured as visible when rotated by ${rotate} degrees, with shifted boxes and a user unit`, async () => {
      const entries = `/MediaBox[-30 40 400 700]/CropBox[10 60 310 460]/UserUnit 2/Rotate ${rotate}`;
      const file = openPdf(onePageFile(entries, ' '));
      const [page] = file.pages();
      if (!page) throw new Error('no page');
      const update = startUpdate(file, { codec: nodeCodec });
      // 30 pt from the left and 50 pt from the top, 40 pt wide, 20 pt high.
      update.addToPage(0, { content: `30 ${page.height - 50 - 20} 40 20 re f` });
      const [seen] = await seePdf(update.build(), 1);
      if (!seen) throw new Error('nothing seen');
      // PDFium leaves the unit out: its pixel is a unit of user space.
      expect([seen.width * 2, seen.height * 2]).to.deep.equal([page.width, page.height]);
      const ink = (x: number, y: number): boolean => isInk(seen, x / 2, y / 2);
      expect([ink(32, 52), ink(68, 52), ink(32, 68), ink(68, 68)]).to.deep.equal([true, true, true, true]);
      expect([ink(26, 60), ink(74, 60), ink(50, 46), ink(50, 74)]).to.deep.equal([false, false, false, false]);
      const [x, y] = transform(page.seenToUser, 30, 50);
      const [alsoX, alsoY] = transform(page.uprightToUser, 30, page.height - 50);
      expect([x, y]).to.deep.equal([alsoX, alsoY]);
    });
  }

  it('are found in trees that are circular, have a wrong count or contain other objects', () => {
    const circle = { ...twoPages(), 2: '<</Type/Pages/Kids[3 0 R 2 0 R null 7 0 R(x) 4 0 R]/Count 99999>>' };
    const file = openPdf(buildPdf(circle));
    // The font is no page, but says nothing against being one: viewers show it empty.
    expect(file.pages().map(({ ref }) => ref.number)).to.deep.equal([3, 7, 4]);
    expect(file.warnings.map(({ id }) => id)).to.deep.equal(['pdf.page-tree']);
  });

  it('are all page objects when no tree holds any', () => {
    const file = openPdf(buildPdf({ ...twoPages(), 2: '<</Type/Pages/Kids[]/Count 0>>' }));
    expect(file.pages().map(({ ref }) => ref.number)).to.deep.equal([3, 4]);
    expect(problemOf(() => openPdf(buildPdf({ 1: '<</Pages 2 0 R>>', 2: '<</Kids[]>>' })).pages()).id).to.equal(
      'pdf.no-pages',
    );
  });

  it('have distinct numbers when they are direct objects, or occur twice', () => {
    const objects = { ...twoPages(), 2: '<</Type/Pages/Kids[3 0 R 3 0 R<</Type/Page>>]/Count 3>>' };
    expect(pagesOf(objects).map(({ ref }) => ref.number)).to.deep.equal([3, 8, 9]);
  });
});

describe('matrices', () => {
  const turn: Matrix = [0, 2, -2, 0, 10, 20];

  it('are combined so that the first is applied first', () => {
    const move: Matrix = [1, 0, 0, 1, 5, 6];
    const [x, y] = transform(turn, 1, 2);
    expect(transform(multiply(turn, move), 1, 2)).to.deep.equal([x + 5, y + 6]);
  });

  it('are inverted unless they are singular', () => {
    const back = invert(turn);
    expect(back && multiply(turn, back).map((value) => value + 0)).to.deep.equal(identityMatrix);
    expect(invert([1, 1, 1, 1, 0, 0])).to.equal(undefined);
  });
});
