import { expect } from 'chai';
import fc from 'fast-check';
import type { LineEnd, PathStep, ShapePath } from '../../../../packages/engine/src/convert/model/index.ts';
import { withHeads } from '../../../../packages/engine/src/convert/shapes/index.ts';

const head = (kind: LineEnd['kind'], length = 3, width = 3): LineEnd => ({ kind, length, width });
const stroked = (...steps: readonly PathStep[]): ShapePath => ({ steps, isFilled: false, isStroked: true });
const move = (x: number, y: number): PathStep => ({ to: 'move', x, y });
const line = (x: number, y: number): PathStep => ({ to: 'line', x, y });
const straight = stroked(move(0, 0), line(100, 0));

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
const points = (path: ShapePath | undefined): number[][] =>
  (path?.steps ?? []).flatMap((each) => (each.to === 'close' ? [] : [[round(each.x), round(each.y)]]));

describe('line heads', () => {
  it('have their tip at the end of the line, which is shortened', () => {
    const { paths, heads } = withHeads([straight], { end: head('triangle') }, 4);
    expect(points(heads[0])).to.deep.equal([
      [100, 0],
      [88, 6],
      [88, -6],
    ]);
    expect(points(paths[0])).to.deep.equal([
      [0, 0],
      [88.6, 0],
    ]);
  });

  it('are at the start too, in the other direction', () => {
    const { paths, heads } = withHeads([straight], { start: head('stealth', 5, 2), end: head('triangle') }, 2);
    expect(points(heads[1])).to.deep.equal([
      [0, 0],
      [10, -2],
      [6, 0],
      [10, 2],
    ]);
    expect(points(paths[0])).to.deep.equal(
      [
        [94.3, 0],
        [5.5, 0],
      ].toReversed(),
    );
  });

  it('of thin lines have the size for a line of 2 pt', () => {
    const { heads } = withHeads([straight], { end: head('triangle') }, 0.5);
    expect(points(heads[0])[1]).to.deep.equal([94, 3]);
  });

  it('are centered on the end of the line when round or square', () => {
    for (const kind of ['oval', 'diamond'] as const) {
      const { paths, heads } = withHeads([straight], { end: head(kind, 5, 3) }, 2);
      const places = points(heads[0]);
      expect(Math.min(...places.map(([x = 0]) => x)), kind).to.equal(95);
      expect(Math.max(...places.map(([x = 0]) => x)), kind).to.equal(105);
      expect(Math.max(...places.map(([, y = 0]) => y)), kind).to.equal(3);
      expect(points(paths[0])[1]).to.deep.equal([100, 0]);
    }
  });

  it('are strokes with the corner at the end of the line when open', () => {
    const { paths, heads } = withHeads([straight], { end: head('open', 3.5, 3.5) }, 2);
    expect(heads[0]).to.include({ isFilled: false, isStroked: true });
    const [, [tip = 0] = []] = points(heads[0]);
    // 1 pt of stroke on each side of an angle whose half has the tangent 1/2.
    expect(100 - tip).to.be.closeTo(Math.sqrt(5), 0.01);
    expect(points(paths[0])[1]).to.deep.equal([tip, 0]);
  });

  it('follow the direction of a bent or curved end', () => {
    const bent = stroked(move(0, 0), line(50, 0), line(50, 40));
    const { paths, heads } = withHeads([bent], { end: head('triangle') }, 2);
    expect(points(heads[0])).to.deep.equal([
      [50, 40],
      [47, 34],
      [53, 34],
    ]);
    expect(points(paths[0])).to.deep.equal([
      [0, 0],
      [50, 0],
      [50, 34.3],
    ]);
    const curve = stroked(move(0, 0), { to: 'curve', x1: 30, y1: 0, x2: 60, y2: 10, x: 60, y: 60 });
    const curved = withHeads([curve], { end: head('triangle') }, 2);
    const [tip, ...corners] = points(curved.heads[0]);
    expect(tip).to.deep.equal([60, 60]);
    expect(corners.every(([, y = 0]) => y > 53 && y < 55)).to.equal(true);
    const [, end = []] = points(curved.paths[0]);
    expect(Math.hypot(60 - (end[0] ?? 0), 60 - (end[1] ?? 0))).to.be.closeTo(5.7, 0.01);
  });

  it('replace segments that are shorter than themselves', () => {
    const short = stroked(move(0, 0), line(50, 0), line(51, 0), line(52, 0));
    expect(points(withHeads([short], { end: head('triangle') }, 2).paths[0])).to.deep.equal([
      [0, 0],
      [46.3, 0],
    ]);
    const gone = withHeads([stroked(move(0, 0), line(2, 0))], { start: head('triangle'), end: head('triangle') }, 2);
    expect([gone.paths[0]?.steps, gone.heads.length]).to.deep.equal([[], 2]);
  });

  it('are on every open path of a shape, and on no closed path', () => {
    const both = stroked(move(0, 0), line(50, 0), line(50, 50), { to: 'close' }, move(60, 0), line(90, 0), move(0, 0));
    const { paths, heads } = withHeads([both], { end: head('triangle') }, 2);
    expect(heads.map((each) => points(each)[0])).to.deep.equal([[90, 0]]);
    expect(paths[0]?.steps.filter(({ to }) => to === 'close')).to.have.length(1);
    expect(points(paths[0]).at(-1)).to.deep.equal([84.3, 0]);
  });

  it('do not change the fill of a shape', () => {
    const filled = { ...straight, isFilled: true };
    const { paths } = withHeads([filled], { end: head('triangle') }, 2);
    expect(paths.map(({ isFilled, isStroked }) => [isFilled, isStroked])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
    expect(points(paths[0])).to.deep.equal([
      [0, 0],
      [100, 0],
    ]);
  });

  it('change nothing without heads', () => {
    expect(withHeads([straight], {}, 2)).to.deep.equal({ paths: [straight], heads: [] });
  });

  it('have finite coordinates for any line', () => {
    const place = fc.integer({ min: -50, max: 50 });
    const step = fc.oneof(
      fc.record({ to: fc.constantFrom('move' as const, 'line' as const), x: place, y: place }),
      fc.record({ to: fc.constant('curve' as const), x1: place, y1: place, x2: place, y2: place, x: place, y: place }),
      fc.constant({ to: 'close' as const }),
    );
    const kinds = fc.constantFrom<LineEnd['kind']>('triangle', 'stealth', 'diamond', 'oval', 'open');
    fc.assert(
      fc.property(
        fc.array(step),
        kinds,
        kinds,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (steps, start, end, width) => {
          const made = withHeads([stroked(move(0, 0), ...steps)], { start: head(start), end: head(end) }, width);
          for (const each of [...made.paths, ...made.heads].flatMap((path) => path.steps)) {
            for (const value of Object.values(each)) {
              if (typeof value === 'number') expect(Number.isFinite(value)).to.equal(true);
            }
          }
        },
      ),
    );
  });
});
