import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { convertDocument, createFonts } from '@shorui/engine/node';
import { writeSection } from '../write-section.ts';
import { commonLines, pageLines } from './page-lines.ts';

/** The documents of the fixtures, each with its first answers. */
function makeFixtures(target: string): string {
  const root = join(import.meta.dirname, '../../..');
  mkdirSync(target);
  for (const name of readdirSync(join(root, 'fixtures'))) {
    const bundle = join(root, 'fixtures', name);
    const answers = join(bundle, 'answers');
    if (!existsSync(answers) || name === 'stress') continue;
    const [first] = readdirSync(answers).filter((file) => file.endsWith('.json'));
    if (first === undefined) continue;
    const made = join(target, `${name}-made`);
    execFileSync(join(root, 'bin/shorui'), ['generate', bundle, '--answers', join(answers, first), '-o', made]);
    const documents = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.docx'));
    documents.forEach((file, index) => copyFileSync(join(made, file), join(target, `${name}-${index + 1}.docx`)));
  }
  return target;
}

/**
 * How many lines of a PDF that somebody else made of a Word file are lines of ours.
 *
 *   line-ends.ts [DIR] [--fonts DIR] [--show NAME]
 *
 * DIR holds pairs NAME.docx and NAME.pdf, or Word files alone: then LibreOffice makes the PDFs. Without DIR the documents of the
 * fixtures are compared, and the figures go into RESULTS.md. `--show` prints the lines that only one of the two has.
 */
const { values, positionals } = parseArgs({
  options: { fonts: { type: 'string' }, show: { type: 'string' } },
  allowPositionals: true,
});
const scratch = mkdtempSync(join(tmpdir(), 'line-ends-'));
const folder = positionals[0] ?? makeFixtures(join(scratch, 'fixtures'));
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
const rows: string[] = [];
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
  rows.push(`| ${name} | ${theirPages.length} | ${ourPages.length} | ${common} of ${theirs.length} | ${share} % |`);
  console.log(
    `${name}: pages ${theirPages.length}/${ourPages.length}, lines ${common} of ${theirs.length} (${share} %)`,
  );
  if (values.show === name) {
    for (const line of theirs) if (!own.includes(line)) console.log(`  - ${line}`);
    for (const line of own) if (!theirs.includes(line)) console.log(`  + ${line}`);
  }
}
console.log(`all: ${met} of ${lines} lines (${((met / Math.max(1, lines)) * 100).toFixed(1)} %)`);
if (positionals.length === 0)
  writeSection(
    'line-ends',
    `## Line ends of Word to PDF\n\nDocuments of the fixtures beside LibreOffice (which has other fonts here, and is no oracle for grids). ${met} of ${lines} lines (${((met / Math.max(1, lines)) * 100).toFixed(1)} %) are the same. Run: \`node --import tsx --conditions @shorui/source test/bench/convert/line-ends.ts\` (needs soffice and pdftotext); with a folder of NAME.docx and NAME.pdf it compares with these.\n\n| document | pages there | pages here | lines | share |\n|---|---|---|---|---|\n${rows.join('\n')}`,
  );
rmSync(scratch, { recursive: true });
