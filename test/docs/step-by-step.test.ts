import { expect } from 'chai';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli, type CliResult } from '../cli/support/run-cli.ts';
import { seePdf } from '../engine/pdf/support/see-pdf.ts';
import { documentText } from '../fixtures/document-text.ts';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { code, readDocs, readGuide, type GuideRow } from './guide-page.ts';
import { drawLines } from './printed.ts';

const parts = readGuide(new TextDecoder().decode(readDocs('step-by-step.md')));
const block = (label: string): string =>
  parts.flatMap((part) => (part.kind === 'block' && part.label === label ? [part.text] : []))[0] ?? '';
const commands = parts.flatMap((part) =>
  part.kind === 'block' && part.language === 'sh'
    ? [part.text.split('\n').map((line) => line.split(' ').slice(1))]
    : [],
);
const renames = new Map(
  parts
    .filter((part): part is GuideRow => part.kind === 'row' && '直した `name`' in part.cells)
    .map(({ cells }) => [code(cells['下書きの `name`'] ?? ''), code(cells['直した `name`'] ?? '')]),
);

interface Written {
  questions: unknown[];
  readonly files: { readonly path: string; readonly form?: { readonly fields: { name: string }[] } }[];
}

describe('the page that makes an application of 15 questions step by step', () => {
  const folder = temporaryFolders();
  const application = '住所変更/application.json';
  const answers = '住所変更/answers/sample.json';

  async function runAll(cwd: string, step: number): Promise<CliResult[]> {
    const results: CliResult[] = [];
    for (const argv of commands[step] ?? []) results.push(await runCli(argv, { cwd }));
    return results;
  }
  const write = (cwd: string, written: Written): void => writeFileSync(join(cwd, application), JSON.stringify(written));
  const read = (cwd: string): Written => JSON.parse(readFileSync(join(cwd, application), 'utf8')) as Written;

  /** The first two steps: the files, and the draft that is made for them. */
  async function draft(): Promise<string> {
    const cwd = folder();
    copyFileSync(join(fixturesFolder, 'forms/notification.pdf'), join(cwd, '住所等変更届.pdf'));
    writeFileSync(join(cwd, '通勤手当申請書.docx'), drawLines(block('ひな形')));
    for (const { code: exit, stderr } of await runAll(cwd, 0)) expect(exit, stderr).to.equal(0);
    return cwd;
  }

  /** What the third and fourth step change. */
  function follow(cwd: string): void {
    const written = read(cwd);
    written.questions = JSON.parse(block('質問')) as unknown[];
    const { fields } = written.files.flatMap(({ form }) => form ?? [])[0]!;
    for (const field of fields) field.name = renames.get(field.name) ?? field.name;
    write(cwd, written);
    writeFileSync(join(cwd, answers), block('回答'));
  }

  const formText = async (cwd: string, path: string): Promise<string> =>
    ((await seePdf(readFileSync(join(cwd, path))))[0]?.text ?? '').replaceAll(/\s/g, '');

  it('has a draft of the form in which every box has a sample', async () => {
    const text = await formText(await draft(), '下書き/住所等変更届.pdf');
    expect(text).to.include('見本').and.include('ヤマダタロウ').and.include('03-1234-5678').and.include('山田太郎');
  });

  it('makes both documents that it shows, with its own commands', async () => {
    const cwd = await draft();
    follow(cwd);
    expect(read(cwd).questions).to.have.length(15);
    for (const step of [1, 2, 3, 4]) {
      for (const { code: exit, stderr } of await runAll(cwd, step)) expect(exit, stderr).to.equal(0);
    }
    const word = documentText(new Uint8Array(readFileSync(join(cwd, 'できあがり/通勤手当申請書.docx'))));
    expect(word.trimEnd()).to.equal(block('できあがり'));
    const form = await formText(cwd, 'できあがり/住所等変更届.pdf');
    for (const text of ['京都市中京区長', '080415', 'タカハシイチロウ', '010108', '6028570', '令和8年4月1日', '25960'])
      expect(form).to.include(text);
    const [field, question] = (await runAll(cwd, 4)).map(({ stdout }) => stdout);
    expect(field).to.include('合計(通勤経路.定期代)+@車の手当').and.include('9150、16810');
    expect(question).to.match(/^× /);
  });

  it('gets each message that the page lists, with the line', async () => {
    const cwd = await draft();
    follow(cwd);
    const right = readFileSync(join(cwd, application), 'utf8');
    const validate = async (): Promise<string> =>
      (await runCli(['validate', '住所変更', '-a', answers], { cwd })).stdout;
    writeFileSync(join(cwd, application), right.replace('"type":"text"', '"type":"txet"'));
    expect(await validate()).to.match(/行目.*「txet」.*「text」/);
    writeFileSync(join(cwd, application), right.replace('"name":"変更年月日","page"', '"name":"変更年月","page"'));
    expect(await validate()).to.match(/form\/fields.*行目.*「変更年月」.*「変更年月日」/);
    writeFileSync(join(cwd, application), right);
    writeFileSync(join(cwd, answers), block('回答').replace('9150', '"たくさん"').replace('"本人"', '"友人"'));
    expect(await validate())
      .to.include('定期代は数値で入力してください。')
      .and.match(/「友人」.*届出人の選択肢.*本人、配偶者、子、その他/);
  });
});
