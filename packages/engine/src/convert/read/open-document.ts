import type { Codec } from '../../platform/codec.ts';
import { startFileWork, type FileOptions } from '../../platform/environment.ts';
import type { Budget } from '../../platform/limits.ts';
import type { Place } from '../../problems/index.ts';
import { readCachedPart } from '../../package/part-cache.ts';
import { readRelationships, type Relationship } from '../../package/relationships.ts';
import type { StyleLists } from '../../word/read/block-tree.ts';
import { AcceptedArchive } from '../../word/read/changes/accepted-archive.ts';
import { readStyleLists } from '../../word/read/style-lists.ts';
import { findTextParts } from '../../word/read/word-package.ts';
import { readZip, type ZipArchive } from '../../zip/index.ts';
import { readFormatParts, type FormatParts } from './formats/index.ts';

/** A Word file whose text is not read yet. */
export interface OpenedDocument {
  /** As it is stored. */
  readonly stored: ZipArchive;
  /** With its tracked changes accepted. */
  readonly archive: ZipArchive;
  /** Name of the main part. */
  readonly main: string;
  /** Of the main part. */
  readonly relationships: readonly Relationship[];
  readonly formatParts: FormatParts;
  /** Which list each paragraph style puts its paragraphs in, for block paths. */
  readonly styleLists: () => StyleLists;
  readonly codec: Codec;
  readonly limits: Budget;
  readonly file: Place;
}

/**
 * Opens a Word file and reads the parts that specify how it looks.
 * @throws ShoruiError `word.*` for a file that is broken, not a Word file, or past the limits
 */
export function openDocument(bytes: Uint8Array | ZipArchive, options: FileOptions): OpenedDocument {
  const { codec, limits, place: file } = startFileWork(options);
  const stored =
    bytes instanceof Uint8Array ? readZip(bytes, { codec, limits: options.limits, file: options.file }) : bytes;
  const names = findTextParts(stored, limits, file, readCachedPart).map(({ name }) => name);
  const archive = new AcceptedArchive(stored, names, codec, limits, file);
  const main = names[0] ?? '';
  const relationships = [...readRelationships(stored, main, limits, file, readCachedPart).values()];
  const formatParts = readFormatParts(stored, relationships, limits, file);
  let lists: StyleLists | undefined;
  const styleLists = (): StyleLists => (lists ??= readStyleLists(archive, limits, file));
  return { stored, archive, main, relationships, formatParts, styleLists, codec, limits, file };
}
