import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FontSource } from '@shorui/engine';
import { layoutFont, loadFace, packOutlines } from '@shorui/engine/pdf';
import { bundledFonts } from '@shorui/engine/node';
import { AppError } from '../../errors/app-error.ts';

const compress = promisify(brotliCompress);
/** Fonts are compressed once, outlines for each call. */
const [wellPacked, quicklyPacked] = [9, 4];

/** Bytes as they are and compressed by brotli. */
export interface Part {
  readonly plain: Uint8Array;
  readonly packed: Uint8Array;
}

const sources: ReadonlyMap<string, FontSource> = new Map(bundledFonts.map((source) => [source.file, source]));
const layouts = new Map<string, Promise<Part>>();

async function part(plain: Uint8Array, quality: number): Promise<Part> {
  return { plain, packed: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) };
}

/** Equal for equal files. Reads the whole font, once a process. */
export const fontDigest = (source: FontSource): string => loadFace(source).key;

/** @throws {AppError} not_found for a font that there is not, or that is another one now */
export function fontOf(file: string, digest: string): FontSource {
  const source = sources.get(file);
  if (source === undefined || fontDigest(source) !== digest) throw new AppError('not_found');
  return source;
}

/** A font without outlines, made and compressed once a process. */
export function layoutPart(source: FontSource): Promise<Part> {
  let made = layouts.get(source.file);
  if (!made) {
    made = part(layoutFont(source.load(), source.file) ?? new Uint8Array(0), wellPacked);
    layouts.set(source.file, made);
  }
  return made;
}

export const outlinesPart = (source: FontSource, glyphs: readonly number[]): Promise<Part> =>
  part(packOutlines(loadFace(source), glyphs), quicklyPacked);
