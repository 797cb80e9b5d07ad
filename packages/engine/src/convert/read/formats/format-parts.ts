import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import { readCachedPart } from '../../../package/part-cache.ts';

/** The parts of a document that specify how it looks. */
export interface FormatParts {
  readonly styles?: XmlPart;
  readonly numbering?: XmlPart;
  readonly settings?: XmlPart;
  readonly theme?: XmlPart;
}

const kinds = ['styles', 'numbering', 'settings', 'theme'] as const;

/**
 * Reads the parts that the relationships of the main document name; one that is not in the archive is missing.
 * @throws ShoruiError `word.xml-*`
 */
export function readFormatParts(
  archive: ZipArchive,
  relationships: Iterable<{ readonly kind: string; readonly target: string; readonly isOutside: boolean }>,
  limits: Budget,
  file: Place,
): FormatParts {
  const found: { [Kind in (typeof kinds)[number]]?: XmlPart } = {};
  for (const { kind, target, isOutside } of relationships) {
    const known = kinds.find((each) => each === kind);
    if (!known || isOutside || found[known] || !archive.has(target)) continue;
    found[known] = readCachedPart(archive, target, limits, file);
  }
  return found;
}
