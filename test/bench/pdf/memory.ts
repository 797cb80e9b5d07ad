import { renderOverlay } from '@shorui/engine/document';
import { bundledLibrary, compileOverlay } from '@shorui/engine/node';
import { drawForm } from './draw-form.ts';
import { formFields } from './form-fields.ts';
import { documentValues } from './values.ts';

// Fills the form again and again and prints what the process holds. Glyphs are kept once they have been used, so memory grows
// until all kanji have been seen, and then no more.

const documents = Number(process.argv[2] ?? 10_000);
const overlay = compileOverlay(await drawForm(), formFields, { fonts: bundledLibrary() });
const lines = 10;
for (let index = 1; index <= documents; index++) {
  renderOverlay(overlay, documentValues(index));
  if (index % Math.ceil(documents / lines) > 0) continue;
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const mb = (bytes: number): string => `${(bytes / 1048576).toFixed(1)} MB`.padStart(9);
  console.log(`${String(index).padStart(6)}  heap ${mb(heapUsed)}  buffers ${mb(arrayBuffers)}  process ${mb(rss)}`);
}
