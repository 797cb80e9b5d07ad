import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { sourceFiles } from '../imports.ts';
import { DependencyGraph, dependsOn } from './dependencies.ts';

/** Files that every test depends on: a change of one runs all tests. */
const everywhere =
  /^(package-lock\.json|package\.json|packages\/\w+\/package\.json|tsconfig[\w.]*\.json|\.mocharc\.json)$/;

function git(root: string, ...args: readonly string[]): string[] | undefined {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\0').filter((each) => each !== '');
  } catch {
    return undefined;
  }
}

/** Files that differ from main since this branch was created: committed, uncommitted, new and deleted ones. */
export function changedFiles(root: string): readonly string[] {
  const [base] = ['main', 'origin/main', 'HEAD'].flatMap((name) => git(root, 'merge-base', 'HEAD', name) ?? []);
  const changed = base === undefined ? undefined : git(root, 'diff', '--name-only', '--no-renames', '-z', base.trim());
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || added === undefined)
    throw new Error('--changed needs git and a commit to compare with. Run bin/test without it to run all tests.');
  return [...new Set([...changed, ...added])].sort();
}

/** The test files to run for changed files: those that depend on one of them, and the house tests. */
export function testsOf(root: string, changed: readonly string[]): readonly string[] {
  const tests = sourceFiles(join(root, 'test'))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => relative(root, path))
    .sort();
  if (changed.some((path) => everywhere.test(path))) return tests;
  const graph = new DependencyGraph(root);
  // No test file names the modules that are preloaded for all tests.
  const preloaded = graph.of('test/support/preload.ts');
  if (changed.some((path) => dependsOn(preloaded, path))) return tests;
  return tests.filter((test) => {
    if (test.startsWith('test/house/')) return true;
    const dependencies = graph.of(test);
    return changed.some((path) => dependsOn(dependencies, path));
  });
}
