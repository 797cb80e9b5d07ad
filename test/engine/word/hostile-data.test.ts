import { expect } from 'chai';
import { renderTemplate, compileTemplate, type TemplateData, type TemplateValue } from '@shorui/engine';
import { fillHostile, soon } from './support/hostile.ts';
import { fill, problemsOf } from './support/fill.ts';
import { makeDocx, p } from './support/make-docx.ts';
import { expectProcessorTime } from '../../support/processor-time.ts';

/** What a tag makes of a value: the text, or the ids of the problems. */
function given(tag: string, value: unknown, data: TemplateData = {}): string {
  const problems = problemsOf(() => fill(p(tag), { 値: value as TemplateValue, ...data }));
  if (problems.length > 0) return problems.map(({ id }) => id).join(' ');
  return fill(p(tag), { 値: value as TemplateValue, ...data });
}

describe('names of Object.prototype', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'prototype'];

  it('are missing unless the data itself has them', () => {
    for (const name of names) {
      for (const tag of [
        `{{${name}}}`,
        `{{値.${name}}}`,
        `{{@root.${name}}}`,
        `{{値.${name}.x}}`,
        `{{#each ${name}}}x{{/each}}`,
      ])
        expect(given(tag, {}), tag).to.match(/^word\.name-missing/);
      expect(given(`{{lookup 値 "${name}"}}`, {}), name).to.equal('word.lookup-missing');
      const own = JSON.parse(`{"値":{"${name}":"own"},"${name}":"top"}`) as TemplateData;
      expect(given(`{{値.${name}}}{{${name}}}{{lookup 値 "${name}"}}`, 0, own), name).to.equal('owntopown');
    }
  });

  it('can neither read nor change a prototype', () => {
    const data = JSON.parse('{"値":{"__proto__":{"polluted":"yes"}}}') as TemplateData;
    expect(given('{{値.__proto__.polluted}}', 0, data)).to.equal('yes');
    expect(given('{{値.polluted}}', 0, data)).to.equal('word.name-missing');
    expect(
      given('{{#each 列 as |__proto__ constructor|}}{{__proto__}}{{constructor}}{{/each}}', 0, { 列: ['a'] }),
    ).to.equal('a0');
    expect(given('{{join 列 __proto__="x"}}', 0, { 列: ['a'] })).to.equal('word.helper-option');
    expect(given('{{constructor "x"}}', 0)).to.match(/^word\.helper-unknown/);
    expect(given('{{increment "__proto__"}}{{increment "__proto__"}}', 0)).to.equal('12');
    expect(({} as { polluted?: string }).polluted).to.equal(undefined);
  });
});

describe('values that a file cannot contain', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const endless: unknown[] = [];
  endless[4_294_967_290] = 1;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwing = {
    get x(): string {
      throw new Error('no');
    },
  };

  it('print, or are named errors', () => {
    expect(given('{{値}}', 123456789012345678901234567890n)).to.equal('123456789012345678901234567890');
    expect(given('{{number 値}}', 1234567n)).to.equal('1,234,567');
    expect(given('{{値}}', new Date(0))).to.equal('word.value-date');
    for (const tag of ['{{date 値}}', '{{wareki 値}}', '{{eq 値 1}}', '{{join 値}}', '{{add 値 1}}'])
      expect(given(tag, new Date(0)), tag).to.equal('word.value-date');
    for (const value of [Number.NaN, Infinity, (): number => 1, Symbol('x'), {}, new Map(), new Error('e'), /x/])
      expect(given('{{値}}', value)).to.equal('word.value-not-text');
    for (const value of [circle, JSON.parse('['.repeat(1000) + ']'.repeat(1000))])
      for (const tag of ['{{値}}', '{{join 値}}', '{{concat 値 値}}', '{{zenkaku 値}}'])
        expect(given(tag, value), tag).to.equal('word.value-too-deep');
    expect(given('{{#each 値}}{{#each this}}{{length this}}{{/each}}{{/each}}', circle)).to.equal('1');
  });

  it('that throw when they are read are named errors with the place of the tag', () => {
    for (const [value, tag] of [
      [proxy, '{{値}}'],
      [proxy, '{{#each 値}}x{{/each}}'],
      [throwing, '{{値.x}}'],
      [throwing, '{{#if 値.x}}x{{/if}}'],
      [throwing, '{{#with 値}}{{x}}{{/with}}'],
      [throwing, '{{lookup 値 "x"}}'],
    ] as const) {
      const [problem] = problemsOf(() => fill(p(tag), { 値: value as TemplateValue }));
      expect([problem?.id, problem?.place.part, problem?.place.paragraph], tag).to.deep.equal([
        'word.data-unreadable',
        'word/document.xml',
        1,
      ]);
    }
  });

  it('are empty where a list has holes', () => {
    const holes = Object.assign<unknown[], object>([], { 0: 'a', 2: 'b' });
    for (const tag of ['{{#each 値}}{{this}}{{/each}}', '{{join 値 ""}}', '{{richtext 値}}'])
      expect(given(tag, holes), tag).to.equal('ab');
  });

  it('that are endless are stopped in time', () => {
    for (const tag of [
      '{{値}}',
      '{{join 値}}',
      '{{contains 値 2}}',
      '{{#each 値}}{{this}}{{/each}}',
      '{{#each 値}}{{x}}{{/each}}',
    ]) {
      const outcome = fillHostile(makeDocx(p(tag)), { 値: endless as TemplateValue });
      expect(outcome.ids, tag).to.have.length(1);
      expect(outcome.milliseconds, tag).to.be.lessThan(soon);
    }
  });
});

