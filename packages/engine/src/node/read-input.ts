import { readFile, stat } from 'node:fs/promises';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { defaultLimits } from '../word/index.ts';
import { readError } from './disk-error.ts';

const bytesPerMegabyte = 1024 * 1024;

/** How an input file is read. */
export interface ReadInputOptions {
  /** Most bytes that are read. Default: the limit of the engine for one file. */
  readonly maxBytes?: number;
  /** The problem of a path that is not there. */
  readonly missing?: 'bundle.not-found' | 'bundle.input-not-found';
}

/**
 * The bytes of one input file.
 * @throws {ShoruiError} `bundle.input-not-found`, `bundle.is-a-folder`, `bundle.too-large`, `bundle.cannot-read`
 */
export async function readInput(path: string, options: ReadInputOptions = {}): Promise<Uint8Array> {
  const { maxBytes = defaultLimits.fileBytes } = options;
  const tooLarge = new ShoruiError([
    createProblem('bundle.too-large', { file: path }, { limit: Math.ceil(maxBytes / bytesPerMegabyte) }),
  ]);
  try {
    if ((await stat(path)).size > maxBytes) throw tooLarge;
    const bytes = await readFile(path);
    // The size of a pipe is not known in advance.
    if (bytes.length > maxBytes) throw tooLarge;
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    throw readError(error, path, options.missing);
  }
}
