import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

describe('bin/shorui', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'shorui-launcher-'));
    // The first start may build; those of the tests must find everything done.
    spawnSync(join(root, 'bin/shorui'), ['--version']);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('neither installs nor builds again when nothing has changed', () => {
    const { status, stdout, stderr } = spawnSync(join(root, 'bin/shorui'), ['--version'], { encoding: 'utf8' });
    expect([status, stderr]).to.deep.equal([0, '']);
    expect(stdout).to.match(/^\d+\.\d+\.\d+\n$/);
  });

  it('starts from a few joined files', () => {
    // About three for each command, and what they share.
    expect(readdirSync(join(root, '.cache/command')).length).to.be.within(1, 80);
  });

  it('works from any folder and through a link', () => {
    symlinkSync(join(root, 'bin/shorui'), join(folder, 'paper'));
    const { status, stdout } = spawnSync(join(folder, 'paper'), ['schema', 'application'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).to.equal(0);
    expect(JSON.parse(stdout)).to.have.property('$id');
  });

  it('prints commands as it was called: by its path, or by its name where that is on the path', () => {
    const usage = (command: string, path = ''): string =>
      spawnSync(command, ['--lang', 'en', 'schema', '--help'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${path}${process.env['PATH'] ?? ''}` },
      }).stdout.split('\n')[0] ?? '';
    expect(usage('./bin/shorui')).to.equal('Usage: ./bin/shorui schema [options] [name] [bundle]');
    expect(usage('shorui', `${join(root, 'bin')}:`)).to.equal('Usage: shorui schema [options] [name] [bundle]');
  });

  it('passes the exit code on', () => {
    expect(spawnSync(join(root, 'bin/shorui'), ['no-such-command']).status).to.equal(2);
  });

  it('is backed by packages that work from their build when installed elsewhere', () => {
    const modules = join(folder, 'node_modules/@shorui');
    mkdirSync(modules, { recursive: true });
    for (const name of ['engine', 'cli']) symlinkSync(join(root, 'packages', name), join(modules, name));
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { formatWareki } from '@shorui/engine/japanese';
       import { nodeCodec } from '@shorui/engine/node';
       import { run } from '@shorui/cli';
       const where = import.meta.resolve('@shorui/engine');
       console.log(JSON.stringify([formatWareki({ year: 2019, month: 5, day: 1 }), typeof nodeCodec.crc32, typeof run, where.endsWith('dist/joined/index.js')]));`,
    );
    const output = execFileSync(process.execPath, [join(folder, 'use.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(JSON.parse(output)).to.deep.equal(['令和元年5月1日', 'function', 'function', true]);
  });
});