describe('texts that are too long', () => {
  const long = 'x'.repeat(3_000_000);

  it('are stopped where a tag would multiply them', () => {
    expect(given(`{{concat ${'値 '.repeat(10)}}}`, long)).to.equal('word.text-too-long');
    expect(
      given(
        '{{join 値}}',
        Array.from({ length: 10 }, () => long),
      ),
    ).to.equal('word.text-too-long');
    expect(
      given(
        '{{値}}',
        Array.from({ length: 10 }, () => long),
      ),
    ).to.equal('word.text-too-long');
    const doubling = Array.from(
      { length: 12 },
      (_, index) =>
        `{{#with (concat ${'a'.repeat(index + 1)} ${'a'.repeat(index + 1)}) as |${'a'.repeat(index + 2)}|}}`,
    );
    expect(given(`${doubling.join('')}x${'{{/with}}'.repeat(12)}`, 0, { a: long })).to.equal('word.text-too-long');
    expect(given('{{pad "1" 1000 値}}', long)).to.have.length(1000);
    expect(given('{{pad "1" 3 "𠮷"}}', 0)).to.equal('𠮷𠮷1');
    expect(given('{{pad "1" 1001}}', 0)).to.equal('word.helper-number');
    expect(given('{{pad "1" 1e9}}', 0)).to.match(/^word\./);
  });

  it('as numbers are refused past a thousand characters, and exact before', () => {
    const digits = '9'.repeat(300);
    expect(given('{{mul 値 値}}', digits)).to.equal(String(BigInt(digits) ** 2n));
    expect(given('{{mul 値 値}}', '9'.repeat(1_000_000))).to.equal('word.helper-number');
    expect(given('{{round 値 2}}', '9'.repeat(1_000_000))).to.equal('word.helper-number');
    expect(given('{{round 1 値}}', '9'.repeat(100))).to.equal('word.helper-number');
    expect(given('{{add 値 0.5}}', `1${'0'.repeat(300)}`)).to.equal(`1${'0'.repeat(300)}.5`);
    for (const value of [1e300, -1e300, 5e-324, -0, Number.MAX_SAFE_INTEGER])
      expect(given('{{値}}', value)).to.match(/^-?[\d.]+$/);
    for (const helper of ['number', 'yen', 'kanji', 'daiji', 'round'])
      expect(given(`{{${helper} 値}}`, 1e300), helper).not.to.match(/undefined|NaN|e\+/);
  });

  it('take linear time in every helper, whatever they repeat', () => {
    const units = [
      '1',
      'a',
      'あ',
      'ア',
      'ｱﾞ',
      ' ',
      '　',
      '.',
      ',',
      '-',
      'ー',
      '一',
      '年',
      '月',
      '/',
      '令和1年',
      '2024-',
      '03-',
      '〒',
      '(',
      '[',
      '<b>',
      '</b',
      '<!--',
      '&#',
      '{{',
      '\ud800',
      '円',
      'YYYY',
      'a  ',
    ];
    const tags = [
      '{{値}}',
      '{{number 値}}',
      '{{wareki 値}}',
      '{{date "2024-04-01" 値}}',
      '{{kanji 値}}',
      '{{zenkaku 値}}',
      '{{hankaku 値}}',
      '{{kana 値}}',
      '{{phone 値}}',
      '{{postcode 値}}',
      '{{upper 値}}',
      '{{length 値}}',
      '{{contains 値 (concat 値 "!")}}',
      '{{contains (concat 値 値) (concat 値 "!" 値)}}',
      '{{eq 値 1}}',
      '{{lt 値 1}}',
      '{{pad 値 5}}',
      '{{yen 値 "daiji"}}',
      '{{lookup 値 値}}',
      '{{default 値 1}}',
    ];
    for (const tag of tags) {
      const template = compileTemplate(makeDocx(p(tag)));
      for (const unit of units) {
        const text = unit.repeat(60_000 / unit.length);
        const fill = (): void => {
          for (const value of [text, `${text}x`, `x${text}1`])
            problemsOf(() => renderTemplate(template, { 値: value }));
        };
        expectProcessorTime(1_000, fill, `${tag} ${unit}`);
      }
    }
  });

  it('with characters that XML cannot hold lose only those', () => {
    expect(given('{{値}}', 'a\ud800b\u0000c\u0008d\ufffee\udc00f\u{1f600}')).to.equal('abcdef\u{1f600}');
    expect(given('{{値}}', '\ud800'.repeat(1000))).to.equal('');
    expect(given('{{[a\u0001b]}}'.replace('\u0001', ''), 0, { ab: '1' })).to.equal('1');
  });
});
