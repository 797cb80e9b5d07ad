import type { Line, PlacedGlyph } from '../../pdf/layout/index.ts';

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
