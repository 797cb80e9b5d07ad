import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

/** What the module takes and gives besides what its types say. */
interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, data: Uint8Array): void; readFile(path: string): Uint8Array };
}
type CreateQpdf = (options: { locateFile(): string }) => Promise<Qpdf>;

export interface QpdfRun {
  /** 0 well, 3 with warnings, 2 failed. */
  readonly code: number;
  /** All of its output. */
  readonly output: string;
  /** What it wrote; empty when it wrote nothing. */
  readonly bytes: Uint8Array;
}

const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** Runs qpdf on a file. Among the arguments `in.pdf` is the file and `out.pdf` what is written. */
export async function runQpdf(input: Uint8Array, ...args: readonly string[]): Promise<QpdfRun> {
  const lines: string[] = [];
  const keep = (...words: readonly unknown[]): void => void lines.push(words.join(' '));
  // The module takes hold of the console when it is made, and says everything there.
  const real = globalThis.console;
  globalThis.console = { ...real, log: keep, warn: keep, error: keep };
  let qpdf: Qpdf;
  try {
    qpdf = await (createQpdf as unknown as CreateQpdf)({ locateFile: () => wasm });
  } finally {
    globalThis.console = real;
  }
  qpdf.FS.writeFile('/in.pdf', input);
  const code = qpdf.callMain(args.map((arg) => arg.replace(/^(in|out)\.pdf$/, '/$1.pdf')));
  let bytes: Uint8Array = new Uint8Array();
  try {
    bytes = qpdf.FS.readFile('/out.pdf');
  } catch {
    // It wrote nothing.
  }
  return { code, output: lines.join('\n'), bytes };
}

/** What `qpdf --check` finds wrong; an empty text when nothing is. */
export async function checkWithQpdf(file: Uint8Array): Promise<string> {
  const { code, output } = await runQpdf(file, '--check', 'in.pdf');
  return code === 0 && !output.includes('WARNING') ? '' : output;
}
