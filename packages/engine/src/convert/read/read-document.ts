import type { FileOptions } from '../../platform/environment.ts';
import type { ZipArchive } from '../../zip/index.ts';
import type { WordDocument } from '../model/word-document.ts';
import { assembleDocument } from './assemble-document.ts';
import { tryFastRead } from './fast-path/try-fast-read.ts';
import { openDocument } from './open-document.ts';

/** Contents of paragraphs that are cached: those that were met before, or all, of a file whose texts all those that are written alike have. */
export type KeptContents = 'repeated' | 'all';

/**
 * Reads a Word file as it is to be set: tracked changes accepted, hidden text left out, styles, numbers and notes resolved. What
 * is in it and is not set is reported in `problems`.
 * @throws ShoruiError `word.*` for a file that is broken, not a Word file, or past the limits
 */
export function readDocument(
  bytes: Uint8Array | ZipArchive,
  options: FileOptions = {},
  kept: KeptContents = 'repeated',
): WordDocument {
  const opened = openDocument(bytes, options);
  return tryFastRead(opened, kept === 'all') ?? assembleDocument(opened);
}

/** The same for a file of which no other is expected that is written alike: nothing of it is cached. */
export function readDocumentOnce(bytes: Uint8Array | ZipArchive, options: FileOptions = {}): WordDocument {
  return assembleDocument(openDocument(bytes, options));
}
