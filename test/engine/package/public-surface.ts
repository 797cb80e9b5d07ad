import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that each entry of a package exports, in order; types too. */
export type Surface = Readonly<Record<string, readonly string[]>>;

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

/** `AddressAnswer as b` and `type Address` are exported as `b` and `Address`. */
function exportedName(item: string): string {
  return item.replace(/^.* as /, '').replace(/^type /, '');
}

function exportedNames(declarations: string): string[] {
  const lists = [...declarations.matchAll(/^export \{([^}]*)\}/gm)].map(([, list = '']) => list);
  const declared = [...declarations.matchAll(/^export declare \w+ (\w+)/gm)].map(([, name = '']) => name);
  const items = lists.flatMap((list) => list.split(',').map((item) => item.trim()));
  return [...declared, ...items.filter((item) => item !== '').map(exportedName)];
}

/** Reads the public names of an installed package from its declarations. */
export function publicSurface(folder: string): Surface {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : [[entry, exportedNames(readFileSync(join(folder, target.types), 'utf8')).toSorted()] as const],
  );
  return Object.fromEntries(entries);
}
