import { portableCodec, writeZip, type Codec } from '../word/index.ts';
import type { RenderedFile } from './render-application.ts';

/** Packs finished files into one zip with UTF-8 names. The same files give the same bytes. */
export function pack(files: readonly RenderedFile[], options: { codec?: Codec } = {}): Uint8Array<ArrayBuffer> {
  // Word files are zips themselves: deflating them again costs time and gains nothing.
  const inputs = files.map(({ path, bytes }) => ({ name: path, data: bytes, store: path.endsWith('.docx') }));
  return writeZip(inputs, { codec: options.codec ?? portableCodec });
}
