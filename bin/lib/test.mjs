import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled, ensureNative, PrepareError, root, withLock } = await import('./prepare.mjs');
const countFile = join(root, '.cache/test-counts.json');
const program = (path) => join(root, 'node_modules', path);

/** The last line, in the one form that machines read; then the end. */
function finish(passed, failed, skipped = 0) {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

function run(title, args, environment = {}) {
  console.log(`== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'failed'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
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

const checks = [
  ['types', [program('typescript/bin/tsc'), '-b']],
  ['lint', [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['format', [program('oxfmt/bin/oxfmt'), '--check']],
];
for (const [title, args] of checks) if (!run(title, args)) finish(0, 1);

mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(countFile, { force: true });
const given = process.argv.slice(2);
const paths = given.some((argument) => argument.endsWith('.ts')) ? [] : ['test/**/*.test.ts'];
const passed = run(
  'tests',
  [program('mocha/bin/mocha.js'), '--reporter', 'test/support/counting-reporter.cjs', ...given, ...paths],
  {
    SHORUI_TEST_COUNTS: countFile,
  },
);
if (!existsSync(countFile)) finish(0, 1);
const counts = JSON.parse(readFileSync(countFile, 'utf8'));
finish(counts.passes, Math.max(counts.failures, passed ? 0 : 1), counts.pending);
