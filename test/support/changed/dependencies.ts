import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What a test file depends on: source files, other files, and folders as a whole (these end with a slash). */
export type Dependencies = ReadonlySet<string>;

/** Longer strings are texts: no path of the project is that long. */
const quoted = /(['"`])((?:(?!\1)[^\\\n${}<>]){1,80})\1/g;

/** The source of `@shorui/engine/node`, as in the exports of the packages. */
function packageEntry(root: string, name: string): string | undefined {
  const [, folder, rest = ''] = /^@shorui\/([a-z]+)(\/.*)?$/.exec(name) ?? [];
  if (folder === undefined) return undefined;
  const path = join(root, 'packages', folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const { exports } = JSON.parse(readFileSync(path, 'utf8')) as {
    exports: Record<string, { '@shorui/source'?: string }>;
  };
  const source = exports[`.${rest}`]?.['@shorui/source'];
  return source === undefined ? undefined : join(dirname(path), source);
}

/**
 * The dependencies of source files, read from their text: every quoted string that is a path to a file or folder of the project,
 * relative to the source or to the root, counts. This includes imports and files that are read or started by path. It finds too many
 * rather than too few.
 */
export class DependencyGraph {
  readonly #root: string;
  readonly #direct = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** All direct and indirect dependencies of a source file, including itself. Paths are relative to the root. */
  of(path: string): Dependencies {
    const found = new Set<string>();
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      if (/\.(m|c)?ts$|\.(m|c)?js$/.test(next)) waiting.push(...this.#directOf(next));
    }
    return found;
  }

  #directOf(path: string): readonly string[] {
    const known = this.#direct.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.#root, path), 'utf8');
    const named = new Set([...text.matchAll(quoted)].map(([, , name = '']) => name));
    const direct = [...named].flatMap((name) => this.#resolve(path, name));
    this.#direct.set(path, direct);
    return direct;
  }

  #resolve(from: string, name: string): readonly string[] {
    const entry = packageEntry(this.#root, name);
    if (entry !== undefined) return [relative(this.#root, entry)];
    // Product sources refer to nothing by a project path; their strings may look like folders.
    const bases = from.startsWith('packages/') ? [dirname(from)] : [dirname(from), '.'];
    return bases.flatMap((base) => this.#inProject(from, resolve(this.#root, base, name)));
  }

  #inProject(from: string, path: string): readonly string[] {
    const inside = relative(this.#root, path);
    if (inside === '' || inside.startsWith('..') || /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(inside)) return [];
    // A folder above the source is part of a longer path.
    if (join(this.#root, from).startsWith(path + sep)) return [];
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    return [stats.isDirectory() ? `${inside}/` : inside];
  }
}

/** Whether one of these depends on a file, which may have been deleted. */
export function dependsOn(dependencies: Dependencies, path: string): boolean {
  if (dependencies.has(path)) return true;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (dependencies.has(path.slice(0, end + 1))) return true;
  return false;
}
