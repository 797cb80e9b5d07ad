import { expect } from 'chai';
import {
  presetShape,
  ShapeFrame,
  textRoom,
  type DrawnShape,
} from '../../../../packages/engine/src/convert/shapes/index.ts';
import { box } from '../pages/support/floats.ts';

/** At 100 by 60 pt. */
function draw(name: string, adjustments: readonly (readonly [number, number])[] = []): DrawnShape {
  const shape = presetShape(name);
  if (!shape) throw new Error(`no shape ${name}`);
  return shape(new ShapeFrame(100, 60, new Map(adjustments)));
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
const ends = ({ paths }: DrawnShape, number = 0): string =>
  (paths[number]?.steps ?? [])
    .map((step) => (step.to === 'close' ? 'x' : `${step.to.charAt(0)}${round(step.x)},${round(step.y)}`))
    .join(' ');
const room = ({ text }: DrawnShape): number[] => [text.left, text.top, text.right, text.bottom].map(round);

describe('preset shapes with parts', () => {
  it('have rounded or cut corners as specified', () => {
    expect(ends(draw('roundRect', [[1, 50_000]]))).to.equal('m0,30 c30,0 l70,0 c100,30 l100,30 c70,60 l30,60 c0,30 x');
    expect(room(draw('roundRect'))).to.deep.equal([2.9, 2.9, 97.1, 57.1]);
    expect(ends(draw('snip2DiagRect', [[2, 10_000]]))).to.equal('m0,0 l94,0 l100,6 l100,60 l6,60 l0,54 x');
    expect(ends(draw('round2SameRect', [[1, 10_000]]))).to.equal('m0,6 c6,0 l94,0 c100,6 l100,60 l0,60 x');
  });

  it('have lightened and darkened parts', () => {
    expect(draw('cube').paths.map(({ tone, isStroked }) => (isStroked ? 'line' : (tone ?? 0)))).to.deep.equal([
      0,
      -0.2,
      0.2,
      'line',
    ]);
    expect(draw('can').paths.map(({ tone, isStroked }) => (isStroked ? 'line' : (tone ?? 0)))).to.deep.equal([
      0,
      0.4,
      'line',
    ]);
    expect(room(draw('can'))).to.deep.equal([0, 15, 100, 52.5]);
    expect(ends(draw('foldedCorner'), 1)).to.equal('m90,60 l92,52 l100,50 x');
  });

  it('have holes of the opposite direction', () => {
    expect(ends(draw('frame', [[1, 10_000]]))).to.equal('m0,0 l100,0 l100,60 l0,60 x m6,6 l6,54 l94,54 l94,6 x');
    expect(ends(draw('donut'))).to.equal('m0,30 c50,0 c100,30 c50,60 c0,30 x m15,30 c50,45 c85,30 c50,15 c15,30 x');
  });

  it('are parts of ellipses between angles', () => {
    const angles = [
      [1, 0],
      [2, 5_400_000],
    ] as const;
    expect(ends(draw('pie', angles))).to.equal('m100,30 c50,60 l50,30 x');
    expect(ends(draw('chord', angles))).to.equal('m100,30 c50,60 x');
    expect(draw('arc', angles).paths.map((path) => [path.isFilled, path.steps.at(-1)?.to])).to.deep.equal([
      [true, 'close'],
      [false, 'curve'],
    ]);
    expect(
      ends(
        draw('pie', [
          [1, 5_400_000],
          [2, 5_400_000],
        ]),
      ),
    ).to.match(/^m50,60 (?:c\S+ ){4}l50,30 x$/);
  });

  it('of flow charts have their usual lines and text rectangles', () => {
    expect(ends(draw('flowChartPredefinedProcess'), 1)).to.equal('m12.5,0 l12.5,60');
    expect(room(draw('flowChartPredefinedProcess'))).to.deep.equal([12.5, 0, 87.5, 60]);
    expect(ends(draw('flowChartDocument'))).to.equal('m0,0 l100,0 l100,48.1 c0,56 x');
    expect(draw('flowChartOr').paths).to.have.length(3);
    expect(ends(draw('flowChartOfflineStorage'), 1)).to.equal('m40,48 l60,48');
  });

  it('draw a line from a callout to its target', () => {
    const line = ends(
      draw('borderCallout1', [
        [3, 200_000],
        [4, 50_000],
      ]),
      1,
    );
    expect(line).to.equal('m-8.3,11.3 l50,120');
    expect(draw('callout1').paths[0]).to.include({ isFilled: true, isStroked: false });
    expect(draw('accentBorderCallout2').paths).to.have.length(3);
    expect(ends(draw('accentCallout1'), 1)).to.equal('m-8.3,0 l-8.3,60');
  });

  it('are arrows that bend, with text in their shafts', () => {
    expect(
      ends(
        draw('leftUpArrow', [
          [1, 20_000],
          [2, 20_000],
          [3, 20_000],
        ]),
      ),
    ).to.equal('m0,48 l12,36 l12,42 l82,42 l82,12 l76,12 l88,0 l100,12 l94,12 l94,54 l12,54 l12,60 x');
    expect(room(draw('leftRightUpArrow'))).to.deep.equal([7.5, 37.5, 92.5, 52.5]);
    expect(ends(draw('bentArrow', [[4, 0]]))).to.equal(
      'm0,60 l0,7.5 c0,7.5 l85,7.5 l85,0 l100,15 l85,30 l85,22.5 l15,22.5 c15,22.5 l15,60 x',
    );
  });

  it('are figures made of arcs and corners', () => {
    expect(ends(draw('moon'))).to.match(/^m100,60 c0,30 c100,0 (?:c\S+ )+x$/);
    expect(ends(draw('moon'))).to.contain('50,30');
    expect(ends(draw('blockArc'))).to.equal('m0,30 c50,0 c100,30 l85,30 c50,15 c15,30 x');
    expect(draw('smileyFace').paths.map(({ tone }) => tone)).to.deep.equal([
      undefined,
      -0.2,
      undefined,
      undefined,
      undefined,
    ]);
    expect(ends(draw('wave', [[1, 0]]))).to.equal('m0,0 c100,0 l100,60 c0,60 x');
    expect(ends(draw('mathMinus', [[1, 50_000]]))).to.equal('m13.3,15 l86.7,15 l86.7,45 l13.3,45 x');
  });

  it('have the text rectangle inside an ellipse or between round corners, also without a formula', () => {
    const sides = (shape: 'ellipse' | 'roundRectangle' | 'rectangle'): unknown => {
      const found = textRoom(box({ shape }), 100, 60);
      return found && [found.left, found.top, found.right, found.bottom].map(round);
    };
    expect(sides('ellipse')).to.deep.equal([14.6, 8.8, 85.4, 51.2]);
    expect(sides('roundRectangle')).to.deep.equal([2.9, 2.9, 97.1, 57.1]);
    expect(sides('rectangle')).to.equal(undefined);
  });
});
