import { provideSymbolEncoder } from './symbol-encoder.ts';

/**
 * Loads the encoder of barcodes (about 70 kB packed). To be called once before documents with barcodes are drawn in a browser;
 * the Node entry loads it by itself when it is first needed.
 */
export async function loadBarcodes(): Promise<void> {
  const { bwipEncoder } = await import('./bwip-symbols.ts');
  provideSymbolEncoder(() => bwipEncoder);
}
