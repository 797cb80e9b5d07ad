export { normalizeHyphens, normalizeWaveDash } from './hyphens.ts';
export * from './kana.ts';
export { toFullWidth, toHalfWidth, type WidthKind } from './convert-width.ts';
