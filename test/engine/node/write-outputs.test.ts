import { expect } from 'chai';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShoruiError, writeFileAtomic, writeOutputs, writeTogether } from '@shorui/engine/node';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ShoruiError)
      return error.problems.map(({ id, place }) => `${id} ${place.file ?? ''}`.trim()).join();
    throw error;
  }
  return '';
}

describe('writeOutputs', () => {
  const folder = temporaryFolders();

  it('writes files into folders that it makes, and gives their paths', async () => {
    const out = join(folder(), 'new/out');
    const paths = await writeOutputs(out, [
      { path: '契約/雇用契約書.docx', bytes: bytes('a') },
      { path: '通知.docx', bytes: bytes('b') },
    ]);
    expect(paths).to.deep.equal([join(out, '契約/雇用契約書.docx'), join(out, '通知.docx')]);
    expect(listFiles(out)).to.deep.equal(['契約/雇用契約書.docx', '通知.docx']);
    expect(readFileSync(paths[0]!, 'utf8')).to.equal('a');
  });

  it('replaces a file and keeps its permissions', async () => {
    const out = folder();
    writeFileSync(join(out, 'a.docx'), 'old');
    chmodSync(join(out, 'a.docx'), 0o640);
    await writeOutputs(out, [{ path: 'a.docx', bytes: bytes('new') }]);
    expect(readFileSync(join(out, 'a.docx'), 'utf8')).to.equal('new');
    expect(statSync(join(out, 'a.docx')).mode & 0o777).to.equal(0o640);
    expect(listFiles(out)).to.deep.equal(['a.docx']);
  });

  it('rolls back when one file cannot be written: removes new files and folders, restores old files', async () => {
    const out = folder();
    writeFileSync(join(out, 'a.docx'), 'old');
    mkdirSync(join(out, 'z.docx'));
    const work = writeOutputs(out, [
      { path: 'a.docx', bytes: bytes('new') },
      { path: 'sub/deep/b.docx', bytes: bytes('b') },
      { path: 'z.docx', bytes: bytes('z') },
    ]);
    expect(await problemOf(work)).to.equal(`bundle.is-a-folder ${join(out, 'z.docx')}`);
    expect(listFiles(out)).to.deep.equal(['a.docx']);
    expect(readFileSync(join(out, 'a.docx'), 'utf8')).to.equal('old');
    expect(() => statSync(join(out, 'sub'))).to.throw();
    expect(statSync(join(out, 'z.docx')).isDirectory()).to.be.true;
  });

  it('rolls back completed renames', async () => {
    const out = folder();
    writeFileSync(join(out, 'a.docx'), 'old');
    // The same new name twice: the second rename finds the first one's temporary file in use by nobody, so make it fail.
    const files = [
      { path: join(out, 'a.docx'), bytes: bytes('new') },
      { path: join(out, 'b.docx'), bytes: bytes('new') },
      { path: join(out, 'b.docx', 'c.docx'), bytes: bytes('new') },
    ];
    expect(await problemOf(writeTogether(files))).to.include('bundle.is-a-folder');
    expect(listFiles(out)).to.deep.equal(['a.docx']);
    expect(readFileSync(join(out, 'a.docx'), 'utf8')).to.equal('old');
  });

  it('reports a file in the place of a folder', async () => {
    const out = folder();
    writeFileSync(join(out, 'a'), 'old');
    const path = join(out, 'a/b.docx');
    expect(await problemOf(writeTogether([{ path, bytes: bytes('new') }]))).to.equal(`bundle.not-a-folder ${path}`);
    expect(readFileSync(join(out, 'a'), 'utf8')).to.equal('old');
  });

  it('refuses paths that lead out of the folder before it writes anything', async () => {
    const out = folder();
    for (const path of ['../x.docx', '/x.docx', 'a/../../x.docx', 'C:\\x.docx', '..\\x.docx', '', 'a//b.docx']) {
      const work = writeOutputs(join(out, 'in'), [
        { path: 'good.docx', bytes: bytes('a') },
        { path, bytes: bytes('a') },
      ]);
      expect(await problemOf(work), path).to.equal('bundle.unsafe-output');
    }
    expect(listFiles(out)).to.deep.equal([]);
  });

  it('stops when aborted, and leaves no files', async () => {
    const out = folder();
    const stop = new AbortController();
    const work = writeOutputs(join(out, 'in'), [{ path: 'a.docx', bytes: bytes('a') }], { signal: stop.signal });
    stop.abort(new Error('stopped'));
    let message = '';
    await work.catch((error: Error) => (message = error.message));
    expect(message).to.equal('stopped');
    expect(listFiles(out)).to.deep.equal([]);
  });

  if (process.getuid?.() !== 0) {
    it('reports a folder without write permission', async () => {
      const out = folder();
      chmodSync(out, 0o555);
      expect(await problemOf(writeFileAtomic(join(out, 'a.docx'), bytes('a')))).to.include('bundle.cannot-write');
      chmodSync(out, 0o755);
    });
  }
});

describe('writeFileAtomic', () => {
  const folder = temporaryFolders();

  it('writes to a device without replacing it', async () => {
    await writeFileAtomic('/dev/null', bytes('gone'));
    expect(statSync('/dev/null').isCharacterDevice()).to.be.true;
  });

  it('accepts names as long as file systems allow', async () => {
    const path = join(folder(), `${'あ'.repeat(80)}.docx`);
    await writeFileAtomic(path, bytes('a'));
    expect(readFileSync(path, 'utf8')).to.equal('a');
  });
});
