import { expect } from 'chai';
import fc from 'fast-check';
import {
  aligned,
  alignments,
  distributed,
  sameSize,
} from '../../../packages/web/src/screens/admin/applications/build/form/geometry/align.ts';
import {
  around,
  bottomOf,
  inside,
  rectBetween,
  rightOf,
  type Rect,
} from '../../../packages/web/src/screens/admin/applications/build/form/geometry/rect.ts';
import { handles, resized } from '../../../packages/web/src/screens/admin/applications/build/form/geometry/resize.ts';
import {
  linesOf,
  snapMove,
  snapResize,
} from '../../../packages/web/src/screens/admin/applications/build/form/geometry/snap.ts';
import {
  fromMm,
  pixelsOf,
  unitOf,
} from '../../../packages/web/src/screens/admin/applications/build/form/geometry/units.ts';

const length = fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10);
const side = fc.integer({ min: 10, max: 900 }).map((tenths) => tenths / 10);
const box: fc.Arbitrary<Rect> = fc.record({ x: length, y: length, width: side, height: side });
const boxes = fc.array(box, { minLength: 2, maxLength: 8 });
const near = 1e-6;

describe('the geometry of fields on a form', () => {
  it('aligns boxes at a common edge or center, and keeps their sizes', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...alignments), (rects, to) => {
        const result = aligned(rects, to);
        const places = result.map((rect) => {
          if (to === 'left') return rect.x;
          if (to === 'right') return rightOf(rect);
          if (to === 'center') return rect.x + rect.width / 2;
          if (to === 'top') return rect.y;
          return to === 'bottom' ? bottomOf(rect) : rect.y + rect.height / 2;
        });
        for (const place of places) expect(place).to.be.closeTo(places[0] ?? 0, near);
        expect(result.map(({ width, height }) => [width, height])).to.deep.equal(
          rects.map(({ width, height }) => [width, height]),
        );
        const [before, after] = [around(rects), around(result)];
        expect(after?.width ?? 0).to.be.at.most((before?.width ?? 0) + near);
      }),
    );
  });

  it('distributes boxes with equal gaps between the outer two, which stay', () => {
    fc.assert(
      fc.property(
        fc.array(box, { minLength: 3, maxLength: 8 }),
        fc.constantFrom('x' as const, 'y' as const),
        (rects, axis) => {
          const size = axis === 'x' ? 'width' : 'height';
          const order = rects.toSorted((one, other) => one[axis] - other[axis]);
          // Boxes that overlap may change their order; their gaps are then negative.
          const placed = distributed(order, axis);
          const gaps = placed
            .slice(1)
            .map((rect, at) => rect[axis] - (placed[at]?.[axis] ?? 0) - (placed[at]?.[size] ?? 0));
          for (const gap of gaps) expect(gap).to.be.closeTo(gaps[0] ?? 0, near);
          expect(placed[0]).to.deep.equal(order[0]);
          expect(placed.at(-1)).to.deep.equal(order.at(-1));
          expect(placed).to.have.length(rects.length);
        },
      ),
    );
  });

  it('gives boxes the size of the first', () => {
    const rects = [
      { x: 0, y: 0, width: 10, height: 5 },
      { x: 30, y: 8, width: 20, height: 9 },
    ];
    expect(sameSize(rects, 'width')[1]).to.deep.equal({ x: 30, y: 8, width: 10, height: 9 });
    expect(sameSize(rects, 'both')[1]).to.deep.equal({ x: 30, y: 8, width: 10, height: 5 });
  });

  it('resizes by each handle, never below the least side, and leaves the opposite sides', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...handles), length, length, (rect, handle, x, y) => {
        for (const by of [
          { x, y },
          { x: -x, y: -y },
        ]) {
          const result = resized(rect, handle, by, 1);
          expect(result.width).to.be.at.least(1 - near);
          expect(result.height).to.be.at.least(1 - near);
          if (handle.x !== -1) expect(result.x).to.equal(rect.x);
          if (handle.x !== 1) expect(rightOf(result)).to.be.closeTo(rightOf(rect), near);
          if (handle.y !== -1) expect(result.y).to.equal(rect.y);
          if (handle.y !== 1) expect(bottomOf(result)).to.be.closeTo(bottomOf(rect), near);
        }
      }),
    );
  });

  it('draws an edge to the nearest line, by at most the reach, and shows the line', () => {
    const cell = { x: 50, y: 20, width: 30, height: 8 };
    const lines = linesOf([cell]);
    const { rect, guides } = snapMove({ x: 51.2, y: 40, width: 12, height: 6 }, lines, 2);
    expect(rect).to.deep.equal({ x: 50, y: 40, width: 12, height: 6 });
    expect(guides).to.deep.equal([{ axis: 'x', at: 50 }]);
    const right = handles.find(({ x, y }) => x === 1 && y === 0) ?? { x: 1, y: 0 };
    const grown = snapResize(
      { x: 50, y: 20, width: 28.5, height: 8 },
      { handle: right, by: { x: 0.4, y: 9 }, least: 1 },
      lines,
      2,
    );
    expect(grown.rect).to.deep.equal(cell);
    expect(grown.guides).to.deep.equal([{ axis: 'x', at: 80 }]);
    fc.assert(
      fc.property(box, boxes, fc.constantFrom(0, 0.5, 3), (moving, others, reach) => {
        const result = snapMove(moving, linesOf(others), reach).rect;
        expect(Math.abs(result.x - moving.x)).to.be.at.most(reach + near);
        expect(Math.abs(result.y - moving.y)).to.be.at.most(reach + near);
        expect([result.width, result.height]).to.deep.equal([moving.width, moving.height]);
      }),
    );
  });

  it('keeps boxes on their page, and makes a box of any two corners', () => {
    const page = { width: 210, height: 297 };
    expect(inside({ x: -5, y: 295, width: 20, height: 10 }, page)).to.deep.equal({
      x: 0,
      y: 287,
      width: 20,
      height: 10,
    });
    expect(rectBetween({ x: 9, y: 2 }, { x: 3, y: 8 })).to.deep.equal({ x: 3, y: 2, width: 6, height: 6 });
  });

  it('converts lengths: mm unless the form is in pt', () => {
    const [mm, pt] = [unitOf({}), unitOf({ unit: 'pt' })];
    expect(fromMm(25.4, mm)).to.equal(25.4);
    expect(fromMm(25.4, pt)).to.be.closeTo(72, near);
    expect(25.4 * pixelsOf(mm, 1)).to.be.closeTo(96, near);
    expect(72 * pixelsOf(pt, 2)).to.be.closeTo(192, near);
  });
});
