import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { changedFiles, testsOf } from '../support/changed/changed-tests.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

describe('bin/test --changed', () => {
  const folder = temporaryFolders();

  it('finds files that were committed, edited, added and deleted since the branch left main', () => {
    const place = folder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: place,
        stdio: 'pipe',
      });
    const write = (name: string, text: string) => writeFileSync(join(place, name), text);
    git('init', '-q', '-b', 'main');
    for (const name of ['same.ts', 'edited.ts', 'deleted.ts', 'committed.ts']) write(name, 'before');
    git('add', '.');
    git('commit', '-q', '-m', 'before');
    git('checkout', '-q', '-b', 'work');
    write('committed.ts', 'after');
    git('commit', '-q', '-a', '-m', 'after');
    write('edited.ts', 'after');
    write('追加.ts', 'after');
    rmSync(join(place, 'deleted.ts'));
    expect(changedFiles(place)).to.deep.equal(['committed.ts', 'deleted.ts', 'edited.ts', '追加.ts']);
  });

  it('reports a missing git', () => {
    expect(() => changedFiles(folder())).to.throw('--changed needs git');
  });

  it('follows imports, packages, programs that are started, and folders that are read', () => {
    const place = folder();
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(place, name)), { recursive: true });
      writeFileSync(join(place, name), text);
    };
    write('packages/engine/package.json', '{"exports":{".":{"@shorui/source":"./src/index.ts"}}}');
    write('packages/engine/src/index.ts', `export { a } from './a.ts';`);
    write('packages/engine/src/a.ts', `new URL('worker.ts', import.meta.url); export const a = 'test';`);
    write('packages/engine/src/worker.ts', '');
    write('test/engine.test.ts', `import { a } from '@shorui/engine';`);
    write('test/child.test.ts', `fork(join(import.meta.dirname, '../test/support/child.mjs'));`);
    write('test/support/child.mjs', '');
    write('test/fixtures.test.ts', `readdirSync(join(root, '../../fixtures'));\nreadFileSync('fixtures/draw');`);
    write('test/support/preload.ts', `import './seed.ts';`);
    write('test/support/seed.ts', '');
    write('test/house/all.test.ts', '');
    write('fixtures/draw/main.ts', '');
    const chosen = (...changed: string[]) => testsOf(place, changed);
    const house = 'test/house/all.test.ts';
    expect(chosen('packages/engine/src/worker.ts')).to.deep.equal(['test/engine.test.ts', house]);
    expect(chosen('test/support/child.mjs')).to.deep.equal(['test/child.test.ts', house]);
    expect(chosen('fixtures/draw/deleted.ts')).to.deep.equal(['test/fixtures.test.ts', house]);
    expect(chosen('test/child.test.ts')).to.deep.equal(['test/child.test.ts', house]);
    expect(chosen('README.md')).to.deep.equal([house]);
    expect(chosen('package-lock.json')).to.have.length(4);
    expect(chosen('test/support/seed.ts')).to.have.length(4);
  });

  it('runs the affected tests for a change of this project, and no others', () => {
    const dates = testsOf(root, ['packages/engine/src/japanese/dates/parse-date.ts']);
    expect(dates)
      .to.include('test/engine/japanese/dates/parse-date.test.ts')
      .and.include('test/server/inspection/inspector.test.ts');
    const login = testsOf(root, ['packages/server/src/domains/accounts/auth/sessions.ts']);
    expect(login).to.include('test/server/auth/login.test.ts').and.include('test/sweeps/sessions.test.ts');
    expect(login).to.not.include('test/engine/japanese/dates/parse-date.test.ts');
    expect(testsOf(root, ['test/server/jobs/killed-worker.ts'])).to.include('test/server/jobs/jobs.test.ts');
    expect(testsOf(root, ['docs/templates.md'])).to.include('test/docs/templates.test.ts');
  });
});
