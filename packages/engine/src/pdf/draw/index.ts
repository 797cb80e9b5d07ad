export { Canvas } from './canvas.ts';
export { drawLines, type LinesPlace } from './draw-lines.ts';
export type { GlyphCode, GlyphCodes } from './glyph-codes.ts';
export { numberText } from './number-text.ts';
