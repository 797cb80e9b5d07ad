import type { Edge, LineEnds, Mark, PathMark, ShapePath, TextBox } from '../../model/index.ts';
import { drawnShape, withHeads, type DrawnShape } from '../../shapes/index.ts';

type Look = Pick<PathMark, 'fill' | 'gradient' | 'size' | 'outline'>;

/** A shape by its formulas, with the heads of its open lines. */
function formulaMarks({ paths }: DrawnShape, look: Look, ends: LineEnds | undefined): Mark[] {
  const { fill, gradient, size, outline } = look;
  const at = { kind: 'path', x: 0, y: 0, ...(gradient && size && { gradient, size }) } as const;
  if (!outline || !ends) return [{ ...at, paths, ...(fill !== undefined && { fill }), ...(outline && { outline }) }];
  const headed = withHeads(paths, ends, outline.width);
  const marks: Mark[] = [{ ...at, paths: headed.paths, ...(fill !== undefined && { fill }), outline }];
  return [...marks, ...headMarks(headed.heads, outline)];
}

/** Heads look like their line, but are never dashed or double. */
function headMarks(heads: readonly ShapePath[], outline: Edge): Mark[] {
  const { strokes: _, ...line } = outline;
  const stroke = { ...line, pattern: 'single' } as const;
  return heads.map((head) => ({
    kind: 'path',
    x: 0,
    y: 0,
    paths: [head],
    ...(head.isFilled ? { fill: outline.color ?? '000000' } : { outline: stroke }),
  }));
}

function lineMarks({ outline, lineEnds = {}, ...box }: TextBox, width: number, height: number): Mark[] {
  if (outline === undefined) return [];
  const [x1, x2] = box.flippedAcross === true ? [width, 0] : [0, width];
  const [y1, y2] = box.flippedDown === true ? [height, 0] : [0, height];
  const line: ShapePath = {
    steps: [
      { to: 'move', x: x1, y: y1 },
      { to: 'line', x: x2, y: y2 },
    ],
    isFilled: false,
    isStroked: true,
  };
  const { paths, heads } = withHeads([line], lineEnds, outline.width);
  const [from, to] = paths[0]?.steps ?? [];
  const marks = headMarks(heads, outline);
  if (outline.strokes) return [{ kind: 'path', x: 0, y: 0, paths, outline }, ...marks];
  if (from?.to !== 'move' || to?.to !== 'line') return marks;
  return [{ kind: 'rule', x1: from.x, y1: from.y, x2: to.x, y2: to.y, edge: outline }, ...marks];
}

/** The line along a path: one that is mirrored goes round its shape the other way, and the outer stroke stays outside. */
function lineAlong({ outline, flippedAcross = false, flippedDown = false }: TextBox): Edge | undefined {
  if (!outline?.strokes || flippedAcross === flippedDown) return outline;
  return { ...outline, strokes: outline.strokes.map(({ at, width }) => ({ at: -at, width })) };
}

/** Draws the shape of a box of this size (pt), from its top left; nothing where it has no outline and no fill. */
export function shapeMarks(box: TextBox, width: number, height: number): Mark[] {
  const { shape, fill, gradient } = box;
  const along = lineAlong(box);
  const drawn = drawnShape(box, width, height);
  if (!drawn && shape === 'line') return lineMarks({ ...box, ...(along && { outline: along }) }, width, height);
  if (along === undefined && fill === undefined) return [];
  const filled = fill !== undefined && { fill, ...(gradient && { gradient }) };
  if (drawn)
    return formulaMarks(drawn, { ...filled, size: { width, height }, ...(along && { outline: along }) }, box.lineEnds);
  const look = { ...filled, ...(box.outline && { outline: box.outline }) };
  return shape === 'line' ? [] : [{ kind: 'box', shape, x: 0, y: 0, width, height, ...look }];
}
