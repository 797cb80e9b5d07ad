import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { FakeCheckout, startScript, type Outcome } from './fake-checkout.ts';

const lastLine = ({ stdout }: Outcome): string => stdout.trimEnd().split('\n').at(-1) ?? '';
/** The modules of the engine, and its encoder of barcodes. */
const joined = ['esbuild', 'esbuild'];
const checks = ['oxfmt', 'oxlint', 'tsc'];

describe('bin/test', () => {
  const folder = temporaryFolders();

  it('checks types, lint and format, then runs the tests in several processes over one PostgreSQL, and ends with the counts', () => {
    const clone = new FakeCheckout(folder());
    const outcome = startScript(clone, 'test');
    expect(outcome.status, outcome.stderr).to.equal(0);
    expect(lastLine(outcome)).to.equal('12 passed, 0 failed');
    const log = clone.takeLog();
    expect(log[0]).to.equal('npm');
    expect(log.slice(1, 4).sort()).to.deep.equal(checks);
    expect(log.slice(4)).to.deep.equal([...joined, 'vite.js', 'esbuild', 'postgres', 'mocha.js', 'mocha.js']);
    const environments = [1, 2].map((number) => clone.read(`tools/environment-${number}`));
    expect(environments[0]).to.equal(environments[1]);
    expect(environments[0]).to.match(/^postgres:\/\/fake \d+$/);
    expect(outcome.stdout).to.include(`SHORUI_TEST_SEED=${environments[0]?.split(' ')[1]}`);
    startScript(clone, 'test');
    expect(clone.takeLog().slice(0, 3).sort()).to.deep.equal(checks);
  });

  it('runs the files that are named, with the options of mocha, and takes a seed', () => {
    const clone = new FakeCheckout(folder());
    startScript(clone, 'shorui');
    clone.takeLines();
    const env = { ...clone.environment, SHORUI_TEST_SEED: '7', SHORUI_TEST_POSTGRES: 'postgres://own' };
    const outcome = startScript(clone, 'test', ['test/second.test.ts', '--grep', 'test/first.test.ts'], env);
    expect(lastLine(outcome)).to.equal('6 passed, 0 failed');
    expect(clone.takeLines().slice(3)).to.deep.equal([
      ...joined,
      'vite.js build packages/web',
      'esbuild',
      'mocha.js --reporter test/support/run-reporter.cjs --grep test/first.test.ts test/second.test.ts',
    ]);
    expect(clone.read('tools/environment-2')).to.equal('postgres://own 7');
  });

  it('gives the tests a folder of bundled programs, and removes it afterwards', () => {
    const clone = new FakeCheckout(folder());
    startScript(clone, 'test');
    expect(clone.read('tools/programs')).to.equal('true');
    const left = readdirSync(join(clone.root, '.cache')).filter((name) => name.startsWith('test-programs'));
    expect(left).to.deep.equal([]);
  });

  it('runs no test when the programs cannot be bundled, and shows why', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/fail-esbuild', '');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '0 passed, 1 failed']);
    expect(outcome.stderr).to.include('findings of esbuild in packages/cli/src/main.ts');
    expect(clone.takeLog()).not.to.include('mocha.js');
  });

  it('runs more parts than processes when the tests are long: each process takes the next part when it has ended one', () => {
    const clone = new FakeCheckout(folder());
    clone.write('test/third.test.ts', '');
    clone.write(
      'bin/lib/test-weights.json',
      '{"test/first.test.ts":100,"test/second.test.ts":150,"test/third.test.ts":150}',
    );
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([0, '18 passed, 0 failed']);
    const run = clone.takeLines().filter((line) => line.startsWith('mocha.js'));
    const files = run.map((line) => line.split(' ').slice(3).join(' '));
    expect(files).to.have.members(['test/first.test.ts', 'test/second.test.ts', 'test/third.test.ts']);
  });

  for (const step of checks) {
    it(`runs no test when ${step} finds something, and shows it`, () => {
      const clone = new FakeCheckout(folder());
      clone.write(`tools/fail-${step}`, '');
      const outcome = startScript(clone, 'test');
      expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '0 passed, 1 failed']);
      expect(outcome.stdout).to.include(`findings of ${step}`);
      expect(clone.takeLog().slice(1).sort()).to.deep.equal(checks);
    });
  }

  it('counts and names failing tests, and repeats their errors at its end, long lines cut', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/failures', '');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '12 passed, 2 failed']);
    expect(outcome.stdout.trimEnd().split('\n').slice(-5, -1)).to.deep.equal([
      '  failed: one (test/second.test.ts)',
      '    Error: 1 is not 2',
      `    ${'x'.repeat(500)}`,
      '  failed: two (hook)',
    ]);
  });

  it('counts a process that died as a failure, and names the test in which it did', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/killed', '');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '9 passed, 1 failed']);
    expect(outcome.stdout).to.include('by SIGKILL').and.include('a test');
  });

  it('counts a process that could not begin as a failure', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/no-counts', '');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '0 passed, 2 failed']);
  });

  it('counts tests that were not run because real files are absent, and passes', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/no-real-files', '');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([0, '12 passed, 0 failed']);
    expect(outcome.stdout).to.include('2 tests of real files were not run');
  });

  it('ends with the same line when packages cannot be installed', () => {
    const clone = new FakeCheckout(folder());
    clone.npm('process.exit(1);');
    const outcome = startScript(clone, 'test');
    expect([outcome.status, lastLine(outcome)]).to.deep.equal([1, '0 passed, 1 failed']);
  });
});
