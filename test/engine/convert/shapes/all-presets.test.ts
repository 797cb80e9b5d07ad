import { expect } from 'chai';
import fc from 'fast-check';
import {
  flatStretches,
  presetShape,
  ShapeFrame,
  type DrawnShape,
} from '../../../../packages/engine/src/convert/shapes/index.ts';
import { shapeKind } from '../../../../packages/engine/src/convert/read/content/drawings/read-geometry.ts';
import { presetNames } from './preset-names.ts';

const formulas = presetNames.filter((name) => presetShape(name) !== undefined);

function draw(name: string, width: number, height: number, adjustments: readonly number[] = []): DrawnShape {
  const shape = presetShape(name);
  if (!shape) throw new Error(`no shape ${name}`);
  return shape(new ShapeFrame(width, height, new Map(adjustments.map((value, index) => [index + 1, value]))));
}

const pointsOf = ({ paths }: DrawnShape): (readonly [number, number])[] =>
  paths.flatMap(({ steps }) => flatStretches(steps).flatMap(({ points }) => [...points]));

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
const ends = ({ paths }: DrawnShape, number = 0): string =>
  (paths[number]?.steps ?? [])
    .map((step) => (step.to === 'close' ? 'x' : `${step.to.charAt(0)}${round(step.x)},${round(step.y)}`))
    .join(' ');

/** Lead out of their box, to what they speak of; so does a slanting stroke where the box is narrow. */
const leadOut = /allout[123]?$|^mathNotEqual$/;

describe('preset shapes', () => {
  it('are all drawn', () => {
    expect(new Set(presetNames).size).to.equal(187);
    expect(presetNames.filter((name) => !presetShape(name) && !shapeKind(name))).to.deep.equal([]);
    expect(presetShape('unheardOf')).to.equal(undefined);
    expect(presetShape('toString')).to.equal(undefined);
  });

  it('fill their box and stay inside it', () => {
    for (const [width, height] of [
      [100, 60],
      [40, 90],
      [50, 50],
    ] as const) {
      for (const name of formulas.filter((each) => !leadOut.test(each))) {
        const points = pointsOf(draw(name, width, height));
        const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const place = `${name} ${width}x${height}`;
        expect(Math.min(...across), place).to.be.above(-0.7);
        expect(Math.max(...across), place).to.be.below(width + 0.7);
        expect(Math.min(...down), place).to.be.above(-0.7);
        expect(Math.max(...down), place).to.be.below(height + 0.7);
        const wide = Math.max(...across) - Math.min(...across);
        // An arc is a quarter of an ellipse where nothing else is specified.
        expect(wide, place).to.be.above(width * (name === 'arc' ? 0.4 : 0.55));
      }
    }
  });

  it('close filled paths', () => {
    const open = formulas.filter((name) =>
      draw(name, 100, 60).paths.some(({ steps, isFilled }) => {
        const isSign = /Brace|Bracket|brace|bracket|Connector|^callout|line/.test(name);
        return isFilled && !isSign && flatStretches(steps).some(({ isClosed }) => !isClosed);
      }),
    );
    expect(open).to.deep.equal([]);
  });

  it('have finite coordinates for any size and adjustments', () => {
    const size = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 2000, noNaN: true }));
    const adjustment = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: -30e6, max: 30e6 }));
    const adjustments = fc.array(adjustment, { maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...formulas), size, size, adjustments, (name, width, height, values) => {
        const { paths, text } = draw(name, width, height, values);
        const numbers = paths.flatMap(({ steps }) =>
          steps.flatMap((step) => (step.to === 'close' ? [] : Object.values(step).filter((each) => each !== step.to))),
        );
        const all = [...numbers, ...Object.values(text)];
        expect(all.every((value) => typeof value === 'number' && Number.isFinite(value))).to.equal(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('follow their adjustments', () => {
    expect(ends(draw('diagStripe', 100, 60, [25_000]))).to.equal('m0,15 l25,0 l100,0 l0,60 x');
    expect(ends(draw('halfFrame', 100, 60, [50_000, 10_000]))).to.equal('m0,0 l100,0 l50,30 l6,30 l6,56.4 l0,60 x');
    expect(ends(draw('rightArrowCallout', 100, 60, [20_000, 30_000, 25_000, 50_000]))).to.equal(
      'm0,0 l50,0 l50,24 l85,24 l85,12 l100,30 l85,48 l85,36 l50,36 l50,60 l0,60 x',
    );
    expect(ends(draw('downArrowCallout', 60, 100, [20_000, 30_000, 25_000, 50_000]))).to.equal(
      'm0,0 l0,50 l24,50 l24,85 l12,85 l30,100 l48,85 l36,85 l36,50 l60,50 l60,0 x',
    );
    expect(ends(draw('upArrowCallout', 60, 100, [20_000, 30_000, 25_000, 50_000]))).to.equal(
      'm0,100 l0,50 l24,50 l24,15 l12,15 l30,0 l48,15 l36,15 l36,50 l60,50 l60,100 x',
    );
    expect(ends(draw('nonIsoscelesTrapezoid', 100, 60, [50_000, 0]))).to.equal('m0,60 l30,0 l100,0 l100,60 x');
    expect(ends(draw('teardrop', 100, 60, [0]))).to.include('c50,30 c100,30');
    expect(ends(draw('doubleWave', 90, 60, [10_000, 0]))).to.equal('m0,6 c45,6 c90,6 l90,54 c45,54 c0,54 x');
    expect(ends(draw('plaqueTabs', 60, 80))).to.equal(
      'm0,0 l5,0 c0,5 x m60,0 l55,0 c60,5 x m60,80 l55,80 c60,75 x m0,80 l5,80 c0,75 x',
    );
  });

  it('have as many teeth as their name specifies', () => {
    for (const [name, teeth] of [
      ['gear6', 6],
      ['gear9', 9],
    ] as const) {
      const sides = draw(name, 80, 80).paths[0]?.steps.filter(({ to }) => to === 'line') ?? [];
      expect(sides.length).to.equal(teeth * 3);
    }
  });

  it('have a text rectangle inside', () => {
    for (const name of formulas) {
      const { text } = draw(name, 100, 60);
      expect(text.right - text.left, name).to.be.above(0);
      expect(text.bottom - text.top, name).to.be.above(0);
    }
  });
});
