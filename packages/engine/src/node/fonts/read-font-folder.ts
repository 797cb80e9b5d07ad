import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describeFontFile, type FontSource } from '../../pdf/fonts/index.ts';
import { createProblem, ShoruiError, type Problem } from '../../problems/index.ts';
import { systemCode } from '../disk-error.ts';
import { readPackedFont } from './read-packed-font.ts';

/** Bounds on a folder of fonts. */
export interface FontFolderLimits {
  /** Font files that are looked at. */
  readonly files: number;
  /** Bytes of one font file. The largest in use (whole Unicode, collections) have some 120 MB. */
  readonly fileBytes: number;
}

/** The limits for a folder of fonts that apply where none is given. */
export const fontFolderLimits: FontFolderLimits = { files: 2_000, fileBytes: 256 * 1024 * 1024 };

/** Folders within folders that are looked into; a folder that links to itself would never end. */
const maxDepth = 8;
const fontFile = /\.(?:ttf|otf|ttc|otc|woff2)$/iu;
const packedFile = /\.woff2$/iu;

/** The fonts of a folder, and what could not be used. */
export interface FontFolder {
  readonly sources: readonly FontSource[];
  /** Warnings, one a file that was passed over. */
  readonly problems: readonly Problem[];
}

async function listFonts(folder: string, depth: number, seen: Set<string>, limit: number): Promise<string[]> {
  const real = await realpath(folder);
  if (seen.has(real)) return [];
  seen.add(real);
  const found: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (found.length > limit) break;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isDirectory() && depth < maxDepth) {
      found.push(...(await listFonts(path, depth + 1, seen, limit - found.length)));
    } else if (stats?.isFile() && fontFile.test(name)) found.push(path);
  }
  return found;
}

/** Reads stretches of a file while `use` runs. */
function withFile<Value>(path: string, use: (read: (offset: number, length: number) => Uint8Array) => Value): Value {
  const file = openSync(path, 'r');
  try {
    return use((offset, length) => {
      const bytes = new Uint8Array(length);
      const count = readSync(file, bytes, 0, length, offset);
      return bytes.subarray(0, count);
    });
  } finally {
    closeSync(file);
  }
}

/** Reads a whole font. The file may have changed since the folder was listed. */
function loadFont(path: string, file: string): Uint8Array {
  try {
    const buffer = readFileSync(path);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  } catch (cause) {
    throw new ShoruiError([createProblem('pdf.font-broken', { file }, { part: 'file' })], { cause });
  }
}

/** The fonts of a file whose tables are stored as they are; undefined where one of them is variable. */
function readPlainFont(path: string, file: string): FontSource[] | undefined {
  return withFile(path, (read) => {
    const fonts = describeFontFile(read, file);
    if (fonts.some(({ isVariable }) => isVariable)) return undefined;
    return fonts.map(({ index, names, weight, italic, likeness }) => ({
      file,
      names,
      weight,
      italic,
      likeness,
      index,
      load: () => loadFont(path, file),
    }));
  });
}

async function readFont(path: string, file: string, limits: FontFolderLimits): Promise<FontSource[]> {
  const plain = packedFile.test(path) ? undefined : readPlainFont(path, file);
  if (plain) return plain;
  return readPackedFont(loadFont(path, file), file, limits.fileBytes);
}

/** Why a file was passed over, as a warning. */
function skipped(file: string, error: unknown): Problem {
  if (error instanceof ShoruiError) {
    const [cause] = error.problems;
    if (cause?.id === 'pdf.font-reader-missing') return cause;
    const part = cause?.params['part'] ?? 'sfnt';
    return createProblem('pdf.font-skipped', { file }, { part });
  }
  return createProblem('pdf.font-skipped', { file }, { part: systemCode(error) });
}

/**
 * The fonts under a folder (`.ttf`, `.otf`, `.ttc`, `.otc`, `.woff2`), in the order of their paths. Only what names them is read now; a
 * file that cannot be read is a warning.
 * @throws {ShoruiError} `pdf.font-folder` when the folder itself cannot be read
 */
export async function readFontFolder(folder: string, limits: FontFolderLimits = fontFolderLimits): Promise<FontFolder> {
  let paths: string[];
  try {
    paths = await listFonts(folder, 0, new Set(), limits.files);
  } catch (cause) {
    throw new ShoruiError([createProblem('pdf.font-folder', { file: folder })], { cause });
  }
  const sources: FontSource[] = [];
  const problems: Problem[] = [];
  if (paths.length > limits.files) {
    problems.push(createProblem('pdf.font-folder-too-many', { file: folder }, { limit: limits.files }));
  }
  for (const path of paths.slice(0, limits.files)) {
    const file = relative(folder, path);
    try {
      const { size } = await stat(path);
      if (size > limits.fileBytes) problems.push(createProblem('pdf.font-skipped', { file }, { part: 'size' }));
      else sources.push(...(await readFont(path, file, limits)));
    } catch (error) {
      problems.push(skipped(file, error));
    }
  }
  return { sources, problems };
}
