import { expect } from 'chai';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { listFiles } from '../support/list-files.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';
import { wordText } from './support/word-file.ts';

describe('shorui new', () => {
  const folder = temporaryFolders();

  it('makes a bundle that is valid and generates at once with the command it shows', async () => {
    const cwd = folder();
    const made = await runCli(['new', '送付状'], { cwd });
    expect(made.code).to.equal(0);
    expect(listFiles(cwd)).to.deep.equal([
      '送付状/answers/sample.json',
      '送付状/application.json',
      '送付状/files/letter.docx',
    ]);
    const valid = await runCli(['validate', '送付状', '--answers', '送付状/answers/sample.json', '--json'], { cwd });
    expect(JSON.parse(valid.stdout)).to.deep.equal({ ok: true, problems: [] });

    const shown = made.stdout.trim().split('\n').at(-1)!;
    const argv = shown.trim().replaceAll("'", '').split(' ').slice(1);
    const generated = await runCli(argv, { cwd });
    expect(generated.stderr).to.equal('');
    expect(generated.code).to.equal(0);
    const text = wordText(join(cwd, 'out/送付状_株式会社山田商店.docx'));
    expect(text).to.include('令和8年4月1日').and.include('2026年4月15日までにご返送').and.include('髙橋');
    expect(text).to.include('業務委託契約書').and.include('会社案内').and.include('03-1234-5678');
  });

  it('hides what its conditions hide', async () => {
    const cwd = folder();
    await runCli(['new', 'letter'], { cwd });
    const file = join(cwd, 'letter/answers/sample.json');
    const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...answers, 返送: '不要', 返送期限: undefined, 宛先担当者: undefined }));
    expect((await runCli(['generate', 'letter', '-a', file, '-o', 'out'], { cwd })).code).to.equal(0);
    const text = wordText(join(cwd, 'out/送付状_株式会社山田商店.docx'));
    expect(text).to.include('株式会社山田商店　御中').and.not.include('ご返送');
  });

  it('makes the same bytes each time', async () => {
    const [first, second] = [folder(), folder()];
    await runCli(['new', 'letter'], { cwd: first });
    await runCli(['new', 'letter'], { cwd: second });
    for (const file of listFiles(first)) {
      expect(readFileSync(join(first, file)).equals(readFileSync(join(second, file)))).to.equal(true, file);
    }
  });

  it('asks what templates and forms need, and writes where their boxes are', async () => {
    const cwd = folder();
    const files = [join(fixturesFolder, 'guide/rows.docx'), join(fixturesFolder, 'forms/notification.pdf')];
    const made = await runCli(['new', '書類', '--from', ...files], { cwd });
    expect([made.code, made.stderr]).to.deep.equal([0, '']);
    expect(made.stdout).to.include('質問を作らなかった名前：印影');
    const { questions, files: written } = JSON.parse(readFileSync(join(cwd, '書類/application.json'), 'utf8')) as {
      questions: { name: string; max?: number; fields: { name: string; type: string }[] }[];
      files: { path: string; form?: { fields: { name: string; position_x: number; style: object }[] } }[];
    };
    const types = new Map(questions.flatMap(({ fields }) => fields.map(({ name, type }) => [name, type])));
    expect([types.get('届出日'), types.get('氏名'), types.get('手当の月額')]).to.deep.equal(['date', 'name', 'number']);
    expect(questions.filter(({ max }) => max !== undefined).map(({ name }) => name)).to.deep.equal(['明細']);
    expect(written.map(({ path }) => path)).to.deep.equal(['files/rows.docx', 'files/notification.pdf']);
    const amount = written[1]?.form?.fields.find(({ name }) => name === '手当の月額');
    expect(amount).to.deep.include({ position_x: 70 });
    expect(amount?.style).to.deep.include({ cells: { content: 'money', count: 9 } });
    const argv = made.stdout.trim().split('\n').at(-1)!.trim().replaceAll("'", '').split(' ').slice(1);
    const generated = await runCli(argv, { cwd });
    expect(generated.code, generated.stderr).to.equal(0);
  });

  it('refuses what is no template and no form, and two files of one name', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.txt'), '見積書');
    const text = await runCli(['new', 'b', '--from', 'a.txt'], { cwd });
    expect([text.code, text.stderr.includes('a.txt')]).to.deep.equal([1, true]);
    const form = join(fixturesFolder, 'forms/notification.pdf');
    const twice = await runCli(['new', 'b', '--from', form, form], { cwd });
    expect(twice.code).to.equal(2);
    expect(twice.stderr).to.include('notification.pdf');
    expect(listFiles(cwd)).to.deep.equal(['a.txt']);
  });

  it('refuses a folder that is not empty, and a file', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'letter'));
    writeFileSync(join(cwd, 'letter/mine.txt'), 'mine');
    const filled = await runCli(['new', 'letter'], { cwd });
    expect(filled.code).to.equal(2);
    expect(filled.stderr).to.include('letter');
    expect(listFiles(cwd)).to.deep.equal(['letter/mine.txt']);
    expect((await runCli(['new', 'letter/mine.txt'], { cwd })).code).to.equal(3);
  });
});
