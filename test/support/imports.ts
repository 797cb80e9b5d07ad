import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** An import or re-export of a source file. */
export interface Import {
  readonly from: string;
  /** Type-only: removed when the types are stripped. */
  readonly isType: boolean;
}

const statement = /^(?:import|export)\s(?:(type\s)?([^;'"]*?)\sfrom\s)?['"]([^'"]+)['"]/gm;

/** The static imports of a source file, without `import()`. Paths are absolute, packages by name. */
export function importsOf(path: string): Import[] {
  return [...readFileSync(path, 'utf8').matchAll(statement)].map(([, type, names = '', from = '']) => {
    const inside = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(',') ?? [];
    const parts = inside.map((each) => each.trim()).filter((each) => each !== '');
    const isType = type !== undefined || (parts.length > 0 && parts.every((each) => each.startsWith('type ')));
    return { from: from.startsWith('.') ? resolve(dirname(path), from) : from, isType };
  });
}

/** Every TypeScript file in a folder. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(folder, name));
}
