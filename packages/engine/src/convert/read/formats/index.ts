export { createFormatSource, type ThemedFormatSource } from './create-format-source.ts';
export { readFormatParts, type FormatParts } from './format-parts.ts';
export { formatNumber } from './numbers/index.ts';
