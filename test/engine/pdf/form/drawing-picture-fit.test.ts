import { expect } from 'chai';
import type { FieldStyle } from '../../../../packages/engine/src/application/schema/index.ts';
import { makePng } from '../support/make-png.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import type { SeenPage } from '../support/see-pdf.ts';
import { drawFields, inkOf, perMm } from './support/draw-fields.ts';

type Color = readonly [number, number, number];
const [red, blue, white]: Color[] = [
  [255, 0, 0],
  [0, 0, 255],
  [255, 255, 255],
] as never;

/** A picture twice as wide as it is high: the left half red, the right half blue. */
const half = Array<Color>(10).fill(red as Color);
const other = Array<Color>(10).fill(blue as Color);
const twoHalves = makePng({
  width: 20,
  height: 10,
  bits: 8,
  color: 2,
  rows: Array.from({ length: 10 }, () => [0, ...half.flat(), ...other.flat()]),
});

/** A seal: red with a white square in its middle, and a clear edge at its left. */
const stamp = makePng({
  width: 6,
  height: 6,
  bits: 8,
  color: 6,
  rows: Array.from({ length: 6 }, (_, y) => [
    0,
    ...Array.from({ length: 6 }, (_unused, x) => {
      const middle = x >= 2 && x < 4 && y >= 2 && y < 4;
      return [...((middle ? white : red) as Color), x === 0 ? 0 : 255];
    }).flat(),
  ]),
});

/** The picture's box: 40 by 40 mm, 10 mm from the left and 20 mm from the top. */
const box = { left: 10, top: 20, side: 40 } as const;

async function draw(picture: Uint8Array, style: FieldStyle, form?: Uint8Array): Promise<SeenPage> {
  const whole = { width: box.side, height: box.side, ...style };
  const fields = { fields: [{ name: '値', position_x: box.left, position_y: box.top, style: whole }] };
  return (await drawFields(fields, { 値: picture }, form ? { form } : {})).pages[0] as SeenPage;
}

/** The color at a place of the box, in mm from its corner, as red, green and blue. */
function colorAt(page: SeenPage, x: number, y: number): number[] {
  const at = (Math.round((box.top + y) * perMm) * page.width + Math.round((box.left + x) * perMm)) * 4;
  return [...page.pixels.subarray(at, at + 3)];
}

describe('the fit of a picture, as ink', () => {
  it('shows the whole picture centered with contain', async () => {
    const page = await draw(twoHalves, { image: true });
    const ink = inkOf(page);
    expect(ink.left).to.be.closeTo(10, 0.25);
    expect(ink.right).to.be.closeTo(50, 0.25);
    expect(ink.top).to.be.closeTo(30, 0.25);
    expect(ink.bottom).to.be.closeTo(50, 0.25);
    expect(colorAt(page, 5, 20)).to.deep.equal(red);
    expect(colorAt(page, 35, 20)).to.deep.equal(blue);
  });

  it('aligns the picture to the side of the style with contain', async () => {
    const top = inkOf(await draw(twoHalves, { image: true, vertical_align: 'top' }));
    const bottom = inkOf(await draw(twoHalves, { image: true, vertical_align: 'bottom' }));
    expect([top.top, bottom.bottom]).to.satisfy(([a, b]: [number, number]) => {
      return Math.abs(a - 20) < 0.25 && Math.abs(b - 60) < 0.25;
    });
  });

  it('fills the box with cover, clipped on both sides, in its aspect ratio', async () => {
    const page = await draw(twoHalves, { image_fit: 'cover' });
    const ink = inkOf(page);
    expect(ink.left).to.be.closeTo(10, 0.25);
    expect(ink.right).to.be.closeTo(50, 0.25);
    expect(ink.top).to.be.closeTo(20, 0.25);
    expect(ink.bottom).to.be.closeTo(60, 0.25);
    // The middle of the picture stays in the middle of the box.
    expect(colorAt(page, 19, 1)).to.deep.equal(red);
    expect(colorAt(page, 21, 39)).to.deep.equal(blue);
  });

  it('stretches to the box with fill, and stays inside the padding', async () => {
    const ink = inkOf(await draw(twoHalves, { image_fit: 'fill', padding: 5 }));
    expect([ink.left, ink.top, ink.right, ink.bottom].map((each) => Math.round(each))).to.deep.equal([15, 25, 45, 55]);
  });
});

describe('a seal on a form, as ink', () => {
  const printed = onePageFile('/MediaBox[0 0 283.465 226.772]', '0 1 0 rg 0 0 283.465 226.772 re f');

  it('multiplies with the print below: its white and transparent edge are clear, of a picture only the transparent edge', async () => {
    const [seal, picture] = [await draw(stamp, { seal: true }, printed), await draw(stamp, { image: true }, printed)];
    const [edge, ring, middle] = [
      [2, 20],
      [15, 6],
      [20, 20],
    ] as const;
    const green = [0, 255, 0];
    expect(colorAt(seal, ...edge)).to.deep.equal(green);
    expect(colorAt(seal, ...middle)).to.deep.equal(green);
    // Red ink over green print is dark in both.
    expect(colorAt(seal, ...ring)).to.deep.equal([0, 0, 0]);
    expect(colorAt(picture, ...edge)).to.deep.equal(green);
    expect(colorAt(picture, ...middle)).to.deep.equal(white);
    expect(colorAt(picture, ...ring)).to.deep.equal(red);
  });

  it('rotates with its field', async () => {
    const page = await draw(twoHalves, { seal: true, rotation: 90 });
    expect(colorAt(page, 20, 5)).to.deep.equal(red);
    expect(colorAt(page, 20, 35)).to.deep.equal(blue);
  });
});
