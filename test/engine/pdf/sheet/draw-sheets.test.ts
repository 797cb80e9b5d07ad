import { drawSheets } from '@shorui/engine/node';
import type { SheetItem } from '@shorui/engine/pdf';
import { expect } from 'chai';
import { isInk, seePdf } from '../support/see-pdf.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';

const page = (...items: SheetItem[]) => ({ width: 100, height: 50, items });
const see = async (...items: SheetItem[]) => {
  const [seen, ...others] = await seePdf(drawSheets([page(...items)]));
  if (seen === undefined) throw new Error('The file has no page.');
  expect(others).to.deep.equal([]);
  return seen;
};
/** Pixels at 72 an inch of a length in mm. */
const px = (mm: number): number => (mm * 72) / 25.4;
const usual = { kind: 'text', x: 10, y: 10, width: 80, size: 12 } as const;

describe('sheets that are described item by item', () => {
  it('have their size in mm, and boxes and rules where they were put', async () => {
    const seen = await see(
      { kind: 'box', x: 10, y: 10, width: 20, height: 10, fill: '#000000' },
      { kind: 'box', x: 50, y: 10, width: 20, height: 10, stroke: '#000000', line: 2 },
      { kind: 'rule', x: 10, y: 40, toX: 90, toY: 40, width: 3 },
    );
    expect([seen.width, seen.height]).to.deep.equal([Math.floor(px(100)), Math.floor(px(50))]);
    expect([isInk(seen, px(20), px(15)), isInk(seen, px(35), px(15))]).to.deep.equal([true, false]);
    expect([isInk(seen, px(50), px(15)), isInk(seen, px(60), px(15))]).to.deep.equal([true, false]);
    expect([isInk(seen, px(50), px(40)), isInk(seen, px(50), px(45))]).to.deep.equal([true, false]);
  });

  it('keep a text on one line in its width: narrower, then smaller', async () => {
    for (const length of [10, 25, 60]) {
      const seen = await see({ ...usual, text: '書'.repeat(length), oneLine: true });
      expect(seen.text.trim(), `${length} characters`).to.equal('書'.repeat(length));
      for (let y = 0; y < seen.height; y += 1)
        for (const x of [px(10) - 3, px(90) + 3]) if (isInk(seen, x, y)) expect.fail(`ink at ${x}, ${y}`);
    }
  });

  it('break other texts into lines, align them, and draw 〓 for a character that no font has', async () => {
    expect((await see({ ...usual, text: '書類'.repeat(30) })).text.trim().split(/\s+/).length).to.be.greaterThan(1);
    const right = await see({ ...usual, text: '右', align: 'right' });
    const column = (x: number): boolean =>
      Array.from({ length: right.height }, (_, y) => y).some((y) => isInk(right, x, y));
    expect([column(px(90) - 6), column(px(10) + 6)]).to.deep.equal([true, false]);
    expect((await see({ ...usual, text: '𠮷田\u{1F9FE}' })).text).to.include('𠮷田〓');
  });

  it('are a sound file with its title, the same each time; a document without sheets is an error', async () => {
    const draw = () =>
      drawSheets([page({ ...usual, text: '領収書' })], { metadata: { title: '領収書', language: 'ja' } });
    expect(await checkWithQpdf(draw())).to.equal('');
    expect(Buffer.compare(draw(), draw())).to.equal(0);
    expect(() => drawSheets([])).to.throw(RangeError);
  });
});
