import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program, without the options of the tests: packages are found as in any project. */
export function run(program: string, argv: readonly string[], cwd: string): Promise<Ended> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** An empty project in which the engine is installed from what `npm pack` makes. */
export class InstalledProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'shorui-package-'));
  readonly engine = join(this.folder, 'node_modules/@shorui/engine');

  /** Packs the engine and installs it, with the dependencies of the package from this checkout. */
  static async create(): Promise<InstalledProject> {
    const project = new InstalledProject();
    const packed = await run(
      'npm',
      ['pack', '--silent', '--pack-destination', project.folder],
      join(root, 'packages/engine'),
    );
    const tarball = readdirSync(project.folder).find((name) => name.endsWith('.tgz'));
    if (packed.code !== 0 || tarball === undefined) throw new Error(`npm pack failed: ${packed.output}`);
    mkdirSync(project.engine, { recursive: true });
    const unpacked = await run('tar', ['-xzf', tarball, '-C', project.engine, '--strip-components=1'], project.folder);
    if (unpacked.code !== 0) throw new Error(`tar failed: ${unpacked.output}`);
    const { dependencies } = JSON.parse(project.read('node_modules/@shorui/engine/package.json')) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) project.link(name);
    project.write('package.json', '{"type":"module"}');
    return project;
  }

  /** Makes a package of this checkout available to the project. */
  link(name: string): void {
    const target = join(this.folder, 'node_modules', name);
    if (existsSync(target)) return;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target, 'junction');
  }

  /** Paths of the files of the installed engine. */
  engineFiles(): string[] {
    return filesIn(this.engine);
  }

  write(path: string, content: string | Uint8Array): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  readBytes(path: string): Uint8Array {
    return readFileSync(join(this.folder, path));
  }

  /** Runs a file of the project with Node. */
  node(path: string): Promise<Ended> {
    return run(process.execPath, [path], this.folder);
  }

  /** Runs a program that is installed in this checkout, such as a compiler. */
  tool(path: string, ...argv: readonly string[]): Promise<Ended> {
    return run(process.execPath, [join(root, 'node_modules', path), ...argv], this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
