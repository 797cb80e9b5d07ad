import { expect } from 'chai';
import { fieldType } from '@shorui/engine/model';
import { cell, p, row, table } from '../word/support/make-docx.ts';
import { fieldsOf, inShort, proposeFor } from './shown-proposals.ts';

const mark = (name: string, option: string, helper = 'contains', box = '□'): string =>
  `{{#if (${helper} ${name} "${option}")}}☑{{else}}${box}{{/if}}`;

describe('boxes to check in a Word file', () => {
  it('are one choice where they are in a row, with room behind an option as a text', () => {
    const { proposals, text } = proposeFor(
      table(row('性別', '□男　□女', '年齢', '　　歳'), row('雇用形態', '□ 正社員　□ その他（　　　　　）', '', '')) +
        p('扶養親族（□有　□無）　　通勤手段：☐ 電車 ☐ 自動車') +
        p('届出の区分　□該当　□非該当'),
    );
    expect(inShort(proposals)).to.deep.equal([
      '記入事項: 性別=8 年齢=3 雇用形態=8 雇用形態のその他=1 扶養親族=8 通勤手段=8 届出の区分=8',
    ]);
    const [sex] = fieldsOf(proposals);
    expect(sex?.options).to.deep.equal([
      { text: '男', value: '男' },
      { text: '女', value: '女' },
    ]);
    expect(text).to.include.members([
      `${mark('性別', '男')}男　${mark('性別', '女')}女`,
      `${mark('雇用形態', '正社員')} 正社員　${mark('雇用形態', 'その他')} その他（{{雇用形態のその他}}）`,
      `扶養親族（${mark('扶養親族', '有')}有　${mark('扶養親族', '無')}無）　　` +
        `通勤手段：${mark('通勤手段', '電車', 'contains', '☐')} 電車 ${mark('通勤手段', '自動車', 'contains', '☐')} 自動車`,
      // 該当 is in 非該当.
      `届出の区分　${mark('届出の区分', '該当', 'eq')}該当　${mark('届出の区分', '非該当')}非該当`,
    ]);
  });

  it('are one choice of lines, of several where their words say so', () => {
    const { proposals, text } = proposeFor(
      table(row('届出の種類', cell(p('□新規') + p('□変更') + p('□廃止')))) +
        p('【添付書類】') +
        p('□ 住民票の写し（1通）') +
        p('□ その他（　　　）') +
        p('確認事項（すべてにチェック）') +
        p('□ 記入もれはない') +
        p('□ 押印した'),
    );
    expect(fieldsOf(proposals).map(({ name, type }) => [name, type])).to.deep.equal([
      ['届出の種類', fieldType.radio],
      ['添付書類', fieldType.checkbox],
      ['添付書類のその他', fieldType.text],
      ['確認事項', fieldType.checkbox],
    ]);
    expect(text).to.include.members([
      `${mark('届出の種類', '変更')}変更`,
      `${mark('添付書類', 'その他')} その他（{{添付書類のその他}}）`,
    ]);
  });

  it('are a question of their own where one is alone before a statement, or in a cell', () => {
    const long = '私は、個人情報の取扱いについて、別紙の内容をよく読んだうえで同意します';
    const { proposals, text } = proposeFor(
      p('□ 上記に同意します。') +
        p(`☐ ${long}。`) +
        table(row('届出の内容', '□ 変更あり'), row('証明書', '□ 要'), row('添付', '□ 登記簿謄本')) +
        p('1. □ 内容を確認した'),
    );
    expect(fieldsOf(proposals).map(({ name, type, label, options }) => [name, type, label, options])).to.deep.equal([
      ['上記に同意します', fieldType.checkbox, undefined, undefined],
      ['個人情報の取扱い', fieldType.checkbox, long, undefined],
      ['変更あり', fieldType.checkbox, undefined, undefined],
      ['証明書', fieldType.checkbox, undefined, undefined],
      ['登記簿謄本', fieldType.checkbox, undefined, undefined],
      ['内容を確認した', fieldType.checkbox, undefined, undefined],
    ]);
    expect(text).to.include.members([
      '{{#if 上記に同意します}}☑{{else}}□{{/if}} 上記に同意します。',
      `{{#if 個人情報の取扱い}}☑{{else}}☐{{/if}} ${long}。`,
      '{{#if 変更あり}}☑{{else}}□{{/if}} 変更あり',
      '{{#if 証明書}}☑{{else}}□{{/if}} 要',
    ]);
  });

  it('are left alone in sentences, before headings, and where two offer the same', () => {
    const { proposals } = proposeFor(
      p('以上') +
        p('□ 第一章') +
        p('本文は続きます。') +
        p('□に印を付けたものを提出する') +
        p('第□条に該当する') +
        p('☑ 記入例の内容を確認した') +
        p('本文は続きます。') +
        p('□有　□有') +
        p('記号□は空欄を、■は記入済みを表します。'),
    );
    expect(inShort(proposals)).to.deep.equal([]);
  });
});

describe('addresses below their postal code', () => {
  it('are one answer, whose code is printed behind 〒', () => {
    const { proposals, text } = proposeFor(
      table(row('住　所', cell(p('〒　　　－　　　　') + p(''))), row('勤務先の所在地', '〒')) +
        p('本店所在地：〒＿＿＿－＿＿＿＿') +
        table(row('備考', '〒')),
    );
    expect(inShort(proposals).slice(0, 1)).to.deep.equal(['氏名・連絡先: 住所=11 勤務先の所在地=11 本店所在地=11']);
    expect(text).to.include.members([
      '〒{{住所.postCode}}',
      '{{住所}}',
      '〒{{勤務先の所在地.postCode}}　{{勤務先の所在地}}',
      '本店所在地：〒{{本店所在地.postCode}}　{{本店所在地}}',
    ]);
  });
});

describe('tables with several empty rows', () => {
  it('are a list, whose first row repeats while the empty rows below it give way', () => {
    const { proposals, text } = proposeFor(
      p('【出席者】') +
        table(
          row('No.', '氏名', '謝金'),
          row('1', '', '　　円'),
          row('2', '', '　　円'),
          row('3', '', '　　円'),
          row('合計', '', '三万円'),
        ) +
        p('次のとおり請求します') +
        table(row('品名', '運賃（円）'), row('', ''), row('', '')),
    );
    expect(inShort(proposals).filter((each) => each.includes('>'))).to.deep.equal([
      '出席者>出席者: 氏名=10 謝金=1',
      '明細>明細: 品名=1 運賃=3',
    ]);
    expect(text.join('|')).to.include(
      [
        '{{#each 出席者}}{{@number}}|{{氏名}}|{{謝金}}円{{/each}}',
        '{{#if (lt (length 出席者) 2)}}{{#if 出席者}}2{{else}}1{{/if}}|円{{/if}}',
        '{{#if (lt (length 出席者) 3)}}{{#if 出席者}}3{{else}}2{{/if}}|円{{/if}}|合計',
      ].join('|'),
    );
  });

  it('are left alone where they are full, or have one row', () => {
    const { proposals } = proposeFor(
      table(row('番号', '地域', '備考'), row('11', '不明', ''), row('12', '東京', '')) +
        table(row('甲', '乙', '丙'), row('印', '印', '印'), row('山田', '', '')),
    );
    expect(proposals.questions.filter(({ list }) => list.length > 0)).to.deep.equal([]);
  });
});
