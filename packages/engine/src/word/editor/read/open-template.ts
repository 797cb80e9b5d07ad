import type { FileWork } from '../../../platform/environment.ts';
import { readZip, type ZipArchive } from '../../../zip/index.ts';
import { AcceptedArchive } from '../../read/changes/accepted-archive.ts';
import { findTextParts, type TextPartName } from '../../read/word-package.ts';

/**
 * A Word file as its editor and its reader see it: with its tracked changes accepted, as it is compiled. With the name of its
 * main document part, and of all parts that hold its text.
 * @throws ShoruiError when the file cannot be read
 */
export function openTemplate(
  bytes: Uint8Array,
  { codec, limits, place }: FileWork,
): { readonly archive: ZipArchive; readonly main: string; readonly parts: readonly TextPartName[] } {
  const uploaded = readZip(bytes, { codec, limits, file: place.file });
  const parts = findTextParts(uploaded, limits, place);
  const names = parts.map(({ name }) => name);
  return { archive: new AcceptedArchive(uploaded, names, codec, limits, place), main: names[0] ?? '', parts };
}
