import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { importsOf, sourceFiles } from '../support/imports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const packages = join(root, 'packages');

/** The first circle of imports that is met; empty when there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (file: string): string[] => {
    if (open.includes(file)) return open.slice(open.indexOf(file));
    if (done.has(file)) return [];
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle.length > 0) return circle;
    }
    open.pop();
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

interface LintRules {
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: {
      readonly 'no-restricted-imports'?: readonly [string, { patterns: readonly { group: readonly string[] }[] }];
    };
  }[];
}

/** Folders that files of a folder of the engine may not import from: those of the last lint rule that is about it. */
function forbiddenIn({ overrides }: LintRules, folder: string): readonly string[] {
  const own = overrides.findLast(({ files }) => files.includes(`packages/engine/src/${folder}/**/*.ts`));
  const groups = own?.rules['no-restricted-imports']?.[1].patterns.flatMap(({ group }) => group) ?? [];
  return groups.flatMap((each) => /^\*\*\/([\w-]+)\/\*\*$/.exec(each)?.[1] ?? []);
}

describe('imports', () => {
  for (const within of ['', 'word/']) {
    it(`run one way in engine/src/${within}: of any two folders, a lint rule keeps one from importing the other`, () => {
      const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintRules;
      const folders = readdirSync(join(packages, 'engine/src', within), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      expect(folders.length).to.be.greaterThan(8);
      const forbidden = new Map(folders.map((name) => [name, forbiddenIn(rules, within + name)]));
      const free = folders.flatMap((one, index) =>
        folders
          .slice(index + 1)
          .filter((other) => !forbidden.get(one)?.includes(other) && !forbidden.get(other)?.includes(one))
          .map((other) => `${one} and ${other}`),
      );
      expect(free).to.deep.equal([]);
    });
  }

  it('have no cycles, types included', () => {
    for (const name of readdirSync(packages)) {
      const files = sourceFiles(join(packages, name, 'src'));
      const graph = new Map(files.map((file) => [file, importsOf(file).map(({ from }) => from)]));
      expect(files.length).to.be.greaterThan(10);
      expect(
        findCircle(graph).map((file) => relative(root, file)),
        name,
      ).to.deep.equal([]);
    }
  });

  it('of the command that are needed for its help alone leave out the engine and all that is heavy', () => {
    const reached = new Set<string>();
    const waiting = [join(packages, 'cli/src/main.ts')];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      if (!file.startsWith('/')) continue;
      waiting.push(...importsOf(file).flatMap(({ from, isType }) => (isType ? [] : [from])));
    }
    const outside = [...reached].filter((each) => !each.startsWith('/') && !each.startsWith('node:'));
    expect(outside.toSorted()).to.deep.equal(['commander', 'picocolors']);
  });
});
