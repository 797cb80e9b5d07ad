export { Canvas } from './canvas.ts';
export { drawLines, drawParagraphs, type LinesPlace, type PlacedLines } from './draw-lines.ts';
export { keepRuns, type FixedCodes, type GlyphCode, type GlyphCodes } from './line-runs.ts';
export type { Pen } from './pen.ts';
export { PenRecording, replay, type PenCall } from './pen-recording.ts';
export {
  CanvasPen,
  type CanvasPenOptions,
  type DrawingContext,
  type DrawnPath,
  type GlyphSource,
} from './canvas-pen.ts';
export { shadingDict, type Shading, type ShadingStop } from './shading.ts';
export { numberText } from './color.ts';
