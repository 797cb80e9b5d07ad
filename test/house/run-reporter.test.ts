import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'chai';
import { temporaryFolders } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');

describe('the reporter of bin/test', () => {
  const folder = temporaryFolders();

  function run(tests: string) {
    const place = folder();
    const file = join(place, 'counts.json');
    writeFileSync(join(place, 'some.test.cjs'), tests);
    const argv = [mocha, '--no-config', '--reporter', join(root, 'test/support/run-reporter.cjs'), 'some.test.cjs'];
    const env = { ...process.env, SHORUI_TEST_COUNTS: file };
    const { stdout } = spawnSync(process.execPath, argv, { cwd: place, encoding: 'utf8', env });
    return { stdout, counts: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> };
  }

  it('counts, shows failures with their differences, and names the seconds of each file', () => {
    const { stdout, counts } = run(`
      it('is good', () => undefined);
      it('waits');
      it('is bad', () => require('node:assert').deepEqual({ a: 1 }, { a: 2 }));
      describe('more', () => {
        before(() => { throw new Error('no database'); });
        it('never runs', () => undefined);
      });`);
    expect(counts).to.deep.include({ ended: true, passes: 1, pending: 1 });
    expect(counts['failures']).to.deep.equal([
      'is bad (some.test.cjs)',
      'more "before all" hook for "never runs" (some.test.cjs)',
    ]);
    expect(Object.keys(counts['seconds'] as object)).to.deep.equal(['some.test.cjs']);
    expect(stdout)
      .to.match(/-\s+"a": 1/)
      .and.match(/\+\s+"a": 2/)
      .and.include('no database');
  });

  it('leaves the name of the test in which the process died', () => {
    const { counts } = run(`it('is good', () => undefined);\nit('dies', () => process.kill(process.pid, 'SIGKILL'));`);
    expect(counts).to.deep.include({ ended: false, current: 'dies', passes: 1 });
  });
});
