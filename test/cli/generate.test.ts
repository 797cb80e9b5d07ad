import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleNames, readAnswerSets, readText } from '../fixtures/fixture-folders.ts';
import { documentText } from '../fixtures/document-text.ts';
import { listFiles } from '../support/list-files.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

const bundle = 'fixtures/onboarding-set';
const answers = `${bundle}/answers/full-set.json`;

/** A copy of answers with some of them changed; what becomes undefined is left out. */
function changedAnswers(path: string, changes: Record<string, unknown>): string {
  const given = JSON.parse(readText('onboarding-set', 'answers', 'full-set.json')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...given, ...changes }, null, 2));
  return path;
}

describe('shorui generate', () => {
  const folder = temporaryFolders();

  for (const name of bundleNames) {
    it(`makes the documents of ${name} from every set of answers`, async () => {
      for (const set of readAnswerSets(name)) {
        const out = folder();
        const argv = ['generate', `fixtures/${name}`, '--answers', `fixtures/${name}/answers/${set.name}.json`];
        const { code, stdout } = await runCli([...argv, '-o', out]);
        expect(code).to.equal(0);
        const files = listFiles(out);
        expect(files).to.not.be.empty;
        for (const file of files) expect(stdout).to.include(file);
        const texts = files.map((file) => documentText(new Uint8Array(readFileSync(join(out, file)))));
        expect(texts.join('\n')).to.not.include('{{');
      }
    });
  }

  it('lists every path with its size, and marks guides', async () => {
    const out = folder();
    const { stdout } = await runCli(['generate', bundle, '-a', answers, '-o', out]);
    const lines = stdout.trim().split('\n');
    expect(lines).to.have.length(7);
    expect(lines[0]).to.match(/01_誓約書\/入社誓約書\.docx（[\d.]+ KB）$/);
    expect(lines.filter((line) => line.endsWith('［案内］'))).to.have.length(1);
    expect(lines.at(-1)).to.match(/^6件のファイル/);
  });

  it('packs the same documents into a zip, in addition to the folder or instead of it', async () => {
    const out = folder();
    const zip = join(out, 'all.zip');
    const both = await runCli(['generate', bundle, '-a', answers, '-o', join(out, 'files'), '--zip', zip]);
    expect(both.code).to.equal(0);
    const packed = unzipSync(new Uint8Array(readFileSync(zip)));
    const files = listFiles(join(out, 'files'));
    expect(Object.keys(packed).sort()).to.deep.equal(files);
    for (const file of files)
      expect(Buffer.from(packed[file]!).equals(readFileSync(join(out, 'files', file)))).to.be.true;
  });

  it('makes only the requested files, by path or id, and refuses an unknown name', async () => {
    const out = folder();
    const argv = ['generate', bundle, '-a', answers, '-o', out];
    expect((await runCli([...argv, '--only', 'files/pledge.docx'])).code).to.equal(0);
    expect(listFiles(out)).to.have.length(1);
    const unknown = await runCli([...argv, '--only', 'files/nothing.docx']);
    expect(unknown.code).to.equal(1);
    expect(unknown.stderr).to.include('files/nothing.docx');
  });

  it('lists every answer that is missing or wrong with its line, and writes nothing', async () => {
    const out = folder();
    const file = changedAnswers(join(out, 'answers.json'), {
      氏名: undefined,
      入社日: '2024-13-45',
      知らない質問: 'x',
    });
    const { code, stderr, stdout } = await runCli(['generate', bundle, '-a', file, '-o', join(out, 'made')]);
    expect(code).to.equal(1);
    expect(stdout).to.equal('');
    expect(stderr).to.match(/answers\.json \d+行目 \d+文字目.*項目「入社日」/);
    expect(stderr).to.match(/answers\.json \d+行目 \d+文字目.*知らない質問/);
    expect(stderr).to.match(/項目「氏名」/);
    expect(stderr.trim().split('\n').at(-1)).to.equal('エラー 3件、注意 0件。何も書き込んでいません。');
    expect(listFiles(out)).to.deep.equal(['answers.json']);
  });

  it('continues with blanks or tags for missing answers with --missing, and warns', async () => {
    const out = folder();
    const given = JSON.parse(readText('invoice', 'answers', 'mixed-rates.json')) as Record<string, unknown>;
    writeFileSync(join(out, 'answers.json'), JSON.stringify({ ...given, 発行者名: undefined }));
    const argv = ['generate', 'fixtures/invoice', '-a', join(out, 'answers.json'), '-o', join(out, 'made')];
    const blank = await runCli([...argv, '--missing', 'blank']);
    expect(blank.code).to.equal(0);
    expect(blank.stderr).to.match(/^注意: .*answers\.json .*項目「発行者名」/m);
    expect(blank.stderr).to.match(/^参考: .*invoice\.docx：.*空欄.*\{\{発行者名\}\}/m);
    const text = (): string => {
      const [made = ''] = listFiles(join(out, 'made'));
      return documentText(new Uint8Array(readFileSync(join(out, 'made', made))));
    };
    expect(text()).to.not.include('{{');
    expect((await runCli([...argv, '--missing', 'keep'])).code).to.equal(0);
    expect(text()).to.include('{{発行者名}}');
  });

  it('reports all errors of bundle and answers at once', async () => {
    const out = folder();
    writeFileSync(join(out, 'answers.json'), '{\n  "氏名": "山田",\n}');
    mkdirSync(join(out, 'bundle'));
    writeFileSync(join(out, 'bundle', 'application.json'), '{"format": 1}');
    const { code, stderr } = await runCli(['generate', 'bundle', '-a', 'answers.json', '-o', 'made'], { cwd: out });
    expect(code).to.equal(1);
    expect(stderr).to.include('bundle/application.json').and.include('answers.json 2行目');
  });

  it('replaces files of the same name and leaves others alone', async () => {
    const out = folder();
    const argv = ['generate', 'fixtures/invoice', '-a', 'fixtures/invoice/answers/mixed-rates.json', '-o', out];
    await runCli(argv);
    const [made = ''] = listFiles(out);
    writeFileSync(join(out, made), 'old');
    writeFileSync(join(out, 'notes.txt'), 'mine');
    expect((await runCli(argv)).code).to.equal(0);
    expect(readFileSync(join(out, made)).length).to.be.greaterThan(1000);
    expect(readFileSync(join(out, 'notes.txt'), 'utf8')).to.equal('mine');
    expect(listFiles(out)).to.have.length(2);
  });

  it('leaves no files behind when one file cannot be written', async () => {
    const out = folder();
    mkdirSync(join(out, 'all.zip'));
    const { code, stderr } = await runCli([
      'generate',
      bundle,
      '-a',
      answers,
      '-o',
      join(out, 'made'),
      '--zip',
      join(out, 'all.zip'),
    ]);
    expect(code).to.equal(3);
    expect(stderr).to.include('all.zip').and.include('フォルダーです');
    expect(listFiles(out)).to.deep.equal([]);
  });

  it('writes nothing once it is interrupted', async () => {
    const out = folder();
    const { code, stderr } = await runCli(['generate', bundle, '-a', answers, '-o', out], {
      signal: AbortSignal.abort(),
    });
    expect(code).to.equal(130);
    expect(stderr).to.include('中断');
    expect(listFiles(out)).to.deep.equal([]);
  });

  it('prints the written files as JSON', async () => {
    const out = folder();
    const { stdout } = await runCli(['generate', bundle, '-a', answers, '-o', out, '--json']);
    const report = JSON.parse(stdout) as { files: { path: string; size: number }[]; problems: unknown[] };
    expect(report.files.map(({ path }) => path).sort()).to.deep.equal(listFiles(out).map((file) => join(out, file)));
    expect(report.files.every(({ path, size }) => readFileSync(path).length === size)).to.be.true;
  });

  it('requires an output', async () => {
    const { code, stderr } = await runCli(['generate', bundle, '-a', answers]);
    expect(code).to.equal(2);
    expect(stderr).to.include('-o');
  });

  it('reports a missing bundle and missing answers with the paths as given', async () => {
    const { code, stderr } = await runCli(['generate', 'no/bundle', '-a', 'no/answers.json', '-o', folder()]);
    expect(code).to.equal(3);
    expect(stderr).to.include('no/bundle：').and.include('no/answers.json：');
    expect(stderr).to.not.include(' at ');
  });

  // Root may read everything.
  if (process.getuid?.() !== 0) {
    it('reports answers without read permission', async () => {
      const file = changedAnswers(join(folder(), 'answers.json'), {});
      chmodSync(file, 0);
      const { code, stderr } = await runCli(['generate', bundle, '-a', file, '-o', folder()]);
      expect(code).to.equal(3);
      expect(stderr).to.include('EACCES');
    });
  }
});
