import './check-node.mjs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

const { ensureInstalled, ensureNative, ensureScreensBuilt, joinEngine, PrepareError, root, withLock } =
  await import('./prepare.mjs');
const { allTestFiles, keepWeights, processes, readArguments, splitByWeight } = await import('./test-files.mjs');
const { runMocha, runProgram } = await import('./test-processes.mjs');

/** Characters of a line that is printed again. */
const mostCharacters = 500;

/** Prints the last line, in a fixed format for programs, and exits. */
function finish(passed, failed, skipped = 0) {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

async function timed(title, work) {
  const started = performance.now();
  const isGood = await work();
  console.log(`== ${title}: ${isGood ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return isGood;
}

/** Runs a check and prints its findings when it has ended, because checks run in parallel. */
function check(title, program, ...args) {
  return timed(title, async () => {
    const { status, output } = await runProgram([join(root, 'node_modules', program), ...args], { capture: true });
    if (status !== 0) console.log(output.trim());
    return status === 0;
  });
}

/** One PostgreSQL for all processes. If it does not start, the tests that need it report that. */
async function servePostgres() {
  if (process.env.SHORUI_TEST_POSTGRES) return undefined;
  const { startPostgres } = await import('../../test/support/postgres/start-postgres.mjs');
  return startPostgres().catch(() => undefined);
}

/** The test files that depend on what was changed since the branch left main. */
async function changedFiles() {
  const program = ['--import', 'tsx', '--conditions', '@shorui/source', 'test/support/changed/print-changed-tests.ts'];
  const { status, output } = await runProgram(program, { capture: true });
  if (status === 0) return JSON.parse(output);
  console.error(output.trim());
  return finish(0, 1);
}

async function runTests(files, options, { isWeighed, programs }) {
  const seed = process.env.SHORUI_TEST_SEED ?? String(randomInt(2 ** 31));
  console.log(`== tests: ${files.length} files. Random tests repeat with SHORUI_TEST_SEED=${seed}`);
  const postgres = await servePostgres();
  const environment = {
    SHORUI_TEST_SEED: seed,
    SHORUI_TEST_PROGRAMS: programs,
    ...(postgres && { SHORUI_TEST_POSTGRES: postgres.url }),
  };
  const parts = isWeighed ? [files] : splitByWeight(files);
  const results = [];
  const waiting = [...parts.entries()];
  // A process that has ended makes room for the next part.
  const runParts = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [number, part] = next;
      results[number] = await runMocha(number, [...options, ...part], environment);
    }
  };
  await Promise.all(Array.from({ length: processes }, runParts));
  await postgres?.stop();
  if (isWeighed) keepWeights(Object.assign({}, ...results.map(({ seconds }) => seconds)));
  return {
    passed: results.reduce((sum, { passes }) => sum + passes, 0),
    skipped: results.reduce((sum, { pending }) => sum + pending, 0),
    failures: results.flatMap(({ failures }) => failures),
    details: Object.assign({}, ...results.map(({ details }) => details)),
    notRun: results.flatMap(({ notRun }) => notRun),
  };
}

try {
  withLock(console.log, () => {
    ensureInstalled(console.log);
    ensureNative(console.log, true);
  });
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  console.error(error.message);
  finish(0, 1);
}

const own = new Set(['--changed', '--weigh']);
const given = process.argv.slice(2);
const isChanged = given.includes('--changed');
const { files: named, options } = readArguments(given.filter((argument) => !own.has(argument)));
const files = isChanged ? await changedFiles() : named.length > 0 ? named : allTestFiles();

const checked = await Promise.all([
  check('types', 'typescript/bin/tsc', '-b'),
  check('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  check('format', 'oxfmt/bin/oxfmt', '--check'),
]);
if (checked.includes(false)) finish(0, checked.filter((isGood) => !isGood).length);

// The types were just compiled, and with them the contract that the screens are built with.
let programs;
const isBuilt = await timed('screens and programs', async () => {
  try {
    withLock(console.log, () => {
      joinEngine();
      ensureScreensBuilt(console.log);
    });
    const { bundlePrograms } = await import('./bundle-programs.mjs');
    programs = await bundlePrograms();
    return true;
  } catch (error) {
    console.error(error instanceof PrepareError ? error.message : error);
    return false;
  }
});
if (!isBuilt) finish(0, 1);

let result;
await timed('tests', async () => {
  result = await runTests(files, options, { isWeighed: given.includes('--weigh'), programs });
  console.log('');
  return result.failures.length === 0;
});
// The failures stand between thousands of dots, and some services keep only the end of a long output.
for (const failure of result.failures) {
  console.log(`  failed: ${failure}`);
  for (const line of result.details[failure] ?? []) console.log(`    ${line.slice(0, mostCharacters)}`);
}
if (result.notRun.length > 0) {
  console.log(`${result.notRun.length} tests of real files were not run because the files are absent:`);
  for (const title of result.notRun) console.log(`  ${title}`);
}
finish(result.passed, result.failures.length, result.skipped);
