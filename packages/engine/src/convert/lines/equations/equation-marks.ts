import type { PlacedGlyph } from '../../../pdf/layout/index.ts';
import type { Mark, PathMark } from '../../model/index.ts';
import { glyphLine } from '../stretched-text.ts';
import type { EquationBox, GlyphPiece, PathPiece } from './equation-box.ts';

function placedGlyph({ glyph, x, y, size, scale, heightScale, style }: GlyphPiece): PlacedGlyph {
  return {
    glyph,
    along: x,
    cross: y,
    size,
    scale,
    heightScale,
    sideways: false,
    style,
    item: 0,
    offset: 0,
    added: false,
  };
}

function pathMark({ path, lineWidth, color, x, y }: PathPiece, left: number, baseline: number): PathMark {
  const outline = lineWidth > 0 && { outline: { pattern: 'single', width: lineWidth, space: 0, color } as const };
  return { kind: 'path', x: left + x, y: baseline - y, paths: [path], fill: color, ...outline };
}

/** The marks of an equation whose baseline begins here. */
export function equationMarks(box: EquationBox, x: number, baseline: number): Mark[] {
  const glyphs: PlacedGlyph[] = [];
  const marks: Mark[] = [];
  for (const piece of box.pieces) {
    if (piece.kind === 'glyph') glyphs.push(placedGlyph(piece));
    else if (piece.kind === 'path') marks.push(pathMark(piece, x, baseline));
    else {
      const { width, height, color: fill } = piece;
      marks.push({ kind: 'box', shape: 'rectangle', x: x + piece.x, y: baseline - piece.y, width, height, fill });
    }
  }
  if (glyphs.length > 0) marks.push({ kind: 'lines', x, y: baseline, lines: [glyphLine(glyphs, box)] });
  return marks;
}
