import { expect } from 'chai';
import type { Edge, LineEnd, Mark, PathMark, TextBox } from '../../../../packages/engine/src/convert/model/index.ts';
import { box, float } from './support/floats.ts';
import { make, paragraph, section } from './support/paper.ts';

const outline: Edge = { pattern: 'single', width: 2, space: 0, color: '112233' };
const triangle: LineEnd = { kind: 'triangle', length: 3, width: 3 };

/** Marks of a shape of 100 by 40 pt at the top left of the page. */
function marksOf(more: Partial<TextBox>): Mark[] {
  const at = { from: 'page', offset: 0 } as const;
  const shape = float({ content: box({ outline, ...more }), width: 100, height: 40, horizontal: at, vertical: at });
  const { pages } = make(section([paragraph('a', {}, [shape])]));
  return (pages[0]?.marks ?? []).filter(({ kind }) => kind !== 'lines');
}

const paths = (marks: readonly Mark[]): PathMark[] => marks.flatMap((mark) => (mark.kind === 'path' ? [mark] : []));
const tipOf = (mark: PathMark | undefined): unknown => mark?.paths[0]?.steps[0];

describe('Lines with heads', () => {
  it('end before their heads, which have the same color', () => {
    const [rule, head, ...rest] = marksOf({ shape: 'line', lineEnds: { end: triangle } });
    expect(rest).to.deep.equal([]);
    expect(rule).to.include({ kind: 'rule', x1: 0, y1: 0 });
    if (rule?.kind !== 'rule') throw new Error('no rule');
    expect(Math.hypot(100 - rule.x2, 40 - rule.y2)).to.be.closeTo(5.7, 0.01);
    expect(head).to.deep.include({ kind: 'path', fill: '112233' });
    expect(tipOf(paths(head ? [head] : [])[0])).to.deep.equal({ to: 'move', x: 100, y: 40 });
  });

  it('follow mirroring', () => {
    const tip = (more: Partial<TextBox>): unknown => {
      const marks = marksOf({ shape: 'line', lineEnds: { end: triangle }, ...more });
      return tipOf(paths(marks)[0]);
    };
    expect(tip({ flippedAcross: true })).to.deep.equal({ to: 'move', x: 0, y: 40 });
    expect(tip({ flippedDown: true })).to.deep.equal({ to: 'move', x: 100, y: 0 });
    expect(tip({ flippedAcross: true, flippedDown: true })).to.deep.equal({ to: 'move', x: 0, y: 0 });
  });

  it('are omitted where heads take the whole length', () => {
    const large: LineEnd = { kind: 'triangle', length: 60, width: 5 };
    expect(marksOf({ shape: 'line', lineEnds: { end: large } }).map(({ kind }) => kind)).to.deep.equal(['path']);
  });

  it('have one solid head for a double or dashed line', () => {
    const double = { ...outline, width: 3, strokes: [{ at: 0, width: 0.5 }] } as const;
    const [, open] = marksOf({ shape: 'line', outline: double, lineEnds: { end: { ...triangle, kind: 'open' } } });
    expect(open).to.deep.include({ outline: { ...outline, pattern: 'single', width: 3 } });
    const dashed = { ...outline, pattern: 'dashed' } as const;
    const [, head] = marksOf({ shape: 'line', outline: dashed, lineEnds: { end: { ...triangle, kind: 'open' } } });
    expect(head).to.deep.include({ outline });
  });

  it('are black, with black heads, by default', () => {
    const plain = { pattern: 'single', width: 1, space: 0 } as const;
    expect(marksOf({ shape: 'line', outline: plain, lineEnds: { start: triangle } })[1]).to.include({ fill: '000000' });
  });

  it('may be connectors and freeforms, but not boxes', () => {
    const adjustments = new Map<number, number>();
    const bent = { preset: { name: 'bentConnector2', adjustments }, lineEnds: { start: triangle, end: triangle } };
    const [connector, end, start] = paths(marksOf(bent));
    expect(connector?.paths[0]?.steps.map((each) => each.to)).to.deep.equal(['move', 'line', 'line']);
    expect([tipOf(end), tipOf(start)]).to.deep.equal([
      { to: 'move', x: 100, y: 40 },
      { to: 'move', x: 0, y: 0 },
    ]);
    const steps = [
      { to: 'move', numbers: [0, 0] },
      { to: 'line', numbers: [1, 1] },
    ] as const;
    const open = { left: 0, top: 0, width: 1, height: 1, isFilled: true, isStroked: true, steps };
    const freeform = { guides: [], paths: [open] };
    expect(paths(marksOf({ freeform, lineEnds: { end: triangle } }))).to.have.length(2);
    expect(marksOf({ lineEnds: { end: triangle } }).map(({ kind }) => kind)).to.deep.equal(['box']);
  });

  it('are not drawn without an outline', () => {
    const { outline: _, ...bare } = box({ lineEnds: { end: triangle } });
    const at = { from: 'page', offset: 0 } as const;
    const shape = float({ content: { ...bare, shape: 'line' }, horizontal: at, vertical: at });
    const { pages } = make(section([paragraph('a', {}, [shape])]));
    expect(pages[0]?.marks.map(({ kind }) => kind)).to.deep.equal(['lines']);
  });
});

describe('Freeforms', () => {
  it('put their text into the specified rectangle', () => {
    const steps = [{ to: 'move', numbers: [0, 0] }] as const;
    const path = { left: 0, top: 0, width: 1, height: 1, isFilled: true, isStroked: true, steps };
    const at = { from: 'page', offset: 0 } as const;
    const content = box({
      blocks: [paragraph('in')],
      freeform: { guides: [], paths: [path], text: [254_000, 127_000, 1_270_000, 508_000] },
    });
    const { pages } = make(
      section([paragraph('a', {}, [float({ content, width: 100, height: 40, horizontal: at, vertical: at })])]),
    );
    const [, text] = (pages[0]?.marks ?? []).filter(({ kind }) => kind === 'lines');
    expect(text).to.include({ x: 23, y: 12 });
  });

  it('grow with their text', () => {
    const steps = [
      { to: 'move', numbers: [0, 0] },
      { to: 'line', numbers: [10, 10] },
    ] as const;
    const path = { left: 0, top: 0, width: 10, height: 10, isFilled: true, isStroked: true, steps };
    const blocks = [paragraph('a'), paragraph('b'), paragraph('c'), paragraph('d'), paragraph('e')];
    const [mark] = paths(marksOf({ freeform: { guides: [], paths: [path] }, blocks, growsWithText: true }));
    expect(mark?.paths[0]?.steps.at(-1)).to.deep.equal({ to: 'line', x: 100, y: 54 });
  });
});
