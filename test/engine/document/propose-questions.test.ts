import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, compileTemplate, inspectPdf, render, resolve, type Application } from '@shorui/engine';
import { readWordText } from '@shorui/engine/convert';
import { isImageField } from '@shorui/engine/answers';
import {
  fieldByName,
  fillBlanks,
  proposeFromBlanks,
  proposeFromForm,
  proposeFromTemplate,
  type Proposals,
} from '@shorui/engine/document';
import { applyReplacements, documentFromTemplate } from '@shorui/engine/editor';
import { fieldType } from '@shorui/engine/model';
import { realFiles } from '../../support/real-files.ts';
import { fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';

const empty: Application = {
  format: 1,
  id: 1,
  name: '契約',
  version: 1,
  publish: 0,
  last_id: 0,
  questions: [],
  fields: [],
  files: [],
};

const ofText = (...lines: string[]): Proposals =>
  proposeFromTemplate(empty, compileTemplate(makeDocx(lines.map((line) => p(line)).join(''))).uses);
const shortly = ({ questions }: Proposals): string[] =>
  questions.map(
    ({ name, list, fields }) =>
      `${[...list, name].join('>')}: ${fields.map(({ name: field, type }) => `${field}=${type}`).join(' ')}`,
  );

describe('proposals of questions', () => {
  it('type fields by the last word of their names', () => {
    const types: Readonly<Record<string, keyof typeof fieldType>> = {
      契約締結日: 'date',
      生年月日: 'date',
      納品期限: 'date',
      日数: 'number',
      曜日: 'text',
      契約金額: 'number',
      基本給: 'number',
      資料: 'text',
      代表者氏名: 'name',
      代表者: 'text',
      会社所在地: 'address',
      郵便番号: 'post_code',
      連絡先電話番号: 'phone',
      メールアドレス: 'email',
      消費税率: 'decimal',
      特記事項: 'textarea',
      件名: 'text',
      金額_2: 'number',
    };
    const found = Object.keys(types).map((name) => [name, fieldByName(name).values.type]);
    expect(found).to.deep.equal(Object.entries(types).map(([name, type]) => [name, fieldType[type]]));
    expect(fieldByName('届出人', ['kana']).values.type).to.equal(fieldType.name);
    expect(fieldByName('本店', ['postCode']).values.type).to.equal(fieldType.address);
  });

  it('group the tags of a template by party, by list and by what they are about', () => {
    const proposals = ofText(
      '{{甲の氏名}} {{甲の住所}} {{件名}} {{契約日}} {{契約金額}} {{住所}}',
      '{{#if 再委託}}{{再委託先}}{{/if}}',
      '{{#each 明細}}{{品名}} {{単価}} {{件名}}{{#each 内訳}}{{数量}}{{/each}}{{/each}}',
      '{{#each 社員 as |人|}}{{人.氏名}} {{wareki 人.入社日}}{{/each}} {{連番1}}',
    );
    expect(shortly(proposals)).to.deep.equal([
      '甲: 甲の氏名=10 甲の住所=11',
      'その他: 件名=1 再委託=9 再委託先=1',
      '日付: 契約日=5',
      '金額: 契約金額=3',
      '氏名・連絡先: 住所=11',
      '明細>明細: 品名=1 単価=3',
      '明細>内訳>内訳: 数量=3',
      '社員>社員: 氏名=10 入社日=5',
    ]);
    const [tick] = proposals.questions[1]?.fields.filter(({ name }) => name === '再委託') ?? [];
    expect(tick?.options).to.deep.equal([{ text: '再委託', value: '再委託' }]);
  });

  it('ask lists of plain texts as texts with an item on each line', () => {
    const lines = [
      '{{件名}}{{#each 備考}}{{@number}} {{this}} {{件名}}{{/each}}{{#if 備考}}あり{{/if}}',
      '{{#each 明細}}{{品名}}{{#each 注記 as |行|}}{{行}}{{/each}}{{/each}}',
    ];
    const proposals = ofText(...lines);
    expect(shortly(proposals)).to.deep.equal(['その他: 件名=1 備考=2', '明細>明細: 品名=1 注記=2']);
    expect(proposals.questions[0]?.fields[1]?.style).to.deep.equal({ lines: true });
    const application: Application = {
      ...empty,
      last_id: 9,
      questions: [{ id: 1, name: '備考', title: '備考', type: 'fields', field_groups: [{ id: 2, name: '備考' }] }],
      fields: [{ id: 3, name: '備考', type: 2, style: { lines: true }, field_group_id: 2 }],
      files: [{ id: 4, type: 'word', name: '覚書.docx', path: 'files/4.docx' }],
    };
    const word = makeDocx(p('{{#each 備考}}［{{this}}］{{/each}}'));
    const compiled = compile({ application, files: new Map([['files/4.docx', word]]) });
    const { files, problems } = render(compiled, resolve(compiled, { 備考: '納期は別途\n\n送料込み' }));
    expect(problems).to.deep.equal([]);
    expect(readWordText(files[0]?.bytes ?? new Uint8Array())).to.deep.equal(['［納期は別途］［送料込み］']);
  });

  it('leave out what the application answers and what no field can be called', () => {
    const long = '二十五文字よりも長いためにどの項目の名前にもすることができない名前';
    const { uses } = compileTemplate(makeDocx(p(`{{会社名}} {{${long}}} {{所在地}}`)));
    const application: Application = {
      ...empty,
      last_id: 3,
      questions: [{ id: 1, name: '会社', title: '会社', type: 'fields', field_groups: [{ id: 2, name: '会社' }] }],
      fields: [{ id: 3, name: '会社名', type: 1, field_group_id: 2 }],
    };
    const proposals = proposeFromTemplate(application, uses);
    expect(shortly(proposals)).to.deep.equal(['氏名・連絡先: 所在地=11']);
    expect(proposals.left_out).to.deep.equal([long]);
  });

  it('take the places of a PDF form along, one for each mark of a choice', () => {
    const report = inspectPdf(readFileSync(join(fixturesFolder, 'forms/notification.pdf')));
    const { questions, left_out } = proposeFromForm(empty, report.proposed.fields, report.proposals);
    const fields = questions.flatMap((question) => question.fields);
    const changed = fields.find(({ name }) => name === '変更事項');
    expect(changed?.type).to.equal(fieldType.radio);
    expect(changed?.placements?.map(({ option_value: option }) => option)).to.deep.equal(
      changed?.options?.map(({ value }) => value),
    );
    expect(fields.find(({ name }) => name === '変更前の住所')?.type).to.equal(fieldType.post_code);
    expect(fields.find(({ name }) => name === '氏名')?.placements).to.have.length(1);
    expect(left_out).to.include('印影');
    expect(questions.map(({ name }) => name)).to.include.members(['変更前', '変更後', '日付', '金額']);
  });

  it('take year, month and day that a PDF form prints apart as one date in cells', () => {
    const report = inspectPdf(readFileSync(join(fixturesFolder, 'forms/notification.pdf')));
    const { questions } = proposeFromForm(empty, report.proposed.fields, report.proposals);
    const fields = questions.flatMap((question) => question.fields);
    expect(fields.map(({ name }) => name)).to.include.members(['届出日', '生年月日']);
    expect(fields.filter(({ name }) => /_[年月日]$/u.test(name))).to.deep.equal([]);
    const birth = fields.find(({ name }) => name === '生年月日');
    expect(birth?.type).to.equal(fieldType.date);
    const [place, another] = birth?.placements ?? [];
    expect(another).to.equal(undefined);
    expect(place?.style?.cells).to.deep.include({ content: 'date', groups: [2, 2, 2] });
    expect(place?.style?.cells?.boxes?.map(({ x }) => (place.position_x + x).toFixed(0))).to.have.length(6);

    const blank = (name: string, x: number) => ({
      name,
      position_x: x,
      position_y: 50,
      style: { width: 8, height: 5 },
    });
    const apart = [
      blank('年', 10),
      blank('月', 25),
      blank('日', 40),
      blank('令和年', 60),
      blank('月_2', 75),
      blank('日_2', 90),
    ];
    const dates = proposeFromForm(empty, apart, []).questions.flatMap((question) => question.fields);
    expect(dates.map(({ name, type }) => [name, type])).to.deep.equal([
      ['日付', fieldType.date],
      ['日付_2', fieldType.date],
    ]);
    expect(dates.map(({ placements }) => placements?.[0]?.style?.cells?.groups)).to.deep.equal([
      [4, 2, 2],
      [2, 2, 2],
    ]);
    // Other lines, or an order that makes no date, stay apart.
    const lower = { ...blank('月', 25), position_y: 70 };
    const none = proposeFromForm(empty, [blank('年', 10), lower, blank('日', 40)], []).questions;
    expect(none.flatMap((question) => question.fields).map(({ name }) => name)).to.deep.equal(['年', '月', '日']);
  });

  it('take cells that a PDF form prints apart for one number as one field, and names of any length', () => {
    const cells = (name: string, x: number, count: number) => ({
      name,
      position_x: x,
      position_y: 50,
      style: { width: count * 6, height: 8, cells: { count } },
    });
    const long = '聴力検査オージオメーターによる検査1000Hz_実施者数';
    const other = '聴力検査オージオメーターによる検査4000Hz_実施者数';
    const plain = (name: string, y: number) => ({
      name,
      position_x: 10,
      position_y: y,
      style: { width: 20, height: 6 },
    });
    const { questions, left_out } = proposeFromForm(
      empty,
      [
        cells('労働保険番号', 10, 2),
        cells('労働保険番号_2', 24, 1),
        cells('労働保険番号_3', 32, 2),
        cells('労働保険番号_4', 120, 2),
        plain(long, 60),
        plain(other, 70),
        plain('このページの小計_費用円', 80),
        plain('このページの数_費用円', 90),
      ],
      [],
    );
    const fields = questions.flatMap((question) => question.fields);
    const [number] = fields;
    expect(number?.placements?.[0]).to.deep.include({ position_x: 10, position_y: 50 });
    expect(number?.placements?.[0]?.style?.cells?.boxes?.map(({ x }) => x)).to.deep.equal([0, 6, 14, 22, 28]);
    expect(fields.map(({ name }) => name).slice(1, 4)).to.deep.equal([
      '労働保険番号_4',
      '聴力検査オージオメーターによる検査100_実施者数',
      '聴力検査オージオメーターによる検査400_実施者数',
    ]);
    expect(fields[2]).to.include({ label: long, type: fieldType.number });
    expect(fields.at(-1)).to.deep.include({ name: 'このページの数_費用円', type: fieldType.number, unit: '円' });
    expect(questions.map(({ name }) => name)).to.deep.equal(['その他', '金額']);
    expect(questions[0]?.title).to.equal('そのほかの項目を入力してください。');
    expect(left_out).to.deep.equal([]);
  });

  it('ask for a picture where a template prints one', () => {
    const { questions } = ofText('{{image 社印 width=20}}', '{{default (image ロゴ) "印"}}', '{{会社名}}');
    const fields = questions.flatMap((question) => question.fields);
    expect(fields.filter((field) => isImageField(field)).map(({ name }) => name)).to.deep.equal(['社印', 'ロゴ']);
    expect(fields.find(({ name }) => name === '会社名')).to.not.have.property('style');
  });

  it('take blocks of one form as a list with the places of its first row', () => {
    const field = (name: string, x: number, y: number) => ({
      name,
      page: 2,
      position_x: x,
      position_y: y,
      style: { width: 30, height: 8 },
    });
    const rows = [0, 1, 2].flatMap((row) => [
      field(`品名_${row}`, 10, 40 + row * 10),
      field(`数量_${row}`, 60, 40 + row * 10),
    ]);
    const repeat = {
      name: '明細',
      page: 2,
      rows: 3,
      pitch: 10,
      fields: [field('品名', 10, 40), field('数量', 60, 40)].map(({ page: _page, ...each }) => each),
    };
    const { questions } = proposeFromForm(empty, [field('件名', 10, 20), ...rows], [], [repeat]);
    expect(questions.map(({ name, list, fields }) => [name, list, fields.map(({ name: own }) => own)])).to.deep.equal([
      ['その他', [], ['件名']],
      ['明細', ['明細'], ['品名', '数量']],
    ]);
    expect(questions[1]?.rows).to.deep.equal({ page: 2, rows: 3, pitch: 10 });
    expect(questions[1]?.fields[1]?.placements).to.deep.equal([
      { page: 2, position_x: 60, position_y: 40, style: { width: 30, height: 8 } },
    ]);
  });

  it('take rows that go on with the next page as its continuation, and others of the same name as a list of their own', () => {
    const block = (page: number, y: number, names: readonly string[]) => ({
      name: '明細',
      page,
      rows: 5,
      pitch: 10,
      fields: names.map((name, at) => ({ name, position_x: 10 + at * 40, position_y: y, style: { width: 30 } })),
    });
    const repeats = [block(1, 80, ['品名', '数量']), block(2, 30, ['品名', '数量']), block(2, 120, ['工程'])];
    const { questions } = proposeFromForm(empty, [], [], repeats);
    expect(questions.map(({ list, fields, rows }) => [list, fields.map(({ name }) => name), rows])).to.deep.equal([
      [['明細'], ['品名', '数量'], { page: 1, rows: 5, pitch: 10, continuation: { page: 2, rows: 5, offset_y: -50 } }],
      [['明細_2'], ['工程'], { page: 2, rows: 5, pitch: 10 }],
    ]);
  });

  it('find where a Word file without tags leaves room, and fill it in with tags', () => {
    const cell = (text: string): string => `<w:tc>${p(text)}</w:tc>`;
    const row = (...texts: string[]): string => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
    const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
    const word = makeDocx(
      [
        table(row('１．氏　　名', ''), row('生年月日', '昭和　　年　　月　　日'), row('備考（任意）', '')),
        table(row('品名', '例のある表'), row('数量', '三')),
        table(row('会議名', '○○委員会'), row('開催場所', '第一会議室')),
        p('甲は、●●システムの開発を乙に委託し、○○○円を支払う。第○条により、●●システムを納品する。'),
        p('本契約は●地方裁判所を第一審とする。次のとおり：'),
        p('契約締結日：　　　　年　　月　　日'),
        p('手付金額　　　　　　　　円'),
        p('電話番号：'),
        p('甲'),
        p('住所　　　　　　　　　　'),
        p('氏名　　　　　　　　　印'),
        p('乙'),
        p('以上'),
      ].join(''),
    );
    const proposals = proposeFromBlanks(empty, documentFromTemplate(word));
    expect(shortly(proposals)).to.deep.equal([
      '氏名・連絡先: 氏名=10 電話番号=13 乙の名称=1',
      '日付: 生年月日=5 契約締結日=5',
      'その他: 備考=2 会議名=1 開催場所=1 システム名=1 地方裁判所名=1',
      '金額: 金額=3 手付金額=3',
      '甲: 甲の住所=11 甲の氏名=10',
    ]);
    const fields = proposals.questions.flatMap((question) => question.fields);
    expect(fields.find(({ name }) => name === '生年月日')?.date_format).to.equal('ggge年M月D日');
    const document = fillBlanks(
      undefined,
      fields.flatMap(({ blanks = [] }) => blanks),
    );
    const { bytes } = applyReplacements(word, document);
    expect(readWordText(bytes).join('\n').split('\n')).to.include.members([
      '甲は、{{システム名}}システムの開発を乙に委託し、{{金額}}円を支払う。第○条により、{{システム名}}システムを納品する。',
      '本契約は{{地方裁判所名}}地方裁判所を第一審とする。次のとおり：',
      '契約締結日：{{契約締結日}}',
      '電話番号：{{電話番号}}',
      '住所　　{{甲の住所}}',
      '氏名　　{{甲の氏名}}印',
      '乙　{{乙の名称}}',
    ]);
    // What is filled in is not proposed again, and other settings of the file stay.
    expect(proposeFromBlanks(empty, documentFromTemplate(word), document).questions).to.deep.equal([]);
    const [only] = fields[0]?.blanks ?? [];
    const laid = {
      children: [
        {
          type: 'section' as const,
          path: [0],
          children: [{ type: 'paragraph' as const, path: [0, 9], options: { ruleId: 3 } }],
        },
      ],
    };
    expect(
      fillBlanks(laid, only === undefined ? [] : [only]).children[0]?.children?.map(({ path }) => path),
    ).to.deep.equal([
      [0, 0],
      [0, 9],
    ]);
  });

  for (const { name, bytes } of realFiles('Blanks of a real Word file become questions', /^P0[123].*\.docx$/)) {
    it(`ask what a real Word file leaves open: ${name}`, () => {
      const expected: Readonly<Record<string, readonly string[]>> = {
        P01: [],
        P02: ['その他: 地方裁判所名=1', '日付: 日付=5', '氏名・連絡先: 甲の名称=1 乙の名称=1'],
        P03: ['その他: 議題=1 開催日時=1 開催場所=1 議事録作成者=1 画面名=1 業務名=1'],
      };
      const proposals = proposeFromBlanks(empty, documentFromTemplate(bytes));
      expect(shortly(proposals)).to.deep.equal(expected[name.slice(0, 3)]);
      const blanks = proposals.questions.flatMap(({ fields }) => fields.flatMap(({ blanks: own = [] }) => own));
      const text = readWordText(applyReplacements(bytes, fillBlanks(undefined, blanks)).bytes).join('\n');
      for (const { to } of blanks) expect(text).to.include(to);
    });
  }
});
