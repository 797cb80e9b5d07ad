import { createRequire } from 'node:module';
import type { SymbolEncoder } from '../barcode/symbol-encoder.ts';

const require = createRequire(import.meta.url);

/** The encoder of barcodes. It takes a fifth of a second to load, so it is loaded with the first barcode. */
export function loadSymbolEncoder(): SymbolEncoder {
  const { render } = require('bwip-js/node') as { render: SymbolEncoder };
  return (options, drawing) => render({ ...options }, drawing);
}
