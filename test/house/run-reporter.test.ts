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

  it('keeps the first lines of each error, and what the pages of its test showed', () => {
    const { counts } = run(`
      const { equal } = require('node:assert');
      const pages = (globalThis[Symbol.for('shorui.tests.pages')] = new WeakMap());
      afterEach(function () {
        if (this.currentTest.state === 'failed') pages.set(this.currentTest, ['the page showed:', '/create']);
      });
      it('is good', () => undefined);
      it('is bad', () => { throw new Error('one\\ntwo\\n' + 'more\\n'.repeat(50)); });
      describe('hooks', () => {
        after(() => equal(1, 2));
        it('is good', () => undefined);
      });`);
    const details = counts['details'] as Record<string, readonly string[]>;
    const bad = details['is bad (some.test.cjs)'];
    expect(bad?.slice(0, 2)).to.deep.equal(['Error: one', 'two']);
    expect(bad?.slice(-3)).to.deep.equal(['more', 'the page showed:', '/create']);
    expect(bad).to.have.lengthOf.below(20);
    const hook = details['hooks "after all" hook for "is good" (some.test.cjs)'];
    expect(hook?.join('\n')).to.include('1 == 2').and.not.include('the page showed');
    expect(Object.keys(details)).to.have.lengthOf(2);
  });

  it('leaves the name of the test in which the process died', () => {
    const { counts } = run(`it('is good', () => undefined);\nit('dies', () => process.kill(process.pid, 'SIGKILL'));`);
    expect(counts).to.deep.include({ ended: false, current: 'dies', passes: 1 });
  });
});
