import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import { readCachedPart } from '../formats/part-cache.ts';
import { partAttribute } from './part-attribute.ts';

export interface Relationship {
  /** Last step of its type: `image`, `hyperlink`, `header`. */
  readonly kind: string;
  /** Name of a part of the package, or an address outside. */
  readonly target: string;
  readonly isOutside: boolean;
}

export type Relationships = ReadonlyMap<string, Relationship>;

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

/**
 * What a part refers to, by id; nothing when it has no relationships. The package itself is the part of the empty name.
 * @throws ShoruiError `word.xml-*`, `word.too-many-relationships`
 */
export function readRelationships(archive: ZipArchive, part: string, limits: Budget, file: Place): Relationships {
  const at = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  const found = new Map<string, Relationship>();
  if (!archive.has(name)) return found;
  const list = readCachedPart(archive, name, limits, file);
  for (const each of list.root.children) {
    const id = partAttribute(list, each, 'Id');
    const target = partAttribute(list, each, 'Target');
    if (id === undefined || target === undefined) continue;
    const type = partAttribute(list, each, 'Type') ?? '';
    const isOutside = partAttribute(list, each, 'TargetMode') === 'External';
    const kind = type.slice(type.lastIndexOf('/') + 1);
    found.set(id, { kind, target: isOutside ? target : partName(part, target), isOutside });
  }
  return found;
}
