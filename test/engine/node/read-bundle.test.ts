import { expect } from 'chai';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswers, readAnswers, readBundle, ShoruiError, writeBundle, isDiskError } from '@shorui/engine/node';
import { bundleNames, fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

async function failure(work: Promise<unknown>): Promise<ShoruiError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ShoruiError) return error;
    throw error;
  }
  throw new Error('It should have failed.');
}

async function idOf(work: Promise<unknown>): Promise<string | undefined> {
  return (await failure(work)).problems[0]?.id;
}

describe('readBundle', () => {
  const folder = temporaryFolders();

  function copy(): string {
    const path = join(folder(), 'invoice');
    cpSync(join(fixturesFolder, 'invoice'), path, { recursive: true });
    return path;
  }

  for (const name of bundleNames) {
    it(`reads ${name} from its folder, and the same from a zip that was written of it`, async () => {
      const bundle = await readBundle(join(fixturesFolder, name));
      const out = folder();
      await writeBundle(join(out, 'bundle.zip'), bundle);
      await writeBundle(join(out, 'bundle'), bundle);
      for (const path of ['bundle.zip', 'bundle']) {
        const again = await readBundle(join(out, path));
        expect(again.application).to.deep.equal(bundle.application);
        expect([...again.files.keys()].sort()).to.deep.equal([...bundle.files.keys()].sort());
        for (const [file, bytes] of bundle.files) expect(Buffer.from(again.files.get(file)!).equals(bytes)).to.be.true;
      }
    });
  }

  it('reports a bundle that does not exist or is not a zip', async () => {
    const missing = await failure(readBundle(join(folder(), 'nothing')));
    expect(missing.problems[0]?.id).to.equal('bundle.not-found');
    expect(isDiskError(missing)).to.be.true;
    const text = join(folder(), 'text.zip');
    writeFileSync(text, 'This is plain text and no zip.');
    const noZip = await failure(readBundle(text));
    expect(noZip.problems[0]).to.deep.include({ id: 'word.not-a-zip', place: { file: text } });
    expect(isDiskError(noZip)).to.be.false;
  });

  it('follows links that stay inside the folder and refuses those that lead out', async () => {
    const path = copy();
    symlinkSync('invoice.docx', join(path, 'files/inside.docx'));
    expect((await readBundle(path)).files.has('files/inside.docx')).to.be.true;
    symlinkSync(join(fixturesFolder, 'templates/quotation.docx'), join(path, 'files/outside.docx'));
    expect(await idOf(readBundle(path))).to.equal('bundle.link-outside');
  });

  it('terminates in a folder that links to itself', async () => {
    const path = copy();
    symlinkSync('.', join(path, 'files/again'));
    expect((await readBundle(path)).files.has('files/invoice.docx')).to.be.true;
  });

  it('stops at the limits on number and size of files', async () => {
    const path = copy();
    mkdirSync(join(path, 'files/more'));
    for (let number = 0; number < 5; number++) writeFileSync(join(path, `files/more/${number}.docx`), 'x'.repeat(100));
    expect(await idOf(readBundle(path, { limits: { files: 4 } }))).to.equal('bundle.too-many-files');
    expect(await idOf(readBundle(path, { limits: { totalBytes: 200 } }))).to.equal('bundle.too-large');
    expect(await idOf(readBundle(path, { limits: { fileBytes: 50 } }))).to.equal('bundle.too-large');
  });
});

describe('readAnswers', () => {
  const folder = temporaryFolders();

  it('reads answers with their positions', async () => {
    const path = join(folder(), 'answers.json');
    writeFileSync(path, '\uFEFF{\n  "氏名": {"last": "山田"},\n  "番号": 12345678901234567890\n}');
    const { answers, locate } = await readAnswers(path);
    expect(answers).to.deep.equal({ 氏名: { last: '山田' }, 番号: '12345678901234567890' });
    expect(locate('/氏名/last')).to.deep.equal({ line: 2, column: 18 });
  });

  it('reports errors by file, line and column', async () => {
    const path = join(folder(), 'answers.json');
    writeFileSync(path, '{\n  "氏名": "山田",\n}');
    expect((await failure(readAnswers(path))).problems[0]?.place).to.include({ file: path, line: 2 });
    expect(() => parseAnswers('[]')).to.throw(ShoruiError);
    expect(await idOf(readAnswers(join(folder(), 'none.json')))).to.equal('bundle.input-not-found');
    expect(await idOf(readAnswers(folder()))).to.equal('bundle.is-a-folder');
  });
});
