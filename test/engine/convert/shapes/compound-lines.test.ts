import { expect } from 'chai';
import fc from 'fast-check';
import type { PathStep } from '../../../../packages/engine/src/convert/model/freeform.ts';
import { besidePath, boxSteps, flatStretches } from '../../../../packages/engine/src/convert/shapes/index.ts';

type Point = readonly [x: number, y: number];

const beside = (steps: readonly PathStep[], away: number): readonly Point[] =>
  flatStretches(steps).flatMap((stretch) => besidePath(stretch, away)?.points ?? []);
const rounded = (points: readonly Point[]): number[][] =>
  points.map((point) => point.map((value) => Math.round(value * 100) / 100 + 0));

/** An open path through these points. */
const open = (points: readonly Point[]): PathStep[] =>
  points.map(([x, y], index): PathStep => ({ to: index === 0 ? 'move' : 'line', x, y }));

describe('parallel paths', () => {
  it('keep a constant distance from a circle', () => {
    const distances = (away: number): number[] =>
      beside(boxSteps('ellipse', 100, 100), away).map(([x, y]) => Math.hypot(x - 50, y - 50));
    for (const [away, radius] of [
      [5, 55],
      [-5, 45],
      [-40, 10],
    ] as const) {
      expect(distances(away)).to.have.length.above(20);
      expect(Math.max(...distances(away).map((each) => Math.abs(each - radius)))).to.be.below(0.06);
    }
  });

  it('join at the corners of a box, outside to the left and inside to the right', () => {
    const corners = (away: number): number[][] => rounded(beside(boxSteps('rectangle', 100, 60), away)).slice(1, -1);
    expect(corners(2)).to.deep.equal([
      [102, -2],
      [102, 62],
      [-2, 62],
      [-2, -2],
    ]);
    expect(corners(-2)).to.deep.equal([
      [98, 2],
      [98, 58],
      [2, 58],
      [2, 2],
    ]);
  });

  it('follow open lines from end to end', () => {
    const bent: readonly Point[] = [
      [0, 0],
      [50, 0],
      [50, 40],
    ];
    expect(rounded(beside(open(bent), 3))).to.deep.equal([
      [0, -3],
      [53, -3],
      [53, 40],
    ]);
    expect(rounded(beside(open(bent), -3))).to.deep.equal([
      [0, 3],
      [47, 3],
      [47, 40],
    ]);
  });

  it('bevel long tips, also where the path turns back', () => {
    const reach = (points: readonly Point[]): number => Math.max(...beside(open(points), 2).map(([x]) => x));
    expect(
      reach([
        [0, 0],
        [100, 0],
        [0, 2],
      ]),
    ).to.be.within(101, 103);
    expect(
      reach([
        [0, 0],
        [100, 0],
        [0, 0],
      ]),
    ).to.be.within(101, 103);
  });

  it('do not exist inside a path that is too small', () => {
    expect(beside(boxSteps('ellipse', 6, 6), -5)).to.deep.equal([]);
    expect(beside(open([[5, 5]]), 1)).to.deep.equal([]);
  });

  it('have a limited number of points for any number of curves', () => {
    const curves = Array.from({ length: 30_000 }, (_, index): PathStep => ({
      to: 'curve',
      x1: 0,
      y1: 900,
      x2: 900,
      y2: 0,
      x: index % 700,
      y: (index * 7) % 500,
    }));
    const [stretch] = flatStretches([{ to: 'move', x: 0, y: 0 }, ...curves, { to: 'close' }]);
    expect(stretch?.points.length).to.be.within(29_000, 50_000);
    expect((stretch && besidePath(stretch, 3)?.points.length) ?? 0).to.be.below(110_000);
  });

  it('stay near any path', () => {
    const coordinate = fc.integer({ min: 0, max: 200 });
    const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(points, fc.integer({ min: -6, max: 6 }), fc.boolean(), (path, away, isClosed) => {
        const steps = [...open(path), ...(isClosed ? [{ to: 'close' } as const] : [])];
        for (const [x, y] of beside(steps, away)) {
          expect(Math.max(-x, -y, x - 200, y - 200)).to.be.below(10 * 6 + 300);
          expect(Number.isFinite(x + y)).to.equal(true);
        }
      }),
    );
  });
});
