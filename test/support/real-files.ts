import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that was not created by this project. */
export interface RealFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Forms and papers of offices and companies. They are not part of the project; they are in a folder next to it where they may be used. */
const names = [
  'P01_gif_441_datetime.docx',
  'P02_meti_model_contract_1_nda.docx',
  'P03_neos21_gijiroku.docx',
  'Q01_mhlw_kenko_shindan_hokoku.pdf',
  'Q01_overlay.json',
  'Q03_docassemble_acroform_kozmin.pdf',
];
const folder = join(import.meta.dirname, '../../../shared/real-inputs');

// The reporter of bin/test reads it after all tests.
const symbol = Symbol.for('shorui.tests.notRun');
const shared = globalThis as { [symbol]?: Set<string> };
const notRun = (shared[symbol] ??= new Set());

/**
 * The real files whose name matches. For each that is absent, `test` is counted as not run; it is the title of the test that would
 * use the file.
 */
export function realFiles(test: string, pattern: RegExp): readonly RealFile[] {
  return names
    .filter((name) => pattern.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      if (existsSync(path)) return [{ name, path, bytes: new Uint8Array(readFileSync(path)) }];
      notRun.add(`${test}: ${name}`);
      return [];
    });
}

/**
 * The path of a list of the specification, which is next to the project where it may be used; undefined if it is absent, and `test`
 * is then counted as not run.
 */
export function specificationFile(test: string, name: string): string | undefined {
  const path = join(import.meta.dirname, '../../../shared/spec', name);
  if (existsSync(path)) return path;
  notRun.add(`${test}: ${name}`);
  return undefined;
}

/** The real Word files. */
export const realWordFiles = (test: string): readonly RealFile[] => realFiles(test, /\.docx$/);

/** The real PDF files. */
export const realPdfs = (test: string, pattern = /\.pdf$/): readonly RealFile[] => realFiles(test, pattern);
