import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { convertDocument, createFonts } from '@shorui/engine/node';
import { commonLines, pageLines } from './page-lines.ts';

/**
 * How many lines of a PDF that somebody else made of a Word file are lines of ours.
 *
 *   line-ends.ts DIR [--fonts DIR] [--show NAME]
 *
 * DIR holds pairs NAME.docx and NAME.pdf, or Word files alone: then LibreOffice makes the PDFs. `--show` prints the lines that
 * only one of the two has.
 */
const { values, positionals } = parseArgs({
  options: { fonts: { type: 'string' }, show: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('line-ends.ts DIR [--fonts DIR] [--show NAME]');

const scratch = mkdtempSync(join(tmpdir(), 'line-ends-'));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.docx'))
  .map((name) => basename(name, '.docx'));
const alone = names.filter((name) => !existsSync(join(folder, `${name}.pdf`)));
if (alone.length > 0)
  execFileSync('soffice', [
    `-env:UserInstallation=file://${scratch}/profile`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    scratch,
    ...alone.map((name) => join(folder, `${name}.docx`)),
  ]);

const { library: fonts } = await createFonts(values.fonts === undefined ? {} : { folder: values.fonts });
let [lines, met] = [0, 0];
for (const name of names) {
  const ours = join(scratch, `${name}.ours.pdf`);
  const { bytes } = convertDocument(new Uint8Array(readFileSync(join(folder, `${name}.docx`))), { fonts });
  writeFileSync(ours, bytes);
  const reference = join(alone.includes(name) ? scratch : folder, `${name}.pdf`);
  const [theirPages, ourPages] = [pageLines(reference), pageLines(ours)];
  const [theirs, own] = [theirPages.flat(), ourPages.flat()];
  const common = commonLines(theirs, own);
  lines += theirs.length;
  met += common;
  const share = ((common / Math.max(1, theirs.length)) * 100).toFixed(1);
  console.log(
    `${name}: pages ${theirPages.length}/${ourPages.length}, lines ${common} of ${theirs.length} (${share} %)`,
  );
  if (values.show === name) {
    for (const line of theirs) if (!own.includes(line)) console.log(`  - ${line}`);
    for (const line of own) if (!theirs.includes(line)) console.log(`  + ${line}`);
  }
}
console.log(`all: ${met} of ${lines} lines (${((met / Math.max(1, lines)) * 100).toFixed(1)} %)`);
rmSync(scratch, { recursive: true });
