import type { Budget, Limits } from '../platform/limits.ts';
import type { Place } from '../problems/index.ts';
import { readPart } from './read-part.ts';
import type { XmlPart } from '../xml/xml-element.ts';
import type { ZipArchive, ZipEntry } from '../zip/index.ts';

/** Parts that are cached, and UTF-16 units of their XML: about 4 MB with their elements at most. Longer parts are read each time. */
const mostParts = 64;
const mostLength = 512 * 1024;

/** Limits that the reading of a part holds to: what was read under others is read again. */
type ReadingLimits = Pick<Limits, 'xmlDepth' | 'xmlElements' | 'xmlAttributes' | 'relationships'>;

interface KeptPart {
  readonly entry: ZipEntry;
  readonly limits: ReadingLimits;
  readonly part: XmlPart;
}

/** The one used last is last. */
const kept: KeptPart[] = [];
let length = 0;

function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function isSameEntry(one: ZipEntry, other: ZipEntry): boolean {
  return (
    one.crc === other.crc &&
    one.size === other.size &&
    one.method === other.method &&
    one.name === other.name &&
    areSameBytes(one.compressed, other.compressed)
  );
}

function areSameLimits(one: ReadingLimits, other: ReadingLimits): boolean {
  return (
    one.xmlDepth === other.xmlDepth &&
    one.xmlElements === other.xmlElements &&
    one.xmlAttributes === other.xmlAttributes &&
    one.relationships === other.relationships
  );
}

/**
 * The part that an entry of an archive holds: the same object for the same bytes, so that it can be a key of caches.
 * The documents that one template gives have the same styles, numbering, settings and theme, byte for byte.
 */
export function cachedPart(entry: ZipEntry, limits: ReadingLimits, read: () => XmlPart): XmlPart {
  const index = kept.findIndex((each) => isSameEntry(each.entry, entry) && areSameLimits(each.limits, limits));
  const known = kept[index];
  if (known) {
    kept.splice(index, 1);
    kept.push(known);
    return known.part;
  }
  const part = read();
  if (part.xml.length > mostLength) return part;
  // A copy: the entry is a view into the whole archive.
  kept.push({ entry: { ...entry, compressed: entry.compressed.slice() }, limits, part });
  length += part.xml.length;
  while (kept.length > mostParts || length > mostLength) length -= kept.shift()?.part.xml.length ?? length;
  return part;
}

/**
 * Reads a part as `readPart` does, one that documents of one template have in common.
 * @throws ShoruiError `word.part-missing`, `word.xml-*`
 */
export function readCachedPart(archive: ZipArchive, name: string, limits: Budget, file: Place): XmlPart {
  const read = (): XmlPart => readPart(archive, name, limits, file);
  const entry = archive.entries.find((each) => each.name === name);
  return entry ? cachedPart(entry, limits, read) : read();
}
