import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTemplate, renderTemplate, type TemplateData } from '@shorui/engine/node';
import { documentData } from './data.ts';
import { wordTemplate } from './word-template.ts';

/** Milliseconds for one document. */
export interface OfficeFigures {
  readonly version: string;
  /** Fifty files converted by one process, its start included. */
  readonly together: number;
  /** A process for each file. */
  readonly alone: number;
}

const files = 50;
/** Processes that are started for the figure of one process a file. */
const starts = 5;

function convert(folder: string, names: readonly string[]): number {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const start = performance.now();
  const paths = names.map((name) => join(folder, name));
  execFileSync('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', join(folder, 'out'), ...paths], {
    stdio: 'ignore',
  });
  return performance.now() - start;
}

/** What LibreOffice takes for the same Word files; undefined where it is not installed. */
export function timeOffice(): OfficeFigures | undefined {
  const found = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
  if (found.status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'convert-bench-'));
  try {
    const template = compileTemplate(wordTemplate());
    const names = Array.from({ length: files }, (_, index) => `${index + 1}.docx`);
    for (const [index, name] of names.entries()) {
      const data = documentData(index + 1) as unknown as TemplateData;
      writeFileSync(join(folder, name), renderTemplate(template, data).bytes);
    }
    // The first start makes the profile.
    convert(folder, names.slice(0, 1));
    const together = convert(folder, names) / files;
    const made = readdirSync(join(folder, 'out')).length;
    if (made !== files) throw new Error(`LibreOffice made ${made} of ${files} files`);
    const times = names.slice(0, starts).map((name) => convert(folder, [name]));
    const alone = times.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN;
    return { version: found.stdout.trim().split(' ').slice(0, 2).join(' '), together, alone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
