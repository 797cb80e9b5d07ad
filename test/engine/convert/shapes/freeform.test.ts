import { expect } from 'chai';
import fc from 'fast-check';
import type {
  Freeform,
  FreeformNumber,
  FreeformPath,
  FreeformStep,
  Guide,
  GuideOperator,
  PathStep,
} from '../../../../packages/engine/src/convert/model/index.ts';
import { drawnShape, shapeValuePlaces, type DrawnShape } from '../../../../packages/engine/src/convert/shapes/index.ts';
import { guideValue } from '../../../../packages/engine/src/convert/shapes/freeform-shape.ts';

const place = (name: string): FreeformNumber => {
  const value = shapeValuePlaces.get(name);
  if (value === undefined) throw new Error(name);
  return { value };
};
/** The result of the guide of this number, from 0. */
const guide = (number: number): FreeformNumber => ({ value: shapeValuePlaces.size + number });
const path = (steps: readonly FreeformStep[], more: Partial<FreeformPath> = {}): FreeformPath => ({
  left: 0,
  top: 0,
  width: 0,
  height: 0,
  isFilled: true,
  isStroked: true,
  steps,
  ...more,
});
const step = (to: FreeformStep['to'], ...numbers: readonly FreeformNumber[]): FreeformStep => ({ to, numbers });

/** At 100 by 60 pt. */
function draw(freeform: Partial<Freeform>, width = 100, height = 60): DrawnShape {
  const drawn = drawnShape({ freeform: { guides: [], paths: [], ...freeform } }, width, height);
  if (!drawn) throw new Error('nothing drawn');
  return drawn;
}

function ends({ paths }: DrawnShape, number = 0): string[] {
  return (paths[number]?.steps ?? []).map((each: PathStep) =>
    each.to === 'close'
      ? 'close'
      : `${each.to} ${Math.round(each.x * 10) / 10 + 0},${Math.round(each.y * 10) / 10 + 0}`,
  );
}

