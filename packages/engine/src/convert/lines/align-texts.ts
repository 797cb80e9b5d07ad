import type { Decoration, Line, TextStyle } from '../../pdf/layout/index.ts';
import type { ParagraphFormat } from '../model/index.ts';

type TextAlignment = NonNullable<ParagraphFormat['textAlignment']>;

/** Room above and below the baseline, pt. */
interface Reach {
  readonly above: number;
  readonly below: number;
}

function reachOf({ size, ascent, descent }: TextStyle): Reach {
  return { above: (ascent ?? 1) * size, below: (descent ?? 0) * size };
}

function boxReach({ ascent, descent, cross }: Line['boxes'][number]): Reach {
  return { above: ascent + cross, below: descent - cross };
}

function heightOf({ above, below }: Reach): number {
  return above + below;
}

/** How far something is to be raised so that it lines up with the whole line. */
function raised(align: TextAlignment, line: Reach, { above, below }: Reach): number {
  if (align === 'top') return line.above - above;
  if (align === 'bottom') return below - line.below;
  return (line.above - line.below - above + below) / 2;
}

/** A mark goes with the text that it begins at. */
function moved(decoration: Decoration, line: Line, by: (style: TextStyle) => number): Decoration {
  const at = decoration.kind === 'emphasis' ? decoration.along : decoration.from;
  const under = line.glyphs.findLast(({ along }) => along <= at + 0.01) ?? line.glyphs[0];
  return under ? { ...decoration, cross: decoration.cross + by(under.style) } : decoration;
}

/**
 * Lines up texts and pictures of different heights in a horizontal line by their tops, middles or lower ends (`w:textAlignment`,
 * ECMA-376 part 1, 17.3.1.39). The line stays as high as it is.
 */
export function alignTexts(line: Line, align: TextAlignment): Line {
  if (align === 'baseline') return line;
  const styles = [...new Set(line.glyphs.map(({ style }) => style))];
  if (styles.length + line.boxes.length < 2) return line;
  const texts = styles.filter(({ rise }) => rise === undefined || rise === 0).map(reachOf);
  const tallest = texts.toSorted((one, other) => heightOf(other) - heightOf(one))[0];
  const reaches = [...texts, ...line.boxes.map(boxReach)];
  if (reaches.length === 0) return line;
  const whole = {
    above: Math.max(...reaches.map(({ above }) => above)),
    below: Math.max(...reaches.map(({ below }) => below)),
  };
  // What is raised or lowered on purpose goes with the text that it is next to.
  const by = (style: TextStyle): number =>
    raised(align, whole, style.rise !== undefined && style.rise !== 0 && tallest ? tallest : reachOf(style));
  return {
    ...line,
    glyphs: line.glyphs.map((glyph) => ({ ...glyph, cross: glyph.cross + by(glyph.style) })),
    boxes: line.boxes.map((box) => ({ ...box, cross: box.cross + raised(align, whole, boxReach(box)) })),
    decorations: line.decorations.map((decoration) => moved(decoration, line, by)),
  };
}
