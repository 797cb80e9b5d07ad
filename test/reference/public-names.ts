import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModule, type DeclaredName } from './read-module.ts';

const engine = join(dirname(fileURLToPath(import.meta.url)), '../../packages/engine');

/** A public name of an entry. */
export interface PublicName extends DeclaredName {
  readonly name: string;
  /** The file and the name of its declaration: the same for one thing in several entries. */
  readonly origin: string;
}

/** An entry of the package. */
export interface Entry {
  /** `@shorui/engine/word` */
  readonly specifier: string;
  /** The name of its page: `word`, `engine` for the root. */
  readonly page: string;
  /** The comment at the head of its source. */
  readonly about: string;
  readonly names: readonly PublicName[];
}

/** Resolves a name of a module to its declaration, through re-exports. */
function resolveName(path: string, name: string): PublicName | undefined {
  const { declared, forwarded, stars } = readModule(path);
  const own = declared.get(name);
  if (own) return { ...own, name, origin: `${path}#${name}` };
  const next = forwarded.get(name);
  if (next) {
    if (!next.from.startsWith('/'))
      return { name, origin: next.from, docstring: `Of the package \`${next.from}\`.`, signature: '', isValue: true };
    const found = resolveName(next.from, next.name);
    return found && { ...found, name };
  }
  for (const star of stars) {
    const found = resolveName(star, name);
    if (found) return found;
  }
  return undefined;
}

function namesOf(path: string): string[] {
  const { declared, forwarded, stars } = readModule(path);
  return [...new Set([...declared.keys(), ...forwarded.keys(), ...stars.flatMap(namesOf)])];
}

function commentAtHead(path: string): string {
  const lines = readFileSync(path, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join('\n');
}

/** Every entry of the package of the engine with its names, in the order of the alphabet. */
export function publicEntries(): readonly Entry[] {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly '@shorui/source': string }>>;
  };
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === 'string') return [];
    const path = join(engine, target['@shorui/source']);
    const names = namesOf(path).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    return {
      specifier: `@shorui/engine${key.slice(1)}`,
      page: key === '.' ? 'engine' : key.slice(2),
      about: commentAtHead(path),
      names: names.flatMap((name) => resolveName(path, name) ?? []),
    };
  });
}
