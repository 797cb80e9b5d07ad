export { normalizeHyphens, normalizeWaveDash } from './hyphens.ts';
export * from './kana.ts';
export { toFullWidth } from './to-full-width.ts';
export { toHalfWidth } from './to-half-width.ts';
export type { WidthKind } from './width-kind.ts';
