import { ShoruiError } from '@shorui/engine';
import { drawSheets, stampSeals } from '@shorui/engine/node';
import { expect } from 'chai';
import { isRed, px, redBounds, scale } from '../support/red-pixels.ts';
import { isInk, seePdf } from '../support/see-pdf.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';

const paper = (width = 210, height = 297) =>
  drawSheets([
    { width, height, items: [{ kind: 'text', text: '契約書', x: 20, y: 20, width: 100, size: 20 }] },
    { width, height, items: [] },
  ]);
const first = { name: '佐藤', date: '2026-11-23', order: 1 };
const second = { name: '長谷川', date: '2026-12-01', order: 2, title: '部長', above: '代理' };
const third = { name: '鈴木', date: null, order: 3, title: '社長' };

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

  it('leave the bytes of the file as they are, give the same bytes each time, and a sound file', async () => {
    const before = paper();
    const stamp = () => stampSeals(before, { seals: [first, second] }).bytes;
    const after = stamp();
    expect(Buffer.compare(after.subarray(0, before.length), before)).to.equal(0);
    expect(Buffer.compare(after, stamp())).to.equal(0);
    expect(await checkWithQpdf(after)).to.equal('');
  });

  it('refuse what is no PDF, no page and no day', () => {
    expect(() => stampSeals(Buffer.from('no file'), { seals: [first] })).to.throw(ShoruiError);
    expect(() => stampSeals(paper(), { seals: [first], frame: { page: 2 } })).to.throw(RangeError, 'no page 2');
    expect(() => stampSeals(paper(), { seals: [{ ...first, date: '2026-02-30' }] })).to.throw(RangeError, 'no day');
  });
});
