// The reporter of bin/test: a dot for each test that passed, each failure at once. What it counted goes to the file named by
// SHORUI_TEST_COUNTS, before each test too, so that bin/test can report in which test a process died.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { reporters, Runner } = require('mocha');

const { EVENT_HOOK_END, EVENT_RUN_END, EVENT_TEST_BEGIN, EVENT_TEST_END } = Runner.constants;
const { EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } = Runner.constants;
const file = process.env.SHORUI_TEST_COUNTS;

function fileOf(runnable) {
  let at = runnable;
  while (at !== undefined && at.file === undefined) at = at.parent;
  return at === undefined ? undefined : path.relative(process.cwd(), at.file);
}

class RunReporter extends reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const counts = { ended: false, current: '', passes: 0, failures: [], pending: 0 };
    const seconds = {};
    let last = process.hrtime.bigint();
    // The time since the last event belongs to what has just ended: a test or a hook.
    const spend = (runnable) => {
      const now = process.hrtime.bigint();
      const path = fileOf(runnable);
      if (path !== undefined) seconds[path] = (seconds[path] ?? 0) + Number(now - last) / 1e9;
      last = now;
    };
    const write = (more = {}) => writeFileSync(file, JSON.stringify({ ...counts, ...more }));
    runner.on(EVENT_TEST_BEGIN, (test) => {
      counts.current = test.fullTitle();
      write();
    });
    runner.on(EVENT_TEST_END, spend);
    runner.on(EVENT_HOOK_END, spend);
    runner.on(EVENT_TEST_PASS, () => {
      counts.passes++;
      process.stdout.write('.');
    });
    runner.on(EVENT_TEST_PENDING, () => counts.pending++);
    runner.on(EVENT_TEST_FAIL, (test, error) => {
      counts.failures.push(`${test.fullTitle()} (${fileOf(test) ?? 'hook'})`);
      const difference = reporters.Base.showDiff(error)
        ? reporters.Base.generateDiff(error.actual, error.expected)
        : '';
      process.stdout.write(`\n\n  failed: ${counts.failures.at(-1)}\n  ${error?.stack ?? error}\n${difference}\n`);
    });
    runner.once(EVENT_RUN_END, () => {
      write({ ended: true, seconds, notRun: [...(globalThis[Symbol.for('shorui.tests.notRun')] ?? [])] });
    });
  }
}

module.exports = RunReporter;
