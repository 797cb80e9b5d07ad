import { expect } from 'chai';
import type { TemplateData } from '@shorui/engine';
import { DisplayValue } from '@shorui/engine/word';
import { fill, problemsOf } from './support/fill.ts';
import { p } from './support/make-docx.ts';

const shown = (tag: string, data: TemplateData = {}): string => fill(p(tag), data);
const failure = (tag: string, data: TemplateData = {}): string[] =>
  problemsOf(() => shown(tag, data)).map(({ id }) => id);

/** Each row: tag, data, what it prints. */
function table(rows: readonly (readonly [string, TemplateData, string])[]): void {
  for (const [tag, data, expected] of rows)
    expect(shown(tag, data), `${tag} ${JSON.stringify(data)}`).to.equal(expected);
}

describe('helpers that compare', () => {
  it('compare numbers with numbers written as text, and choices by value or text', () => {
    const choice = new DisplayValue('有期', 'fixed');
    table([
      ['{{#if (eq a "10")}}○{{else}}×{{/if}}', { a: 10 }, '○'],
      ['{{#if (eq a 10)}}○{{else}}×{{/if}}', { a: '10.0' }, '○'],
      ['{{#if (eq a "有期")}}○{{else}}×{{/if}}', { a: choice }, '○'],
      ['{{#if (eq a "fixed")}}○{{else}}×{{/if}}', { a: choice }, '○'],
      ['{{#if (ne a "fixed")}}○{{else}}×{{/if}}', { a: choice }, '×'],
      ['{{#if (eq a "")}}○{{else}}×{{/if}}', { a: null }, '○'],
      ['{{#if (eq a b)}}○{{else}}×{{/if}}', { a: 'あ', b: 'い' }, '×'],
    ]);
  });

  it('order numbers as numbers and dates as dates; an empty value is neither more nor less', () => {
    table([
      ['{{#if (gt a 9)}}○{{else}}×{{/if}}', { a: '10' }, '○'],
      ['{{#if (lt a "2024-04-01")}}○{{else}}×{{/if}}', { a: '2024-03-31' }, '○'],
      ['{{#if (gte a a)}}○{{else}}×{{/if}}{{#if (lte a a)}}○{{else}}×{{/if}}', { a: 1 }, '○○'],
      ['{{#if (lt a 1)}}○{{else}}×{{/if}}{{#if (gte a 1)}}○{{else}}×{{/if}}', { a: null }, '××'],
    ]);
  });

  it('combine conditions and search lists and texts', () => {
    table([
      ['{{#if (and a (not b))}}○{{else}}×{{/if}}', { a: true, b: [] }, '○'],
      ['{{#if (or a b)}}○{{else}}×{{/if}}', { a: 0, b: '' }, '×'],
      ['{{#if (contains a "大阪")}}○{{else}}×{{/if}}', { a: ['東京', new DisplayValue('大阪', 'osaka')] }, '○'],
      ['{{#if (contains a "京")}}○{{else}}×{{/if}}', { a: '東京都' }, '○'],
      ['{{#if (contains a "")}}○{{else}}×{{/if}}', { a: '東京都' }, '×'],
      ['{{#unless a}}○{{else}}×{{/unless}}', { a: new DisplayValue('', null) }, '○'],
    ]);
  });
});

describe('helpers that calculate', () => {
  it('are exact in decimals', () => {
    table([
      ['{{add 0.1 0.2}} {{sub 1 0.9}} {{mul 1.1 1.1}} {{div 1 8}}', {}, '0.3 0.1 1.21 0.125'],
      ['{{add a b}}', { a: '99999999999999999999', b: 1 }, '100000000000000000000'],
      [
        '{{round 2.5}} {{round 2.345 2}} {{round 2.349 2 "floor"}} {{round 2.341 2 "ceil"}} {{round -2.5}}',
        {},
        '3 2.35 2.34 2.35 -3',
      ],
      ['{{length a}} {{length b}} {{length c}}', { a: [1, 2], b: '𠮷野家', c: null }, '2 3 0'],
    ]);
  });

  it('report operands that are not numbers and divisions by zero', () => {
    expect(failure('{{add a 1}}', { a: '百円' })).to.deep.equal(['word.helper-number']);
  });

  it('sum a list: its values, a name in its lines, or the product of names', () => {
    const lines = [
      { 数量: 3, 単価: '0.1', 金額: '1,200' },
      { 数量: 2, 単価: 50, 金額: null },
    ];
    table([
      ['{{sum 明細 "金額"}} {{sum 明細 "数量" "単価"}} {{sum 数}}', { 明細: lines, 数: [1, '2'] }, '1200 100.3 3'],
      ['{{sum 明細 "金額"}}', { 明細: [] }, '0'],
    ]);
    expect(failure('{{sum 明細 "金顎"}}', { 明細: lines })).to.deep.equal(['word.helper-sum-name']);
    expect(failure('{{sum 明細 "金額"}}', { 明細: '3' })).to.deep.equal(['word.helper-sum-list']);
    expect(failure('{{sum 明細 "金額"}}', { 明細: [{ 金額: '百円' }] })).to.deep.equal(['word.helper-number']);
    expect(failure('{{div 1 a}}', { a: 0 })).to.deep.equal(['word.helper-zero']);
    expect(failure('{{round 1 2 "down"}}')).to.deep.equal(['word.helper-choice']);
  });
});

