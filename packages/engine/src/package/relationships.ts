import type { Budget } from '../platform/limits.ts';
import type { Place } from '../problems/index.ts';
import { partAttribute } from '../xml/part-attribute.ts';
import type { XmlPart } from '../xml/xml-element.ts';
import type { ZipArchive } from '../zip/index.ts';
import { readPart } from './read-part.ts';

/** The namespace of lists of relationships (ECMA-376 part 2, annex E). */
export const relationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface Relationship {
  /** Empty when the file has none. */
  readonly id: string;
  /** Last step of its type: `image`, `hyperlink`, `header`. */
  readonly kind: string;
  /** Name of a part of the package, or an address outside. */
  readonly target: string;
  readonly isOutside: boolean;
}

/** By id. */
export type Relationships = ReadonlyMap<string, Relationship>;

/** The relationships part of a part: `word/_rels/document.xml.rels`. The package itself is the part of the empty name. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** Name of the part that a target leads to from the part `from` (ECMA-376 part 2, 6.5.2). */
function partName(from: string, target: string): string {
  const path = target.startsWith('/') ? target : `${from.slice(0, from.lastIndexOf('/') + 1)}${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The relationships of the part `from`, out of their list, in its order. Those without a target are left out. */
export function listRelationships(list: XmlPart, from: string): Relationship[] {
  return list.root.children.flatMap((each) => {
    const target = partAttribute(list, each, 'Target');
    if (target === undefined) return [];
    const type = partAttribute(list, each, 'Type') ?? '';
    const isOutside = partAttribute(list, each, 'TargetMode') === 'External';
    return {
      id: partAttribute(list, each, 'Id') ?? '',
      kind: type.slice(type.lastIndexOf('/') + 1),
      target: isOutside ? target : partName(from, target),
      isOutside,
    };
  });
}

/** Name of the first part that the part `from` has a relationship of such a kind to; null for none. */
export function relatedPart(list: XmlPart, from: string, kind: string): string | null {
  return listRelationships(list, from).find((each) => each.kind === kind && !each.isOutside)?.target ?? null;
}

/**
 * What a part refers to, by id; nothing when it has no relationships. `read` replaces the reader of parts, for callers that cache.
 * @throws ShoruiError `word.xml-*`, `word.too-many-relationships`
 */
export function readRelationships(
  archive: ZipArchive,
  part: string,
  limits: Budget,
  file: Place,
  read: typeof readPart = readPart,
): Relationships {
  const name = relationshipsName(part);
  if (!archive.has(name)) return new Map();
  const listed = listRelationships(read(archive, name, limits, file), part).filter(({ id }) => id !== '');
  return new Map(listed.map((each) => [each.id, each]));
}
