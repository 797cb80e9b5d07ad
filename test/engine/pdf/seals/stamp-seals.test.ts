import { ShoruiError } from '@shorui/engine';
import { drawSheets, stampSeals } from '@shorui/engine/node';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { openPdf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { startUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { isRed, px, redBounds, scale } from '../support/red-pixels.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import { isInk, seePdf, type SeenPage } from '../support/see-pdf.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';

const paper = (width = 210, height = 297) =>
  drawSheets([
    { width, height, items: [{ kind: 'text', text: '契約書', x: 20, y: 20, width: 100, size: 20 }] },
    { width, height, items: [] },
  ]);
const mmOf = (pixels: number): number => (pixels / scale / 72) * 25.4;
/** Mean of the colors of a pixel, 0 to 255. */
const lightness = ({ pixels, width }: SeenPage, x: number, y: number): number => {
  const at = (y * width + x) * 4;
  return ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
};
const first = { name: '佐藤', date: '2026-11-23', order: 1 };
const second = { name: '長谷川', date: '2026-12-01', order: 2, title: '部長', above: '代理' };
const third = { name: '鈴木', date: null, order: 3, title: '社長' };

/** The file with its first page turned by so many degrees. */
function turned(file: Uint8Array, degrees: number): Uint8Array {
  const update = startUpdate(openPdf(file), { codec: nodeCodec });
  update.addToPage(0, { entries: { Rotate: degrees } });
  return update.build();
}

describe('seals of approvers on a PDF', () => {
  it('are round date seals in a frame, the first on the right; a cell without a date is empty', async () => {
    const { bytes, problems } = stampSeals(paper(), { seals: [third, first, second] });
    expect(problems).to.deep.equal([]);
    const [page] = await seePdf(bytes, scale);
    if (page === undefined) throw new Error('The file has no page.');
    for (const words of ['契約書', '佐藤', 'R8.11.23', '承認', '長谷川', 'R8.12.1', '代理', '部長', '社長'])
      expect(page.text, words).to.include(words);
    expect(page.text).to.not.include('鈴木');
    // Cells of 18 mm from 10 mm off the right edge, below a heading of 4.86 mm at 8 mm.
    const rightCell = redBounds(page, 182, 13, 200, 31);
    const center = [px(191), px(8 + 4.86 + 9)] as const;
    expect((rightCell.left + rightCell.right) / 2).to.be.closeTo(center[0], px(0.3));
    expect((rightCell.top + rightCell.bottom) / 2).to.be.closeTo(center[1], px(0.3));
    expect(rightCell.right - rightCell.left).to.be.closeTo(px(2 * 18 * 0.42), px(1));
    // A circle: nothing red in the corners of its square.
    expect(isRed(page, rightCell.left + px(1), rightCell.top + px(1))).to.equal(false);
    expect(redBounds(page, 164, 13, 182, 31).count).to.be.greaterThan(500);
    expect(redBounds(page, 146, 13, 164, 31).count, 'not sealed yet').to.equal(0);
    expect(isInk(page, px(146), px(20)), 'the border of the empty cell').to.equal(true);
  });

  it('keep long names within the seal, and write western days when asked to', async () => {
    const seal = { ...first, name: '小比類巻勅使河原', above: '第二営業統括本部' };
    const { bytes } = stampSeals(paper(), { seals: [seal], frame: { calendar: 'western' } });
    const [page] = await seePdf(bytes, scale);
    if (page === undefined) throw new Error('The file has no page.');
    // Words of more than five characters are in two lines.
    const lines = page.text.split(/\s+/);
    expect(lines).to.include.members(['2026.11.23', '小比類巻', '勅使河原', '第二営業', '統括本部']);
    const all = redBounds(page, 100, 0, 210, 60);
    const radius = (px(18 * 0.42) + scale) * 1.02;
    for (let y = all.top; y <= all.bottom; y += 1)
      for (let x = all.left; x <= all.right; x += 1)
        if (isRed(page, x, y) && Math.hypot(x - px(191), y - px(21.86)) > radius) expect.fail(`red at ${x}, ${y}`);
  });

  it('continue below where the page is narrow, on a page of choice, and are followed by further pages', async () => {
    const seals = [1, 2, 3, 4, 5].map((order) => ({ ...first, order, name: `承${order}` }));
    const { bytes } = stampSeals(paper(60, 90), {
      seals,
      frame: { page: 1 },
      appended: [
        { width: 60, height: 90, items: [{ kind: 'text', text: '承認記録', x: 10, y: 10, width: 40, size: 12 }] },
      ],
    });
    const pages = await seePdf(bytes, scale);
    expect(pages.map(({ text }) => /承認記録/.test(text))).to.deep.equal([false, false, true]);
    expect(pages[0]?.text).to.not.include('承1');
    const page = pages[1];
    if (page === undefined) throw new Error('The page is missing.');
    // Two cells fit a row: the third seal is below the first.
    expect(redBounds(page, 32, 36, 50, 54).count).to.be.greaterThan(500);
    expect(redBounds(page, 0, 0, 13, 90).count).to.equal(0);
  });

  /** Ink of the page before is ink after, at the same place or so many pixels lower, except for the smoothing of edges. */
  const expectNothingHidden = (before: SeenPage, after: SeenPage, moved = 0): void => {
    const near = moved === 0 ? [0] : [-1, 0, 1];
    const isThere = (x: number, y: number): boolean =>
      near.some((down) =>
        near.some((across) => lightness(after, x + across, y + down) < 220 && !isRed(after, x + across, y + down)),
      );
    for (let y = 0; y < before.height; y += 1)
      for (let x = 0; x < before.width; x += 1)
        if (lightness(before, x, y) < 100 && !isThere(x, y + moved)) expect.fail(`the page changes at ${x}, ${y}`);
    // Nothing of the frame is on ink: the rectangle around its red ink has no other.
    const { left, top, right, bottom } = redBounds(after, 0, 0, mmOf(after.width), mmOf(after.height));
    for (let y = Math.floor(top) - moved; y <= bottom - moved; y += 1)
      for (let x = Math.floor(left); x <= right; x += 1)
        if (y >= 0 && y < before.height && isInk(before, x, y)) expect.fail(`a seal is on ink at ${x}, ${y}`);
  };

  const line = (text: string, x: number, y: number, width = 100) =>
    ({ kind: 'text', text, x, y, width, size: 10, oneLine: true }) as const;

  it('are next to a running header and a table, never above them', async () => {
    const header = [
      line('社外秘　業務委託契約書　文書番号 2026-0123', 120, 12, 80),
      line('第1版　令和8年11月23日', 120, 18, 80),
    ];
    const table = { kind: 'box', x: 110, y: 24, width: 90, height: 60, stroke: '#000000' } as const;
    const file = drawSheets([{ width: 210, height: 297, items: [...header, table, line('業務委託契約書', 20, 100)] }]);
    const { bytes } = stampSeals(file, { seals: [first, second, third] });
    const [[before], [after]] = [await seePdf(file, scale), await seePdf(bytes, scale)];
    if (before === undefined || after === undefined) throw new Error('The file has no page.');
    expectNothingHidden(before, after);
    // The frame of three cells is below the table, at the right edge, in full size.
    const reds = redBounds(after, 0, 0, 210, 297);
    expect(reds.top).to.be.greaterThan(px(84));
    expect(reds.right).to.be.within(px(195), px(200));
    expect(after.height).to.equal(before.height);
  });

  it('are smaller where the page is nearly full, and in a margin above a page that is full or a picture', async () => {
    const rows = (from: number, to: number) =>
      Array.from({ length: Math.floor((to - from) / 5) }, (_, at) =>
        line('契約の条文が続きます。'.repeat(5), 8, from + at * 5, 194),
      );
    const nearly = drawSheets([{ width: 210, height: 297, items: [...rows(4, 130), ...rows(152, 292)] }]);
    const small = stampSeals(nearly, { seals: [first, second] });
    const [[before], [after]] = [await seePdf(nearly, scale), await seePdf(small.bytes, scale)];
    if (before === undefined || after === undefined) throw new Error('The file has no page.');
    expectNothingHidden(before, after);
    const reds = redBounds(after, 0, 0, 210, 297);
    expect(reds.top).to.be.greaterThan(px(130));
    expect(reds.bottom - reds.top).to.be.lessThan(px(14));

    const full = drawSheets([{ width: 210, height: 297, items: rows(4, 292) }]);
    const { bytes } = stampSeals(full, { seals: [first, second] });
    const [[plain], [higher]] = [await seePdf(full, scale), await seePdf(bytes, scale)];
    if (plain === undefined || higher === undefined) throw new Error('The file has no page.');
    const moved = higher.height - plain.height;
    expect(moved).to.be.closeTo(px(33), 4);
    expectNothingHidden(plain, higher, moved);
    expect(redBounds(higher, 0, 0, 210, 33).count).to.be.greaterThan(1000);
    expect(redBounds(higher, 0, 33, 210, 330).count).to.equal(0);
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('are above the content of a full page that is turned', async () => {
    const rows = Array.from({ length: 57 }, (_, at) => line('契約の条文が続きます。'.repeat(5), 8, 4 + at * 5, 194));
    const upright = drawSheets([{ width: 210, height: 297, items: rows }]);
    for (const rotate of [90, 180, 270]) {
      const file = turned(upright, rotate);
      const { bytes } = stampSeals(file, { seals: [first] });
      const [[before], [after]] = [await seePdf(file, scale), await seePdf(bytes, scale)];
      if (before === undefined || after === undefined) throw new Error('The file has no page.');
      expect(after.width, `${rotate}`).to.equal(before.width);
      expect(after.height, `${rotate}`).to.be.greaterThan(before.height + px(30));
      expectNothingHidden(before, after, after.height - before.height);
    }
  });

  it('leave the bytes of the file as they are, give the same bytes each time, and a sound file', async () => {
    const before = paper();
    const stamp = () => stampSeals(before, { seals: [first, second] }).bytes;
    const after = stamp();
    expect(Buffer.compare(after.subarray(0, before.length), before)).to.equal(0);
    expect(Buffer.compare(after, stamp())).to.equal(0);
    expect(await checkWithQpdf(after)).to.equal('');
  });

  it('are in a margin above a page that is too large to be looked at', () => {
    const huge = onePageFile('/MediaBox[0 0 900000 900000]');
    const [page] = openPdf(stampSeals(huge, { seals: [first] }).bytes).pages();
    expect(page?.height).to.be.greaterThan(900_000);
  });

  it('refuse what is no PDF, no page and no day', () => {
    expect(() => stampSeals(Buffer.from('no file'), { seals: [first] })).to.throw(ShoruiError);
    expect(() => stampSeals(paper(), { seals: [first], frame: { page: 2 } })).to.throw(RangeError, 'no page 2');
    expect(() => stampSeals(paper(), { seals: [{ ...first, date: '2026-02-30' }] })).to.throw(RangeError, 'no day');
  });
});
