import { expect } from 'chai';
import type { FieldStyle } from '../../../../packages/engine/src/application/schema/index.ts';
import { readFixture } from '../../../fixtures/fixture-folders.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import { isInk, type SeenPage } from '../support/see-pdf.ts';
import { box, drawFields, drawOne, inkBox, inkOf, perMm } from './support/draw-fields.ts';

const square = { width: 8, height: 8 } as const;

async function mark(checkbox: 1 | 2 | 3 | 4, value: string, style: FieldStyle = {}): Promise<SeenPage> {
  return drawOne(value, { ...square, ...style, checkbox }, { option_value: '男' });
}

describe('cells of a form as drawn', () => {
  it('have each character at their center, within 0.3 mm', async () => {
    const page = await drawOne('国国国国国国', { cells: { count: 6 }, font_size: 16 });
    for (let cell = 0; cell < 6; cell += 1) {
      const left = box.left + cell * 10;
      const ink = inkOf(page, left, left + 10);
      expect((ink.left + ink.right) / 2, `cell ${cell}`).to.be.closeTo(left + 5, 0.3);
      expect((ink.top + ink.bottom) / 2, `cell ${cell}`).to.be.closeTo(box.top + box.height / 2, 0.3);
    }
  });

  it('have digits at their center too, high and low', async () => {
    const page = await drawOne('888', { cells: { count: 3 }, font_size: 16 });
    for (let cell = 0; cell < 3; cell += 1) {
      const left = box.left + cell * 20;
      const ink = inkOf(page, left, left + 20);
      expect((ink.left + ink.right) / 2).to.be.closeTo(left + 10, 0.3);
      expect((ink.top + ink.bottom) / 2).to.be.closeTo(box.top + box.height / 2, 0.4);
    }
  });

  it('shrink a character that is larger than the cell', async () => {
    const page = await drawOne('国国国', { cells: { count: 3 }, width: 12, height: 4, font_size: 30 });
    const ink = inkOf(page);
    expect(ink.left).to.be.at.least(box.left);
    expect(ink.right).to.be.at.most(box.left + 12);
    expect(ink.top).to.be.at.least(box.top);
    expect(ink.bottom).to.be.at.most(box.top + 4);
  });

  it('are at the positions that are given one by one', async () => {
    const boxes = [
      { x: 0, y: 0, width: 8, height: 8 },
      { x: 30, y: 4, width: 8, height: 8 },
    ];
    const page = await drawOne('国国', { cells: { boxes }, font_size: 12 });
    expect(inkBox(page, box.left + 9, box.left + 29)).to.equal(null);
    const second = inkOf(page, box.left + 30, box.left + 38);
    expect((second.left + second.right) / 2).to.be.closeTo(box.left + 34, 0.3);
    expect((second.top + second.bottom) / 2).to.be.closeTo(box.top + 8, 0.3);
  });
});

describe('marks of a choice', () => {
  it('are a check mark, a circle and a filled box, inside their box, for the one that was chosen', async () => {
    for (const checkbox of [1, 2, 3] as const) {
      const ink = inkOf(await mark(checkbox, '男'));
      expect(ink.left).to.be.at.least(box.left - 0.1);
      expect(ink.right).to.be.at.most(box.left + 8.1);
      expect(ink.top).to.be.at.least(box.top - 0.1);
      expect(ink.bottom).to.be.at.most(box.top + 8.1);
      expect(inkBox(await mark(checkbox, '女'))).to.equal(null);
    }
  });

  it('do not cover the words inside a circle, and fill a filled box', async () => {
    const [x, y] = [(box.left + 4) * perMm, (box.top + 4) * perMm];
    expect(isInk(await mark(2, '男'), x, y)).to.equal(false);
    expect(isInk(await mark(3, '男'), x, y)).to.equal(true);
  });

  it('are a line through the other choices once one was chosen', async () => {
    expect(inkBox(await mark(4, '男'))).to.equal(null);
    expect(inkBox(await mark(4, ''))).to.equal(null);
    const ink = inkOf(await mark(4, '女'));
    expect(ink.right - ink.left).to.be.closeTo(8, 0.3);
    expect((ink.top + ink.bottom) / 2).to.be.closeTo(box.top + 4, 0.15);
  });

  it('strike out what is printed when there is a value', async () => {
    const ink = inkOf(await drawOne('はい', { strike: true, width: 20, height: 6, line_width: 1 }));
    expect(ink.right - ink.left).to.be.closeTo(20, 0.3);
    expect(ink.bottom - ink.top).to.be.within(0.2, 0.6);
  });
});

describe('pictures on a form', () => {
  const picture = readFixture('proposal', 'files/images/mark.png');
  const photograph = readFixture('proposal', 'files/images/building.jpg');
  const field = (style: FieldStyle) => ({ fields: [{ name: '値', position_x: 10, position_y: 20, style }] });

  it('are PNG or JPEG, whole and in the middle of their box', async () => {
    for (const [value, name] of [
      [picture, 'PNG'],
      [photograph, 'JPEG'],
    ] as const) {
      const { pages } = await drawFields(field({ width: 40, height: 40, image: true }), { 値: value });
      const ink = inkOf(pages[0]);
      expect(ink.left, name).to.be.at.least(9.9);
      expect(ink.right, name).to.be.at.most(50.1);
      expect(ink.top, name).to.be.at.least(19.9);
      expect(ink.bottom, name).to.be.at.most(60.1);
      // What is wide touches both sides; white at its edges is no ink.
      expect(ink.right - ink.left, name).to.be.greaterThan(30);
    }
  });

  it('have transparent white when they are seals', async () => {
    const form = onePageFile('/MediaBox[0 0 283.465 226.772]', '0.5 g 0 0 283 227 re f');
    const stamp = readFixture('address-change', 'files/images/受付印.png');
    const at = async (style: FieldStyle): Promise<boolean> => {
      const { pages } = await drawFields(field({ width: 33, height: 30, ...style }), { 値: stamp }, { form });
      return isInk(pages[0] as SeenPage, 11 * perMm, 21 * perMm);
    };
    expect(await at({ seal: true })).to.equal(true);
    expect(await at({ image: true })).to.equal(false);
  });
});