describe('freeforms', () => {
  it('calculate their guides as the standard specifies', () => {
    const degrees = (value: number): number => value * 60_000;
    const cases: readonly (readonly [GuideOperator, number, number, number, number])[] = [
      ['*/', 6, 4, 3, 8],
      ['+-', 6, 4, 3, 7],
      ['+/', 6, 4, 5, 2],
      ['?:', 1, 4, 5, 4],
      ['?:', 0, 4, 5, 5],
      ['abs', -6, 0, 0, 6],
      ['at2', 1, 1, 0, degrees(45)],
      ['cat2', 10, 3, 4, 6],
      ['sat2', 10, 3, 4, 8],
      ['cos', 10, degrees(60), 0, 5],
      ['sin', 10, degrees(30), 0, 5],
      ['tan', 10, degrees(45), 0, 10],
      ['max', 6, 4, 0, 6],
      ['min', 6, 4, 0, 4],
      ['mod', 2, 3, 6, 7],
      ['pin', 1, 0, 9, 1],
      ['pin', 1, 5, 9, 5],
      ['pin', 1, 10, 9, 9],
      ['sqrt', 9, 0, 0, 3],
      ['val', 6, 4, 3, 6],
    ];
    for (const [operator, x, y, z, wanted] of cases) {
      expect(guideValue(operator, x, y, z), `${operator} ${x} ${y} ${z}`).to.be.closeTo(wanted, 1e-6);
    }
  });

  it('use 0 for values that are not numbers', () => {
    expect([guideValue('*/', 1, 1, 0), guideValue('+/', 0, 0, 0), guideValue('sqrt', -1, 0, 0)]).to.deep.equal([
      0, 0, 0,
    ]);
  });

  it('scale paths with a size to the shape, and read others in EMU', () => {
    const corner = [step('move', 0, 0), step('line', 200, 300)];
    expect(ends(draw({ paths: [path(corner, { width: 400, height: 600 })] }))).to.deep.equal([
      'move 0,0',
      'line 50,30',
    ]);
    const emu = path([step('move', 0, 0), step('line', 127_000, 254_000)]);
    expect(ends(draw({ paths: [emu] }))).to.deep.equal(['move 0,0', 'line 10,20']);
    const moved = path(corner, { left: -200, top: 0, width: 400, height: 600 });
    expect(ends(draw({ paths: [moved] }))).to.deep.equal(['move 50,0', 'line 100,30']);
  });

  it('resolve the measures of the shape and earlier guides', () => {
    const guides: readonly Guide[] = [
      { operator: '*/', operands: [place('w'), 1, 4] },
      { operator: '+-', operands: [place('r'), 0, guide(0)] },
    ];
    const inset = path([step('move', guide(0), place('vc')), step('line', guide(1), place('b')), step('close')]);
    expect(ends(draw({ guides, paths: [inset] }))).to.deep.equal(['move 25,30', 'line 75,60', 'close']);
    const room = draw({ guides, text: [guide(0), place('hd3'), guide(1), place('b')] }).text;
    expect([room.left, room.top, room.right, room.bottom]).to.deep.equal([25, 20, 75, 60]);
    expect(draw({}).text).to.deep.equal({ left: 0, top: 0, right: 100, bottom: 60 });
  });

  it('follow curves and arcs', () => {
    const curves = path([step('move', 0, 0), step('quadratic', 30, 60, 60, 0), step('cubic', 70, 0, 80, 0, 100, 60)]);
    const sized = { ...curves, width: 100, height: 60 };
    const [, quadratic] = draw({ paths: [sized] }).paths[0]?.steps ?? [];
    expect(quadratic).to.deep.include({ to: 'curve', x1: 20, y1: 40, x2: 40, y2: 40, x: 60, y: 0 });
    // From the left over the top to the right, on an ellipse as wide as the shape.
    const arc = path([
      step('move', 0, place('vc')),
      step('arc', place('wd2'), place('hd2'), place('cd2'), place('cd2')),
    ]);
    expect(ends(draw({ paths: [arc] }))).to.deep.equal(['move 0,30', 'curve 50,0', 'curve 100,30']);
  });

  it('measure the angles of an arc on the visible ellipse', () => {
    // A ray of 45 degrees from the middle of a box of 100 by 60.
    const reach = 1 / Math.hypot(1 / 50, 1 / 30);
    const seen = (50 + reach) * 12_700;
    const arc = path([
      step('move', seen, (30 + reach) * 12_700),
      step('arc', place('wd2'), place('hd2'), place('cd8'), place('cd8')),
    ]);
    expect(ends(draw({ paths: [arc] })).at(-1)).to.equal('curve 50,60');
  });

  it('of VML follow ellipses in boxes and quarters of ellipses', () => {
    const size = { width: 100, height: 60 };
    const clockwise = step('boxArc', 0, 0, 100, 60, 50, 0, 100, 30, 1);
    expect(ends(draw({ paths: [path([clockwise], size)] }))).to.deep.equal(['move 50,0', 'curve 100,30']);
    const other = step('boxArc', 0, 0, 100, 60, 50, 0, 100, 30, -1);
    expect(ends(draw({ paths: [path([other], size)] }))).to.deep.equal([
      'move 50,0',
      'curve 0,30',
      'curve 50,60',
      'curve 100,30',
    ]);
    const quarter = [step('move', 0, 30), step('quadrant', 50, 0, 0)];
    const [, curve] = draw({ paths: [path(quarter, size)] }).paths[0]?.steps ?? [];
    expect(curve?.to === 'curve' && [curve.x1, Math.round(curve.y1), curve.y2]).to.deep.equal([0, 13, 0]);
  });

  it('keep the fill, stroke and shade of a path', () => {
    const { paths } = draw({ paths: [path([], { isFilled: false }), path([], { isStroked: false, tone: 0.4 })] });
    expect(paths).to.deep.equal([
      { steps: [], isFilled: false, isStroked: true },
      { steps: [], isFilled: true, isStroked: false, tone: 0.4 },
    ]);
  });

  it('have finite, bounded coordinates for any formulas', () => {
    const operators: readonly GuideOperator[] = ['*/', '+/', 'at2', 'cat2', 'mod', 'sqrt', 'tan', 'sin', 'pin', '?:'];
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 0, max: shapeValuePlaces.size + 9 }).map((value) => ({ value })),
    );
    const guides = fc.array(
      fc.record({ operator: fc.constantFrom(...operators), operands: fc.tuple(number, number, number) }),
      { maxLength: 10 },
    );
    const kinds = fc.constantFrom<FreeformStep['to']>(
      'move',
      'line',
      'cubic',
      'quadratic',
      'arc',
      'boxArc',
      'quadrant',
      'close',
    );
    const steps = fc.array(fc.record({ to: kinds, numbers: fc.array(number, { maxLength: 9 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(guides, steps, fc.nat(300), fc.nat(300), (given, drawn, width, height) => {
        const made = draw(
          { guides: given, paths: [path(drawn), path(drawn, { width: 21_600, height: 1 })] },
          width,
          height,
        );
        for (const each of made.paths.flatMap((one) => one.steps)) {
          if (each.to === 'close') continue;
          for (const value of Object.values(each)) {
            if (typeof value === 'number') expect(Math.abs(value)).to.be.below(200_000);
          }
        }
        expect(made.paths.every((one) => one.steps[0] === undefined || one.steps[0].to === 'move')).to.equal(true);
      }),
    );
  });
});
