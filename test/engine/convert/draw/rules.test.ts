import { expect } from 'chai';
import type { EdgePattern, Mark } from '../../../../packages/engine/src/convert/model/index.ts';
import { isInk, seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { contentOf, draw, edge, linesMark, page, rule } from './support.ts';

/** Pixels to a pt. */
const scale = 8;

async function see(...marks: readonly Mark[]): Promise<(x: number, y: number) => boolean> {
  const [seen] = await seePdf(draw([page(...marks)]).bytes, scale);
  return (x, y) => isInk(seen as SeenPage, x * scale, y * scale);
}

describe('pages drawn as PDF: rules and boxes', () => {
  it('joins the sides of cells into one line', () => {
    const marks = [20, 40, 60].map((x) => rule(x, 50, x + 20, 50));
    expect(contentOf(draw([page(...marks)]).bytes)).to.equal('0 G\n1 w\n20 50 m\n80 50 l\nS');
  });

  it('does not join rules of different looks, nor with a gap between them', () => {
    const marks = [rule(20, 50, 40, 50), rule(40, 50, 60, 50, edge('single', 2)), rule(70, 50, 80, 50)];
    expect(contentOf(draw([page(...marks)]).bytes).match(/ l/g)).to.have.length(3);
  });

  it('closes the corners of thick rules, and does not extend free ends', async () => {
    const thick = edge('thick', 4);
    const ink = await see(rule(20, 20, 80, 20, thick), rule(80, 20, 80, 60, thick));
    expect(ink(81.5, 18.5)).to.equal(true);
    expect(ink(83, 18.5)).to.equal(false);
    expect(ink(19, 20)).to.equal(false);
    expect(ink(80, 61)).to.equal(false);
  });

  it('joins double rules stroke by stroke in a corner', async () => {
    const double = edge('double', 2);
    const sides = [
      rule(20, 20, 80, 20, double),
      rule(20, 60, 80, 60, double),
      rule(20, 20, 20, 60, double),
      rule(80, 20, 80, 60, double),
    ];
    const ink = await see(...sides);
    for (const [x, right] of [
      [20, false],
      [80, true],
    ] as const) {
      for (const [y, low] of [
        [20, false],
        [60, true],
      ] as const) {
        const [outX, outY] = [right ? 2 : -2, low ? 2 : -2];
        expect(ink(x + outX, y + outY), `outer corner of ${x},${y}`).to.equal(true);
        expect(ink(x - outX, y - outY), `inner corner of ${x},${y}`).to.equal(true);
        expect(ink(x, y), `white between strokes at ${x},${y}`).to.equal(false);
        expect(ink(x + outX, y), `outer stroke goes on at ${x},${y}`).to.equal(true);
        expect(ink(x - outX * 2, y), `white along the side at ${x},${y}`).to.equal(false);
      }
    }
  });

  it('ends a double rule at the near stroke of a rule that it meets', async () => {
    const double = edge('double', 2);
    const ink = await see(rule(20, 50, 80, 50, double), rule(80, 20, 80, 80, double));
    expect(ink(77.9, 48)).to.equal(true);
    expect(ink(80, 48)).to.equal(false);
    expect(ink(82, 48)).to.equal(true);
  });

  const patterns: readonly [EdgePattern, number][] = [
    ['single', 1],
    ['thick', 1],
    ['double', 2],
    ['triple', 3],
    ['dotted', 1],
    ['dashed', 1],
    ['dotDash', 1],
    ['dotDotDash', 1],
    ['wave', 1],
  ];
  for (const [pattern, strokes] of patterns) {
    it(`draws a ${pattern} rule across and down, in its color`, () => {
      for (const mark of [
        rule(20, 50, 120, 50, edge(pattern, 1, '0000ff')),
        rule(20, 10, 20, 90, edge(pattern, 1, '0000ff')),
      ]) {
        const content = contentOf(draw([page(mark)]).bytes);
        expect(content.match(/ m$/gm)).to.have.length(strokes);
        expect(content).to.include('0 0 1 RG');
        expect(/ d$/m.test(content)).to.equal(/^dot|^dash/.test(pattern));
        expect(/ c$/m.test(content)).to.equal(pattern === 'wave');
      }
    });
  }

  it('begins and ends dashed rules with a dash, so that corners are closed', async () => {
    for (const length of [37, 50, 63.3, 100]) {
      const ink = await see(rule(20, 50, 20 + length, 50, edge('dashed', 2)));
      expect(ink(20.5, 50)).to.equal(true);
      expect(ink(20 + length - 0.5, 50)).to.equal(true);
    }
  });

  it('draws slanted rules', async () => {
    const ink = await see(rule(20, 20, 80, 80, edge('single', 2)));
    expect(ink(50, 50)).to.equal(true);
    expect(ink(50, 56)).to.equal(false);
  });

  it('fills and outlines rectangles, rounded ones and ellipses', async () => {
    const at = { x: 20, y: 20, width: 60, height: 40, fill: 'cccccc', outline: edge('single', 2, 'ff0000') };
    const pictures: SeenPage[] = [];
    for (const shape of ['rectangle', 'roundRectangle', 'ellipse'] as const) {
      const [seen] = await seePdf(draw([page({ kind: 'box', shape, ...at })]).bytes, scale);
      if (seen) pictures.push(seen);
    }
    const color = (seen: SeenPage | undefined, x: number, y: number): number[] => {
      const from = (y * scale * (seen?.width ?? 0) + x * scale) * 4;
      return Array.from(seen?.pixels.subarray(from, from + 3) ?? []);
    };
    const [rectangle, round, ellipse] = pictures;
    for (const seen of pictures) expect(new Set(color(seen, 50, 40))).to.deep.equal(new Set([204]));
    for (const seen of pictures) expect(new Set(color(seen, 50, 20)).size).to.equal(2);
    expect(new Set(color(rectangle, 20, 20)).size).to.equal(2);
    expect(color(round, 20, 20)).to.deep.equal([255, 255, 255]);
    expect(new Set(color(round, 27, 27))).to.deep.equal(new Set([204]));
    expect(color(ellipse, 24, 24)).to.deep.equal([255, 255, 255]);
  });

  it('draws rules above adjacent shading, and below later content', async () => {
    const shade = { kind: 'box', shape: 'rectangle', x: 20, y: 50, width: 60, height: 20, fill: 'ffffff' } as const;
    const beside = await see(rule(20, 50, 80, 50, edge('single', 2)), shade);
    expect(beside(50, 50.8)).to.equal(true);
    const under = await see(rule(20, 60, 80, 60, edge('single', 2)), shade);
    expect(under(50, 60)).to.equal(false);
  });

  it('draws text above earlier shading and below later shading', async () => {
    const shade = { kind: 'box', shape: 'rectangle', x: 10, y: 10, width: 60, height: 30, fill: 'ffffff' } as const;
    const mark = linesMark('■', 20, 15, { style: { size: 20 } });
    expect((await see(shade, mark))(30, 25)).to.equal(true);
    expect((await see(mark, shade))(30, 25)).to.equal(false);
  });
});
