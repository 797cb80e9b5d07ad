import { expect } from 'chai';
import type { Mark } from '../../../../packages/engine/src/convert/model/index.ts';
import { placeMarks } from '../../../../packages/engine/src/convert/pages/index.ts';

const edge = { pattern: 'single', width: 1, space: 0 } as const;
const picture = { bytes: new Uint8Array(), part: 'a.png', width: 10, height: 30 };
const marks: readonly Mark[] = [
  { kind: 'lines', x: 1, y: 2, lines: [] },
  { kind: 'rule', x1: 0, y1: 5, x2: 40, y2: 5, edge },
  { kind: 'box', shape: 'rectangle', x: 1, y: 2, width: 30, height: 10 },
  { kind: 'picture', x: 3, y: 4, picture },
  { kind: 'link', x: 1, y: 2, width: 30, height: 10, target: '#a' },
  { kind: 'target', x: 1, y: 2, bookmark: 'a' },
  { kind: 'clipped', x: 0, y: 0, width: 20, height: 10, marks: [{ kind: 'lines', x: 0, y: 3, lines: [] }] },
];

describe('Placing marks', () => {
  it('moves marks of horizontal text', () => {
    const [lines, rule, box, , , target, clipped] = placeMarks(marks, { x: 100, y: 200 }, 'horizontal');
    expect(lines).to.deep.equal({ kind: 'lines', x: 101, y: 202, lines: [] });
    expect(rule).to.include({ x1: 100, y1: 205, x2: 140, y2: 205 });
    expect(box).to.include({ x: 101, y: 202, width: 30, height: 10 });
    expect(target).to.include({ x: 101, y: 202 });
    expect(clipped).to.include({ x: 100, y: 200 });
    expect(clipped?.kind === 'clipped' && clipped.marks[0]).to.include({ x: 100, y: 203 });
  });

  it('rotates marks of vertical text around its top right', () => {
    const [lines, rule, box, image, link, target, clipped] = placeMarks(marks, { x: 100, y: 200 }, 'vertical');
    expect(lines).to.deep.equal({ kind: 'lines', x: 98, y: 201, lines: [], vertical: true });
    expect(rule).to.include({ x1: 95, y1: 200, x2: 95, y2: 240 });
    expect(box).to.include({ x: 88, y: 201, width: 10, height: 30 });
    expect(image).to.include({ x: 86, y: 203 });
    expect(link).to.include({ x: 88, y: 201, width: 10, height: 30 });
    expect(target).to.include({ x: 98, y: 201 });
    expect(clipped).to.include({ x: 90, y: 200, width: 10, height: 20 });
    expect(clipped?.kind === 'clipped' && clipped.marks[0]).to.include({ x: 97, y: 200, vertical: true });
  });
});
