import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { runCli } from './support/run-cli.ts';

const contract = 'fixtures/employment-contract';
const fixedTerm = `${contract}/answers/fixed-term.json`;

describe('shorui explain --question', () => {
  const explain = (...rest: string[]): ReturnType<typeof runCli> =>
    runCli(['explain', contract, '-a', fixedTerm, ...rest]);

  it('explains why a question is shown, by name or by id', async () => {
    const byName = await explain('--question', '更新上限');
    expect(byName.code).to.equal(0);
    expect(byName.stdout).to.match(/^○ /).and.include('更新する場合があり得る');
    const application = JSON.parse(
      readFileSync(join(fixturesFolder, 'employment-contract/application.json'), 'utf8'),
    ) as {
      questions: { id: number; name: string }[];
    };
    const { id } = application.questions.find(({ name }) => name === '更新上限')!;
    expect((await explain('--question', String(id))).stdout).to.equal(byName.stdout);
    expect(JSON.parse((await explain('--question', '更新上限', '--json')).stdout)).to.have.property('holds', true);
  });

  it('explains how a field is computed: formulas by name, sums over lists, the values that they read', async () => {
    const invoice = ['explain', 'fixtures/invoice', '-a', 'fixtures/invoice/answers/mixed-rates.json'];
    const { stdout } = await runCli([...invoice, '--field', 'ご請求金額']);
    expect(stdout)
      .to.include('「@税込合計-@源泉徴収税額」で計算します')
      .and.include('項目「税込合計」（いまの値：116741）')
      .and.include('「合計(明細.標準対象額)」で計算します')
      .and.include('項目「標準対象額」（いまの値：18720、11550）')
      .and.include('項目「源泉徴収額100万円超」（表示されていないため、回答なし）')
      .and.not.match(/@\d/);
    // What several formulas read is explained once.
    expect(stdout.split('「合計(明細.標準対象額)」')).to.have.length(2);
    const english = await runCli([...invoice, '--field', '標準対象額合計', '--lang', 'en']);
    expect(english.stdout).to.include('it is computed as "sum(明細.標準対象額)"').and.include('(now: 18720, 11550)');
    expect((await runCli([...invoice, '--field', '単価'])).stdout).not.to.include('計算');
  });

  it('gives the same explanation in English', async () => {
    expect((await explain('--question', '更新上限', '--lang', 'en')).stdout).to.match(/\bquestion\b/i);
  });

  it('suggests the nearest name for an unknown one', async () => {
    const { code, stderr } = await explain('--question', '更新上眼');
    expect(code).to.equal(2);
    expect(stderr).to.include('更新上限');
  });

  it('refuses options that do not fit together', async () => {
    expect((await explain()).code).to.equal(2);
    expect((await explain('--question', '更新上限', '--file', '1')).code).to.equal(2);
    expect((await explain('--question', '更新上限', '--block', 'employment-contract.docx#0.1')).code).to.equal(2);
    expect((await explain('--question', '更新上限', '--repetition', '0')).code).to.equal(2);
  });
});

describe('shorui explain --block FILE#PATH', () => {
  const block = (given: string, ...rest: string[]): ReturnType<typeof runCli> =>
    runCli(['explain', contract, '--answers', fixedTerm, '--block', given, ...rest]);
  const rules = (given: string, ...rest: string[]): ReturnType<typeof runCli> => {
    const bundle = 'fixtures/rules-of-employment';
    const answers = `${bundle}/answers/fixed-hours.json`;
    return runCli(['explain', bundle, '--answers', answers, '--block', `rules-of-employment.docx#${given}`, ...rest]);
  };

  it('lists the tags around a block of a template, with their questions and answers', async () => {
    const { code, stdout } = await block('employment-contract.docx#0.3.0.1.7');
    expect(code).to.equal(0);
    expect(stdout.split('\n').slice(0, 3)).to.deep.equal([
      '○ files/employment-contract.docx#0.3.0.1.7は表示されます',
      '　○ 「{{#if (eq 契約期間 "有期")}}」の側が印字されます',
      '　　○ 質問「期間の定めはありますか。」（いまの回答：期間の定めあり）',
    ]);
  });

  it('shows which repetition it explains, with its answers', async () => {
    const row = await block('employment-contract.docx#0.6.1.2.0', '--repetition', '2', '--lang', 'en');
    expect(row.stdout).to.include('this is number 2').and.include('支給方法').and.include('(repetition 2)');
    const none = await block('employment-contract.docx#0.6.1.2.0', '--repetition', '9');
    expect([none.code, none.stdout.startsWith('×')]).to.deep.equal([0, true]);
  });

  it('shows the conditions and loops of the template editor', async () => {
    expect((await rules('0.26')).stdout)
      .to.match(/^× /)
      .and.include('ルール「フレックスタイム制のとき」が成り立つ')
      .and.include('いまの回答：固定時間制');
    expect((await rules('0.25.1')).stdout)
      .to.include('「勤務区分」は2件です')
      .and.include('固定時間制のとき');
    const json = JSON.parse((await rules('0.109', '--json')).stdout) as {
      holds: boolean;
      children: { subject?: { kind: string; name: string; values: string[] } }[];
    };
    expect(json.holds).to.equal(true);
    expect(json.children.at(-1)?.subject).to.include({ kind: 'field', name: 'テレワーク手当' });
  });

  it('accepts the file by name, path or id, and a block outside the main text by its part', async () => {
    const application = JSON.parse(
      readFileSync(join(fixturesFolder, 'employment-contract/application.json'), 'utf8'),
    ) as { files: { id: number; name: string; path: string }[] };
    const [file] = application.files;
    const expected = (await block('employment-contract.docx#0.5')).stdout;
    for (const called of [file?.name, file?.path, String(file?.id)]) {
      expect((await block(`${called}#0.5`)).stdout, called).to.equal(expected);
    }
    const header = await block('employment-contract.docx#word/footer1.xml#0.0');
    expect(header.stdout).to.include('files/employment-contract.docx#word/footer1.xml#0.0は表示されます');
  });

  it('names the nearest paths when there is no such block', async () => {
    const { code, stderr } = await block('employment-contract.docx#0.3.0.1.70');
    expect(code).to.equal(1);
    expect(stderr).to.include('「0.3.0.1.70」').and.include('近いのは0.3.0.1.14');
    expect((await block('employment-contract.docx#0.5.4')).stderr).to.include('近いのは0.5、');
    const part = await block('employment-contract.docx#word/header9.xml#0');
    expect([part.code, part.stderr.includes('word/header1.xml')]).to.deep.equal([1, true]);
  });

  it('suggests the nearest file, and shows the syntax of a block', async () => {
    const file = await block('employment-contrakt.docx#0.1');
    expect([file.code, file.stderr.includes('「employment-contract.docx」の間違い')]).to.deep.equal([2, true]);
    for (const given of ['employment-contract.docx', '0.1', '#0.1', 'employment-contract.docx#', 'a.docx#0.x', '']) {
      const { code, stderr } = await block(given);
      expect([code, stderr.includes('ファイル#パス')], given).to.deep.equal([2, true]);
    }
  });
});
