// Mocha's dot reporter, which also tells each failure at once, for runs that do not get to their end, and writes how many tests passed
// and failed to the file named by SHORUI_TEST_COUNTS.
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

class CountingReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) => {
      process.stdout.write(`\n  failed: ${test.fullTitle()} (${test.file ?? 'hook'})\n  ${error.stack ?? error}\n  `);
    });
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = runner.stats;
      writeFileSync(process.env.SHORUI_TEST_COUNTS, JSON.stringify({ passes, failures, pending }));
    });
  }
}

module.exports = CountingReporter;
