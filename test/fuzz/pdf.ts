import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzPdf } from './fuzz-pdf.ts';

// node --import tsx --conditions @shorui/source test/fuzz/pdf.ts --runs 20000 --seed 7: changes PDFs at random and keeps those that led
// to a fault.

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
if (!Number.isInteger(runs) || !Number.isInteger(seed)) throw new TypeError('--runs and --seed are whole numbers');

const { faults, filled, repaired, refused } = fuzzPdf({
  runs,
  seed,
  onRun: (run) => {
    if (run > 0 && run % 1000 === 0) process.stderr.write(`${run}/${runs}\n`);
  },
});
const folder = join(tmpdir(), `shorui-fuzz-pdf-${seed}`);
if (faults.length > 0) mkdirSync(folder, { recursive: true });
for (const { run, source, what, bytes } of faults) {
  const path = join(folder, `${run}.pdf`);
  writeFileSync(path, bytes);
  process.stdout.write(`run ${run} of ${source}: ${what}\n  ${path}\n`);
}
process.stdout.write(
  `${runs} files: ${filled} filled, ${repaired} repaired and filled, ${refused} refused by name, ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
