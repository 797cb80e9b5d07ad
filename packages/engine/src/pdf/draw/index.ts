export { Canvas } from './canvas.ts';
export { drawLines, drawParagraphs, type LinesPlace, type PlacedLines } from './draw-lines.ts';
export type { FixedCodes, GlyphCode, GlyphCodes } from './glyph-codes.ts';
export type { Pen } from './pen.ts';
export { PenRecording, replay, type PenCall } from './pen-recording.ts';
export { keepRuns } from './line-runs.ts';
export {
  CanvasPen,
  type CanvasPenOptions,
  type DrawingContext,
  type DrawnPath,
  type GlyphSource,
} from './canvas-pen.ts';
export { shadingDict, type Shading, type ShadingStop } from './shading.ts';
export { numberText } from './number-text.ts';
