import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { programArguments } from '../../../support/program-arguments.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** How a command ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

const commandProgram = join(root, 'packages/cli/src/main.ts');

/** The command in one bundle: a process of its own that starts fast and can be killed. */
export class BuiltCommand {
  /** The file to run. */
  readonly path: string;
  /** The folder to remove after the tests. */
  readonly #folder: string | undefined;

  private constructor(path: string, folder?: string) {
    this.path = path;
    this.#folder = folder;
  }

  /** Takes the bundle of the command that bin/test has made, or bundles the program as `bin/shorui` does. */
  static async build(program = commandProgram): Promise<BuiltCommand> {
    const [made] = program === commandProgram ? programArguments(program) : [];
    if (made !== undefined && made.endsWith('.mjs')) return new BuiltCommand(made);
    return BuiltCommand.bundle(program);
  }

  /** Bundles the command into a folder of its own, in which no package is found: neither the server nor fonts. */
  static async bundle(program = commandProgram): Promise<BuiltCommand> {
    const folder = mkdtempSync(join(tmpdir(), 'shorui-command-'));
    await build({
      entryPoints: [program, join(root, 'packages/engine/src/node/bulk/bulk-worker.ts')],
      entryNames: '[name]',
      outdir: folder,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@shorui/source'],
      // As bin/shorui does: the server's commands load it where it lies.
      external: ['@shorui/server'],
      nodePaths: [join(root, 'node_modules')],
      logLevel: 'silent',
      banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    return new BuiltCommand(join(folder, basename(program).replace('.ts', '.js')), folder);
  }

  start(
    argv: readonly string[],
    cwd = root,
    env: Record<string, string> = {},
  ): { child: ChildProcess; ended: Promise<Ended> } {
    const child = spawn(process.execPath, [this.path, ...argv], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (bytes) => (said[name] += String(bytes)));
    const ended = new Promise<Ended>((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal, ...said }));
    });
    return { child, ended };
  }

  async run(...argv: readonly string[]): Promise<Ended> {
    return this.start(argv).ended;
  }

  remove(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}
