import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { makeFolder } from '../../../packages/engine/src/node/make-folder.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

describe('makeFolder', () => {
  const folder = temporaryFolders();

  it('makes all that is missing and returns the outermost folder that it made', () => {
    const top = folder();
    expect(makeFolder(join(top, 'a/b/c'), 0o700)).to.equal(join(top, 'a'));
    expect(statSync(join(top, 'a/b/c')).mode & 0o777).to.equal(0o700);
    expect(makeFolder(join(top, 'a/b/c'))).to.equal(undefined);
    symlinkSync(join(top, 'a'), join(top, 'link'));
    expect(makeFolder(join(top, 'link/d'))).to.equal(join(top, 'link/d'));
    expect(existsSync(join(top, 'a/d'))).to.equal(true);
  });

  it('fails with the code of the system where a file is in the way, or the system makes no folder', () => {
    const top = folder();
    writeFileSync(join(top, 'file'), '');
    symlinkSync(join(top, 'nowhere'), join(top, 'dangling'));
    mkdirSync(join(top, 'real'));
    const codeOf = (path: string): unknown => {
      try {
        return makeFolder(path);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    };
    expect(codeOf(join(top, 'file'))).to.equal('EEXIST');
    expect(codeOf(join(top, 'file/below/it'))).to.equal('ENOTDIR');
    expect(codeOf(join(top, 'dangling'))).to.equal('EEXIST');
    if (existsSync('/proc/self')) expect(codeOf('/proc/shorui/below')).to.equal('ENOENT');
  });
});
