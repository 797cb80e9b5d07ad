import { expect } from 'chai';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateFormats, fieldOperators, fieldType, publishedSchemas, questionOperators } from '@shorui/engine/model';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  formRuleNames,
  formRuleTable,
} from '../../packages/engine/src/application/validate/form-rules/form-rule-table.ts';
import { runCli } from '../cli/support/run-cli.ts';
import { seePdf } from '../engine/pdf/support/see-pdf.ts';
import { documentText } from '../fixtures/document-text.ts';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { code, readDocs, readGuide, type GuideRow } from './guide-page.ts';
import { drawLines } from './printed.ts';

const markdown = new TextDecoder().decode(readDocs('application.md'));
const parts = readGuide(markdown);
const block = (label: string): string =>
  parts.flatMap((part) => (part.kind === 'block' && part.label === label ? [part.text] : []))[0] ?? '';
const rowsOf = (head: string): GuideRow[] =>
  parts.filter((part): part is GuideRow => part.kind === 'row' && head in part.cells);
const cells = (head: string): string[] => rowsOf(head).map((row) => code(row.cells[head] ?? ''));

describe('the page about applications', () => {
  const folder = temporaryFolders();

  function writeBundle(change: (application: string) => string = (text) => text): string {
    const top = folder();
    for (const path of ['見積書/files', '見積書/answers']) mkdirSync(join(top, path), { recursive: true });
    writeFileSync(join(top, '見積書/application.json'), change(block('application.json')));
    writeFileSync(join(top, '見積書/files/見積書.docx'), drawLines(block('ひな形')));
    writeFileSync(join(top, '見積書/answers/sample.json'), block('回答'));
    return top;
  }

  it('makes the document that it shows, with its own commands', async () => {
    const cwd = writeBundle();
    const sh = parts.flatMap((part) => (part.kind === 'block' && part.language === 'sh' ? part.text.split('\n') : []));
    expect(sh).to.have.length(3);
    for (const command of sh) {
      const { code: exit, stderr } = await runCli(command.split(' ').slice(1), { cwd });
      expect([exit, stderr], command).to.deep.equal([0, '']);
    }
    const made = readFileSync(join(cwd, 'out/見積書_株式会社山田商店.docx'));
    expect(documentText(new Uint8Array(made)).trimEnd()).to.equal(block('できあがり'));
  });

  it('names all types, date formats, rules with their parameters, and operators', () => {
    expect(rowsOf('種類').map(({ cells: { 種類 = '', 番号 } }) => [code(種類), Number(番号)])).to.deep.equal(
      Object.entries(fieldType),
    );
    expect(cells('形')).to.deep.equal(dateFormats);
    const documented = rowsOf('ルール').map(({ cells: { ルール = '', 指定 = '' } }) => [
      code(ルール),
      ...[...指定.matchAll(/`(\w+)`(（省略できます）)?/g)].map(([, name, optional]) => `${name}${optional ? '?' : ''}`),
    ]);
    const rules = formRuleNames
      .filter((name) => formRuleTable[name].subject === 'answer')
      .map((name) => [
        name,
        ...Object.entries(formRuleTable[name].params).map(
          ([param, { presence }]) => `${param}${presence === 'required' ? '' : '?'}`,
        ),
      ]);
    expect(documented).to.have.deep.members(rules);
    for (const operator of [...questionOperators, ...fieldOperators]) expect(markdown).to.include(`\`${operator}\``);
  });

  it('shows JSON that the schema of application.json accepts', () => {
    const { $id: _, ...schema } = publishedSchemas.application;
    const validate = new Ajv2020({ strict: true }).compile(schema);
    const application = JSON.parse(block('application.json')) as { questions: unknown[]; files: unknown[] };
    const example = JSON.parse(block('条件の例')) as { files: unknown[] };
    const form = JSON.parse(block('用紙の例')) as unknown;
    const question = JSON.parse(block('質問の例')) as unknown;
    const conditions = rowsOf('条件').map(({ cells: { 書き方 = '' } }) => JSON.parse(code(書き方)) as unknown);
    expect(conditions).to.have.length(4);
    for (const value of [
      application,
      { $schema: '../application.schema.json', ...application, ...example },
      { ...application, files: [...application.files, form] },
      { ...application, questions: [...application.questions, question, { name: '条件つき', conditions }] },
    ])
      expect(validate(value), JSON.stringify(validate.errors)).to.equal(true);
    const wrong = [{ name: '宛先', fields: [{ name: '会社名', type: 'text', rules: [{ name: 'max_character' }] }] }];
    expect(validate({ ...application, questions: wrong })).to.equal(false);
  });

  it('shows a form on which its answers are drawn, rows and amounts too', async () => {
    const form = JSON.parse(block('用紙の例')) as unknown;
    const cwd = writeBundle((text) => {
      const application = JSON.parse(text) as { files: unknown[] };
      return JSON.stringify({ ...application, files: [...application.files, form] });
    });
    copyFileSync(join(fixturesFolder, 'forms/notification.pdf'), join(cwd, '見積書/files/注文書.pdf'));
    const made = await runCli(['generate', '見積書', '-a', '見積書/answers/sample.json', '-o', 'out'], { cwd });
    expect(made.code, made.stderr).to.equal(0);
    const [page] = await seePdf(readFileSync(join(cwd, 'out/注文書.pdf')));
    for (const text of ['株式会社山田商店', '¥7,700', '用紙', '4,800', '封筒', '2,600'])
      expect(page?.text).to.include(text);
  });

  it('prints values as its table of tags says', async () => {
    const rows = rowsOf('タグ').map(({ cells: { タグ = '', 印字 = '' } }) => ({
      tags: [...タグ.matchAll(/`([^`]+)`/g)].map(([, tag = '']) => tag),
      printed: 印字.replace(/（.*/, ''),
    }));
    expect(rows.length).to.be.greaterThan(8);
    const fields = [
      { name: '氏名', type: 'name' },
      { name: '住所', type: 'address' },
      { name: '希望日', type: 'multi_select', options: ['月曜日', '火曜日', '水曜日'] },
      { name: '同意', type: 'checkbox' },
      { name: '金額', type: 'number' },
      { name: '契約日', type: 'date', date_format: 'YYYY/MM/DD' },
    ];
    const cwd = folder();
    for (const path of ['表/files', '表/answers']) mkdirSync(join(cwd, path), { recursive: true });
    const application = { name: '表', questions: [{ name: '値', fields }], files: [{ path: 'files/表.docx' }] };
    writeFileSync(join(cwd, '表/application.json'), JSON.stringify(application));
    writeFileSync(join(cwd, '表/files/表.docx'), drawLines(rows.map(({ tags }) => tags.join('、')).join('\n')));
    const answers = {
      氏名: { last: '山田', first: '太郎', kana: 'フリガナ' },
      住所: {
        postCode: '1000005',
        province: '都道府県',
        district: '市区町村',
        street: '番地',
        building: '建物',
        fullAddress: '住所の全文',
      },
      希望日: ['月曜日', '水曜日'],
      同意: true,
      金額: 12345,
      契約日: '2026-04-01',
    };
    writeFileSync(join(cwd, '表/a.json'), JSON.stringify(answers));
    const made = await runCli(['generate', '表', '-a', '表/a.json', '-o', 'out'], { cwd });
    expect(made.code, made.stderr).to.equal(0);
    const text = documentText(new Uint8Array(readFileSync(join(cwd, 'out/表.docx'))));
    expect(text.trimEnd().split('\n')).to.deep.equal(
      rows.map(({ printed }) => printed.replace('姓、名、', '山田、太郎、')),
    );
  });

  const mistakes: readonly (readonly [string, string, string, RegExp])[] = [
    ['a type', '"type": "text"', '"type": "txet"', / 8行目 .*「txet」.*「text」/],
    ['a rule', '"name": "min_value"', '"name": "min_valeu"', / 19行目 .*「min_valeu」.*min_value/],
    ['a reference', '"question_id": "値引き"', '"question_id": "値引"', / 28行目 .*「値引」.*「値引き」/],
    ['an option', '"option_ids": ["有"]', '"option_ids": ["あり"]', / 28行目 .*「あり」/],
    ['a name in a formula', '"@数量*@単価"', '"@数量*@短歌"', / 21行目 .*「短歌」という名前のものはありません/],
    ['a formula', '"@数量*@単価"', '"@数量**@単価"', / 21行目 .*「@数量\*\*@単価」は5文字目から読めません/],
    ['a sum that is missing', '"合計(明細.金額)-@値引き額"', '"@金額"', / 35行目 .*「合計\(明細\.金額\)」/],
    ['a sum without a list', '"@小計+@消費税"', '"合計(小計)"', / 37行目 .*「@小計」/],
    ['a circle', '"@小計*10/100"', '"@税込金額*10/100"', /循環しています：消費税 → 税込金額 → 消費税/],
  ];
  for (const [what, right, wrong, message] of mistakes) {
    it(`is followed by an error that names the line after a mistake in ${what}`, async () => {
      expect(block('application.json')).to.include(right);
      const cwd = writeBundle((text) => text.replace(right, wrong));
      const { code: exit, stdout, stderr } = await runCli(['validate', '見積書'], { cwd });
      expect(exit).to.equal(1);
      expect(stdout + stderr).to.match(message);
      expect(stdout + stderr).to.match(/エラー 1件/);
    });
  }
});
