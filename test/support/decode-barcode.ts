import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { SeenPage } from '../engine/pdf/support/see-pdf.ts';

let prepared: Promise<unknown> | undefined;

/** The result of an independent decoder for pixels: type and text of each code. */
export async function decodeBarcodes(page: Pick<SeenPage, 'width' | 'height' | 'pixels'>): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = readFileSync(file);
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  prepared ??= prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  await prepared;
  const { width, height, pixels } = page;
  const found = await readBarcodes({ colorSpace: 'srgb', width, height, data: new Uint8ClampedArray(pixels) });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}
