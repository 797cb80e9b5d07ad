// Mocha's dot reporter, which also writes how many tests passed and failed to the file named by SHORUI_TEST_COUNTS.
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

class CountingReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = runner.stats;
      writeFileSync(process.env.SHORUI_TEST_COUNTS, JSON.stringify({ passes, failures, pending }));
    });
  }
}

module.exports = CountingReporter;
