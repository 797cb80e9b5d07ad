import { expect } from 'chai';
import { compile, compileTemplate, render, resolve, type Application } from '@shorui/engine';
import { isImageField } from '@shorui/engine/answers';
import { readWordText } from '@shorui/engine/convert';
import { fieldByName, proposeFromTemplate, type Proposals } from '@shorui/engine/document';
import { fieldType } from '@shorui/engine/model';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { emptyApplication, inShort } from './shown-proposals.ts';

const ofText = (...lines: string[]): Proposals =>
  proposeFromTemplate(emptyApplication, compileTemplate(makeDocx(lines.map((line) => p(line)).join(''))).uses);

describe('proposals of questions from the tags of a template', () => {
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
    expect(inShort(proposals)).to.deep.equal([
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
    expect(inShort(proposals)).to.deep.equal(['記入事項: 件名=1 備考=2', '明細>明細: 品名=1 注記=2']);
    expect(proposals.questions[0]?.fields[1]?.style).to.deep.equal({ lines: true });
    const application: Application = {
      ...emptyApplication,
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
      ...emptyApplication,
      last_id: 3,
      questions: [{ id: 1, name: '会社', title: '会社', type: 'fields', field_groups: [{ id: 2, name: '会社' }] }],
      fields: [{ id: 3, name: '会社名', type: 1, field_group_id: 2 }],
    };
    const proposals = proposeFromTemplate(application, uses);
    expect(inShort(proposals)).to.deep.equal(['氏名・連絡先: 所在地=11']);
    expect(proposals.left_out).to.deep.equal([long]);
  });

  it('leave out parts that no value has, and ask what is read as a whole too', () => {
    const { uses } = compileTemplate(
      makeDocx(
        [
          '{{宛名.会社名}} {{#if 宛名.役職}}{{宛名.役職}}{{/if}}',
          '{{主催}} {{主催.住所}}',
          '{{担当者.last}} {{担当者.役職}}',
        ]
          .map((text) => p(text))
          .join(''),
      ),
    );
    const proposals = proposeFromTemplate(emptyApplication, uses);
    expect(inShort(proposals)).to.deep.equal(['記入事項: 主催=1', '氏名・連絡先: 担当者=10']);
    expect(proposals.left_out).to.deep.equal(['宛名.会社名', '宛名.役職', '主催.住所', '担当者.役職']);
  });

  it('ask for a picture where a template prints one', () => {
    const { questions } = ofText('{{image 社印 width=20}}', '{{default (image ロゴ) "印"}}', '{{会社名}}');
    const fields = questions.flatMap((question) => question.fields);
    expect(fields.filter((field) => isImageField(field)).map(({ name }) => name)).to.deep.equal(['社印', 'ロゴ']);
    expect(fields.find(({ name }) => name === '会社名')).to.not.have.property('style');
  });
});
