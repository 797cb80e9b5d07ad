// The reporter of bin/test: a dot for each test that passed, each failure at once. What it counted goes to the file named by
// SHORUI_TEST_COUNTS, before each test too, so that bin/test can report in which test a process died.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { reporters, Runner } = require('mocha');

const { EVENT_HOOK_END, EVENT_RUN_END, EVENT_TEST_BEGIN, EVENT_TEST_END } = Runner.constants;
const { EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } = Runner.constants;
const file = process.env.SHORUI_TEST_COUNTS;
/** Lines of an error that bin/test prints again at its end. */
const mostLines = 12;

function fileOf(runnable) {
  let at = runnable;
  while (at !== undefined && at.file === undefined) at = at.parent;
  return at === undefined ? undefined : path.relative(process.cwd(), at.file);
}

/** What the pages of a failed test showed: its `afterEach` notes it, which runs after the failure is reported. */
function seenBy(test) {
  return globalThis[Symbol.for('shorui.tests.pages')]?.get(test) ?? [];
}

class RunReporter extends reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const counts = { ended: false, current: '', passes: 0, failures: [], pending: 0 };
    const details = {};
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
      const title = `${test.fullTitle()} (${fileOf(test) ?? 'hook'})`;
      counts.failures.push(title);
      const difference = reporters.Base.showDiff(error)
        ? reporters.Base.generateDiff(error.actual, error.expected)
        : '';
      const what = `${error?.stack ?? error}`;
      process.stdout.write(`\n\n  failed: ${title}\n  ${what}\n${difference}\n`);
      details[title] = () => [...what.split('\n').slice(0, mostLines), ...seenBy(test)];
    });
    runner.once(EVENT_RUN_END, () => {
      const lines = Object.entries(details).map(([title, tell]) => [title, tell()]);
      const notRun = [...(globalThis[Symbol.for('shorui.tests.notRun')] ?? [])];
      write({ ended: true, seconds, details: Object.fromEntries(lines), notRun });
    });
  }
}

module.exports = RunReporter;
