import type { Line, PlacedGlyph, TextStyle } from '../../pdf/layout/index.ts';
import type { Glyph } from '../../pdf/fonts/font-chain.ts';
import type { Block, Inline, LayoutContext, Mark } from '../model/index.ts';
import { letterExtent } from './letter-extents.ts';
import { textItems } from './push-text.ts';
import { stylesOf } from './text-styles.ts';

interface Extent {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Glyphs that were placed by themselves as one line, whose baseline is at its top. */
export function glyphLine(glyphs: readonly PlacedGlyph[], { width, ascent, descent }: Extent): Line {
  return {
    glyphs,
    boxes: [],
    decorations: [],
    start: 0,
    width,
    room: width,
    roomStart: 0,
    hung: 0,
    ascent,
    descent,
    top: 0,
    baseline: 0,
    height: ascent + descent,
    from: 0,
    to: glyphs.length,
    end: 'end',
    isClean: true,
  };
}

interface Letter {
  readonly glyph: Glyph;
  readonly style: TextStyle;
  /** Before it is stretched, pt. */
  readonly width: number;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function linesOf(blocks: readonly Block[]): Inline[][] {
  const lines: Inline[][] = [];
  for (const block of blocks) {
    if (block.kind === 'table') continue;
    lines.push([]);
    for (const inline of block.content) {
      if (inline.kind === 'break') lines.push([]);
      else lines.at(-1)?.push(inline);
    }
  }
  return lines.filter((line) => line.some((inline) => inline.kind === 'text' && inline.text.trim() !== ''));
}

function lettersOf(line: readonly Inline[], context: LayoutContext): Letter[] {
  const styleOf = stylesOf(context);
  return line.flatMap((inline) => {
    if (inline.kind !== 'text') return [];
    return textItems(inline.text, inline.format, styleOf(inline.format)).flatMap(({ text, style }) =>
      style.chain
        .shape(text)
        .map((glyph) => ({ glyph, style, width: glyph.advance * style.size * (style.scale ?? 1) })),
    );
  });
}

/** A line of letters whose ink fills the height of an area, and whose advances fill its width. */
function stretchedLine(letters: readonly Letter[], { x, y, width, height }: Area): Mark {
  const ascent = Math.max(...letters.map(({ glyph, style }) => letterExtent(glyph.text)[0] * style.size));
  const descent = Math.max(...letters.map(({ glyph, style }) => letterExtent(glyph.text)[1] * style.size));
  const down = height / (ascent + descent);
  const across = width / letters.reduce((sum, letter) => sum + letter.width, 0);
  const glyphs: PlacedGlyph[] = [];
  let along = 0;
  for (const { glyph, style, width: own } of letters) {
    const scale = ((style.scale ?? 1) * (glyph.cell?.scale ?? 1) * across) / down;
    const shift = (glyph.cell?.shift ?? 0) * style.size * (style.scale ?? 1) * across;
    const size = style.size * down;
    const plain = { cross: 0, heightScale: 1, sideways: false, item: 0, offset: 0, added: false } as const;
    glyphs.push({ ...plain, glyph, along: along + shift, size, scale, style });
    along += own * across;
  }
  const extent = { width, ascent: ascent * down, descent: descent * down };
  return { kind: 'lines', x, y: y + ascent * down, lines: [glyphLine(glyphs, extent)] };
}

/** The text of blocks, a line each, stretched to fill an area: WordArt. */
export function stretchedText(blocks: readonly Block[], area: Area, context: LayoutContext): Mark[] {
  const lines = linesOf(blocks)
    .map((line) => lettersOf(line, context))
    .filter((letters) => letters.some(({ width }) => width > 0));
  if (!(area.width > 0 && area.height > 0)) return [];
  const height = area.height / Math.max(1, lines.length);
  return lines.map((letters, index) => stretchedLine(letters, { ...area, y: area.y + index * height, height }));
}
