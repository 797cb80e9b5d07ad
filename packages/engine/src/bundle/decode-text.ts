import { createProblem, ShoruiError } from '../problems/index.ts';

/**
 * The text of a UTF-8 file; a byte order mark is passed over.
 * @throws {ShoruiError} `bundle.not-utf8`
 */
export function decodeText(bytes: Uint8Array, file?: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShoruiError([createProblem('bundle.not-utf8', file === undefined ? {} : { file })], { cause });
  }
}