describe('helpers that write Japanese', () => {
  it('write dates in both calendars, from either', () => {
    table([
      [
        '{{wareki a}} {{wareki a "short"}} {{wareki a "kanji"}}',
        { a: '2019-05-01' },
        '令和元年5月1日 R1.5.1 令和元年五月一日',
      ],
      ['{{wareki a "both"}}', { a: '2024-01-31' }, '2024年（令和6年）1月31日'],
      [
        '{{date a}} {{date a "YYYY/MM/DD"}} {{date a "ggge年M月D日"}}',
        { a: '平成31年4月30日' },
        '2019年4月30日 2019/04/30 平成31年4月30日',
      ],
      ['[{{wareki a}}]', { a: null }, '[]'],
      ['{{wareki a}}', { a: new DisplayValue('2024年04月01日', '2024-04-01') }, '令和6年4月1日'],
    ]);
    expect(failure('{{wareki a}}', { a: '平成31年5月1日' })).to.deep.equal(['word.helper-date']);
    expect(failure('{{wareki a "long long"}}', { a: '2024-01-01' })).to.deep.equal(['word.helper-choice']);
  });

  it('write numbers and money', () => {
    table([
      ['{{number a}} {{yen a}} {{yen a "suffix"}}', { a: 1234567 }, '1,234,567 ¥1,234,567 1,234,567円'],
      ['{{kanji a}} {{kanji 2024 "digits"}}', { a: 1234 }, '千二百三十四 二〇二四'],
      ['{{daiji a}} {{yen a "daiji"}}', { a: 1230000 }, '壱百弐拾参万 金壱百弐拾参万円也'],
      ['[{{yen a}}{{number b}}]', { a: null, b: '' }, '[]'],
    ]);
    expect(failure('{{yen a "dollar"}}', { a: 1 })).to.deep.equal(['word.helper-choice']);
  });

  it('convert width and kana, and write postal codes and phone numbers', () => {
    table([
      ['{{zenkaku "ｱｲｳ ABC 123"}}', {}, 'アイウ　ＡＢＣ　１２３'],
      ['{{hankaku "ＡＢＣ１２３"}}', {}, 'ABC123'],
      ['{{kana "やまだ"}} {{kana "ヤマダ" "hiragana"}} {{kana "がぎぐ" "half"}}', {}, 'ヤマダ やまだ ｶﾞｷﾞｸﾞ'],
      ['{{postcode "1000001"}} {{postcode "1000001" mark=true}}', {}, '100-0001 〒100-0001'],
      ['{{phone "0312345678"}}', {}, '03-1234-5678'],
      ['{{upper "abc"}} {{lower "ABC"}} {{pad 7 3}} {{pad "ア" 3 "・"}}', {}, 'ABC abc 007 ・・ア'],
    ]);
    expect(failure('{{pad 1 100000}}')).to.deep.equal(['word.helper-number']);
  });

  it('join lists', () => {
    table([
      [
        '{{join a}} {{join a "／"}} {{join a "、" last="及び"}}',
        { a: ['甲', '乙', '丙'] },
        '甲、乙、丙 甲／乙／丙 甲、乙及び丙',
      ],
      ['{{join a}}{{join b}}', { a: null, b: '一つ' }, '一つ'],
      ['{{concat "第" n "条"}}', { n: 3 }, '第3条'],
      ['{{lookup 表 鍵}}', { 表: { い: '甲' }, 鍵: 'い' }, '甲'],
    ]);
    expect(failure('{{lookup 表 "ろ"}}', { 表: {} })).to.deep.equal(['word.lookup-missing']);
  });
});

describe('numbering', () => {
  it('adapts when parts are left out, and references work forwards and backwards', () => {
    const body =
      p('第{{increment "条" "目的"}}条 {{#if 秘密}}秘密は第{{reference "秘密"}}条{{/if}}') +
      p('{{#if 再委託}}') +
      p('第{{increment "条"}}条 再委託') +
      p('{{/if}}') +
      p('第{{increment "条" "秘密"}}条 目的は第{{reference "目的"}}条');
    expect(fill(body, { 秘密: true, 再委託: true })).to.equal('第1条 秘密は第3条\n第2条 再委託\n第3条 目的は第1条');
    expect(fill(body, { 秘密: true, 再委託: false })).to.equal('第1条 秘密は第2条\n第2条 目的は第1条');
  });

  it('reports a dangling reference', () => {
    const body = p('第{{reference "秘密"}}条') + p('{{#if a}}第{{increment "条" "秘密"}}条{{/if}}');
    const [problem] = problemsOf(() => fill(body, { a: false }));
    expect([problem?.id, problem?.params.label]).to.deep.equal(['word.reference-missing', '秘密']);
  });

  it('counts tags made of the increment prefix and a number, each number for itself', () => {
    expect(fill(p('{{連番1}}{{連番1}}{{連番2}}{{連番1}}'))).to.equal('1213');
  });
});

describe('invalid calls', () => {
  it('are found when the template is read', () => {
    expect(failure('{{wareky a}}')).to.deep.equal(['word.helper-unknown-nearest']);
    expect(failure('{{wareki}}{{wareki a "long" "x"}}', { wareki: 'x' })).to.deep.equal(['word.helper-arguments']);
    expect(failure('{{join a b c=1}}')).to.deep.equal(['word.helper-option']);
    expect(failure('{{会社　名}}')).to.deep.equal(['word.helper-unknown']);
    expect(failure('{{#if}}{{/if}}')).to.deep.equal(['word.block-argument']);
    expect(failure('{{(}}')).to.deep.equal(['word.tag-outer-brackets']);
    expect(failure('{{> 部品}}{{~a~}}{{}}')).to.deep.equal([
      'word.tag-unsupported',
      'word.tag-unsupported',
      'word.tag-empty',
    ]);
    expect(failure('{{会社名')).to.deep.equal(['word.tag-unclosed']);
  });

  it('treat typographic quotes as plain ones', () => {
    expect(shown('{{#if (eq a “有期”)}}○{{/if}}', { a: '有期' })).to.equal('○');
  });
});
