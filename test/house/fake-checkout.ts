import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Programs of node_modules that the scripts of `bin/` start. */
const programs = [
  'typescript/bin/tsc',
  'oxlint/bin/oxlint',
  'oxfmt/bin/oxfmt',
  'vite/bin/vite.js',
  'mocha/bin/mocha.js',
];

/** Folders of sources that the scripts look through. */
const sources = ['cli/src', 'engine/src', 'server/src', 'web/src', 'web/build', 'web/public'].map(
  (name) => `packages/${name}`,
);

/** A fresh clone in small: the real scripts of `bin/`, and an npm and packages that only write down that they ran. */
export class FakeCheckout {
  readonly root: string;
  readonly #log: string;
  /** What npm does: the packages of the lockfile are there afterwards. */
  readonly #install = `
    const fs = require('node:fs');
    const { dirname } = require('node:path');
    for (const path of ${JSON.stringify(programs)}) {
      fs.mkdirSync(dirname('node_modules/' + path), { recursive: true });
      fs.copyFileSync('tools/program.cjs', 'node_modules/' + path);
    }
    fs.mkdirSync('node_modules/esbuild', { recursive: true });
    fs.copyFileSync('tools/esbuild.cjs', 'node_modules/esbuild/index.js');
    fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;

  constructor(folder: string) {
    this.root = join(folder, 'clone');
    this.#log = join(folder, 'log');
    cpSync(join(root, 'bin'), join(this.root, 'bin'), { recursive: true });
    for (const path of [...sources, 'test/support/postgres', 'tools'])
      mkdirSync(join(this.root, path), { recursive: true });
    writeFileSync(this.#log, '');
    this.write('packages/cli/src/main.ts', 'export {};');
    this.write('packages/engine/package.json', '{"exports":{}}');
    this.write('tsconfig.json', '{}');
    this.write('tsconfig.base.json', '{}');
    this.lock('1.0.0');
    this.npm(this.#install);
    this.write('test/first.test.ts', '');
    this.write('test/second.test.ts', '');
    this.write('bin/lib/test-weights.json', '{"test/first.test.ts":30,"test/second.test.ts":30}');
    this.write(
      'test/support/postgres/start-postgres.mjs',
      `import { appendFileSync } from 'node:fs';
      export async function startPostgres() {
        appendFileSync(${JSON.stringify(this.#log)}, 'postgres\\n');
        return { url: 'postgres://fake', stop: async () => undefined };
      }`,
    );
    this.write(
      'tools/esbuild.cjs',
      `exports.build = async ({ outdir, entryPoints }) => {
        const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
        appendFileSync(${JSON.stringify(this.#log)}, 'esbuild\\n');
        const isOfTests = Array.isArray(entryPoints);
        if (isOfTests && existsSync(${JSON.stringify(join(this.root, 'tools/fail-esbuild'))})) throw new Error('findings of esbuild in ' + entryPoints[0]);
        if (outdir !== undefined) mkdirSync(outdir, { recursive: true });
        return { metafile: { inputs: {} } };
      };`,
    );
    this.write(
      'tools/program.cjs',
      `const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
      const name = require('node:path').basename(__filename);
      appendFileSync(${JSON.stringify(this.#log)}, name + ' ' + process.argv.slice(2).join(' ') + '\\n');
      if (existsSync('tools/fail-' + name)) {
        console.log('findings of ' + name);
        process.exit(1);
      }
      if (name === 'tsc') {
        mkdirSync('packages/cli/dist', { recursive: true });
        writeFileSync('packages/cli/dist/main.js', 'console.log(process.argv.slice(2).join(" "));');
      }
      if (name === 'vite.js') {
        mkdirSync('packages/web/dist', { recursive: true });
        writeFileSync('packages/web/dist/index.html', '');
      }
      if (name === 'mocha.js') {
        const isSecond = process.argv.at(-1).includes('second');
        if (existsSync('tools/killed') && isSecond) {
          writeFileSync(process.env.SHORUI_TEST_COUNTS, JSON.stringify({ passes: 3, current: 'a test' }));
          process.kill(process.pid, 'SIGKILL');
        }
        if (existsSync('tools/no-counts')) process.exit(1);
        const failures = existsSync('tools/failures') && isSecond ? ['one (test/second.test.ts)', 'two (hook)'] : [];
        const details = { 'one (test/second.test.ts)': ['Error: 1 is not 2', 'x'.repeat(2000)] };
        const notRun = existsSync('tools/no-real-files') ? ['a real file'] : [];
        const { SHORUI_TEST_COUNTS: file, SHORUI_TEST_POSTGRES: postgres, SHORUI_TEST_SEED: seed } = process.env;
        writeFileSync(file, JSON.stringify({ passes: 6, failures, details, pending: 0, notRun, seconds: {}, ended: true }));
        writeFileSync('tools/environment-' + (isSecond ? 2 : 1), postgres + ' ' + seed);
        writeFileSync('tools/programs', String(existsSync(new URL(process.env.SHORUI_TEST_PROGRAMS))));
        process.exitCode = failures.length;
      }`,
    );
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Packages that hold nothing usable until npm has run their scripts, as sqlite3 does. */
  nativePackages(...names: readonly string[]): void {
    this.npm(`
      const { mkdirSync, writeFileSync } = require('node:fs');
      for (const name of ${JSON.stringify(names)}) {
        const folder = 'node_modules/' + name;
        if (process.argv[2] === 'rebuild') {
          if (!process.argv.includes(name)) continue;
          mkdirSync(folder + '/build/Release', { recursive: true });
          mkdirSync(folder + '/native/lib', { recursive: true });
          writeFileSync(folder + '/build/Release/node_sqlite3.node', '');
          writeFileSync(folder + '/native/lib/link.so', '');
        } else {
          mkdirSync(folder + '/native', { recursive: true });
          writeFileSync(folder + '/package.json', '{}');
          writeFileSync(folder + '/native/pg-symlinks.json', JSON.stringify([{ target: 'native/lib/link.so' }]));
        }
      }
      if (process.argv[2] === 'rebuild') process.exit(0);
      ${this.#install}`);
  }

  /** Asks for another version of a package, as a pulled change would. */
  lock(version: string): void {
    this.write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/mocha': { version } } }));
  }

  /** What npm does when it is called. */
  npm(script: string): void {
    const path = join(this.root, 'tools/npm');
    const log = `require('node:fs').appendFileSync(${JSON.stringify(this.#log)}, 'npm ' + process.argv.slice(2).join(' ') + '\\n');`;
    writeFileSync(path, `#!/usr/bin/env node\n${log}\n${script}\n`);
    chmodSync(path, 0o755);
  }

  /** The environment in which this npm is the one that is found. */
  get environment(): NodeJS.ProcessEnv {
    const { SHORUI_TEST_POSTGRES: _, SHORUI_TEST_SEED: __, SHORUI_TEST_PROGRAMS: ___, ...rest } = process.env;
    return { ...rest, NODE_OPTIONS: '', PATH: `${join(this.root, 'tools')}:${process.env['PATH'] ?? ''}` };
  }

  /** The commands run since the last call, one per line, with arguments. */
  takeLines(): string[] {
    const lines = readFileSync(this.#log, 'utf8').trim().split('\n');
    writeFileSync(this.#log, '');
    return lines.filter((line) => line !== '');
  }

  /** The same without arguments. */
  takeLog(): string[] {
    return this.takeLines().map((line) => line.split(' ')[0] ?? '');
  }
}

/** The exit code and the output of a script. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of `bin/` in a checkout, from another folder. */
export function startScript(
  clone: FakeCheckout,
  script: 'shorui' | 'start' | 'test',
  argv: readonly string[] = [],
  env = clone.environment,
): Outcome {
  return spawnSync(join(clone.root, 'bin', script), argv, { encoding: 'utf8', env, cwd: '/' });
}
