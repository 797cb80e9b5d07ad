import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { listFiles } from '../support/list-files.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), '../../packages/web/src');

interface Catalogue {
  readonly name: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The catalogues that a module of texts exports: those made by `defineText`. */
async function cataloguesOf(path: string): Promise<readonly Catalogue[]> {
  const module: unknown = await import(pathToFileURL(path).href);
  if (!isGroup(module)) return [];
  return Object.entries(module).flatMap(([name, value]) =>
    isGroup(value) && isGroup(value['jp']) && 'en' in value ? [{ name, texts: value['jp'] }] : [],
  );
}

const escaped = (words: string): string => words.replaceAll('$', String.raw`\$`);

/**
 * Is the name read as a member, `.name`, or taken out of braces, `{ name }` or `{ name: other }`? A key that is computed, `text[kind]`, is
 * written as a string somewhere in the sources that use the catalogue, or it is a `case` of theirs.
 */
const reads = (code: string, name: string): boolean =>
  new RegExp(String.raw`(?:\.|['"\x60{,]\s*)${escaped(name)}(?![\w$])`).test(code);

/** Is the group read as a whole anywhere: by a key that is computed, or passed on? Then any of its texts may be shown. */
const readsWhole = (code: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w$])${escaped(name)}(?![\w$])(?!\s*(?:\?\.|\.(?!\.)))`).test(code);

/** Texts of a catalogue without a reader in the code, by their path. */
function* unused(
  texts: Readonly<Record<string, unknown>>,
  code: string,
  above: readonly string[] = [],
): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (!reads(code, name)) yield [...above, name].join('.');
    else if (isGroup(value) && !readsWhole(code, name)) yield* unused(value, code, [...above, name]);
  }
}

describe('the texts of the screens', () => {
  const files = listFiles(source).filter((path) => ['.ts', '.tsx'].includes(extname(path)));
  const read = (path: string): string =>
    readFileSync(join(source, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '');

  it('are each used by a source that imports their catalogue', async () => {
    const codes = files.map((path) => ({ path, code: read(path) }));
    const found: string[] = [];
    for (const path of files.filter((each) => dirname(each) === 'messages')) {
      for (const { name, texts } of await cataloguesOf(join(source, path))) {
        const users = codes.filter((each) => each.path !== path && new RegExp(String.raw`\b${name}\b`).test(each.code));
        const code = users.map((each) => each.code).join('\n');
        for (const key of unused(texts, code)) found.push(`${basename(path)}: ${name}.${key}`);
      }
    }
    expect(found).to.deep.equal([]);
  });
});
