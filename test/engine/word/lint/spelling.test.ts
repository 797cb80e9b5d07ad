import { expect } from 'chai';
import { contractNames, fixText, idsOf, lint, lintIds } from './lint-support.ts';
import { p, run } from '../support/make-docx.ts';

/** A misspelt tag, the id of what is found, and what it becomes; null when it is left alone. */
type Case = readonly [source: string, ids: readonly string[], fixed: string | null];

const withNames: readonly Case[] = [
  ['｛｛会社名｝｝', ['word.lint-wide-braces'], '{{会社名}}'],
  ['{｛会社名}}', ['word.lint-wide-braces'], '{{会社名}}'],
  ['{{会社名｝｝', ['word.lint-wide-braces'], '{{会社名}}'],
  ['甲は{{会社名}とする', ['word.tag-unclosed'], '甲は{{会社名}}とする'],
  ['｛｛会社名｝', ['word.tag-unclosed'], '{{会社名}}'],
  ['{会社名}}', ['word.lint-brace-missing'], '{{会社名}}'],
  ['{会社名}', ['word.lint-single-braces'], '{{会社名}}'],
  ['｛会社名｝', ['word.lint-single-braces'], '{{会社名}}'],
  ['{{eq 雇用形態 “正社員”}}', ['word.lint-smart-quotes'], '{{eq 雇用形態 "正社員"}}'],
  ['{{eq 雇用形態 ‘正社員’}}', ['word.lint-smart-quotes'], "{{eq 雇用形態 '正社員'}}"],
  ['{{eq 雇用形態 ＂正社員＂}}', ['word.lint-smart-quotes'], '{{eq 雇用形態 "正社員"}}'],
  ['{{　会社名}}', ['word.lint-odd-space'], '{{会社名}}'],
  ['{{会社　名}}', ['word.lint-odd-space'], '{{会社名}}'],
  ['{{会\u200b社名}}', ['word.lint-invisible'], '{{会社名}}'],
  ['{{会\u00ad社\u200e名\u2060}}', ['word.lint-invisible'], '{{会社名}}'],
  ['{{wa\ufeffreki 契約日}}', ['word.lint-invisible'], '{{wareki 契約日}}'],
  ['{{#i\u200df 契約金額}}高{{/if}}', ['word.lint-invisible'], '{{#if 契約金額}}高{{/if}}'],
  ['{{wareki\u00a0契約日}}', ['word.lint-odd-space'], '{{wareki 契約日}}'],
  ['{{支店　名}}', ['word.lint-odd-space'], '{{[支店 名]}}'],
  ['{{支店 名}}', ['word.helper-unknown'], '{{[支店 名]}}'],
  ['{{会社 名}}', ['word.helper-unknown'], '{{会社名}}'],
  ['{{#each　従業員}}{{氏名}}{{/each}}', ['word.lint-odd-space'], '{{#each 従業員}}{{氏名}}{{/each}}'],
  ['{{#each 従 業員}}{{氏名}}{{/each}}', ['word.block-argument'], '{{#each 従業員}}{{氏名}}{{/each}}'],
  [
    '{{＃ｅａｃｈ 従業員}}{{氏名}}{{／each}}',
    ['word.lint-wide-signs', 'word.lint-wide-signs'],
    '{{#each 従業員}}{{氏名}}{{/each}}',
  ],
  ['{{#if （ｇｔ 契約金額 １０）}}高{{/if}}', ['word.lint-wide-signs'], '{{#if (gt 契約金額 10)}}高{{/if}}'],
  ['{{#each 従業員}}{{＠ｎｕｍｂｅｒ}}{{/each}}', ['word.lint-wide-signs'], '{{#each 従業員}}{{@number}}{{/each}}'],
];

describe('the spelling of tags', () => {
  for (const [source, ids, fixed] of withNames) {
    it(`reports and repairs ${source}`, () => {
      expect(lintIds(source, { names: contractNames })).to.deep.equal(ids);
      expect(fixText(source, { names: contractNames })).to.equal(fixed ?? source);
    });
  }

  const correct = [
    '{{会社名}}',
    '{{ #each 従業員 }}{{ 氏名 }}{{ / each }}',
    '{{# each 従業員}}{{氏名}}{{/each}}',
    '{{join 資格 "　"}}',
    '{{concat "“" 会社名 "”"}}',
    '{{[支店 名]}}',
    '{{!-- ｛｛会社名｝｝ “ 　 --}}',
    '{{! “覚え”　 }}',
    '\\{{会社名}}',
    '単価 {1, 2, 3} と ｛ａ，ｂ｝',
    '｛｛　　　｝｝',
    '{{会社名}}}',
  ];
  for (const source of correct) {
    it(`does not change ${source}`, () => {
      expect(idsOf(lint(source, { names: contractNames }))).to.deep.equal([]);
      expect(fixText(source, { names: contractNames })).to.equal(source);
    });
  }

  it('reports less without known names, and repairs only certain errors', () => {
    expect(lintIds('{会社名}')).to.deep.equal(['word.lint-single-braces']);
    expect(fixText('{会社名}')).to.equal('{会社名}');
    expect(lintIds('{{会社　名}}')).to.deep.equal(['word.lint-odd-space']);
    expect(fixText('{{会社　名}}')).to.equal('{{会社　名}}');
    expect(fixText('{{会社　名}}と{{会社名}}')).to.equal('{{会社名}}と{{会社名}}');
    expect(fixText('｛｛会社名｝｝')).to.equal('{{会社名}}');
  });

  it('does not change special characters in names', () => {
    expect(lintIds('{{金額（税込）}}{{Ａ社}}')).to.deep.equal([]);
    expect(fixText('{{#if　金額（税込）}}a{{/if}}')).to.equal('{{#if 金額（税込）}}a{{/if}}');
  });

  it('joins a tag that a line break or a tab cuts in two', () => {
    const broken = `<w:p>${run('{{会社')}<w:r><w:br/></w:r>${run('名}}は')}</w:p>`;
    expect(lintIds(broken)).to.deep.equal(['word.lint-tag-broken']);
    expect(fixText(broken)).to.equal('{{会社名}}は');
    const between = `<w:p><w:r><w:t>{{wareki</w:t><w:tab/><w:t>契約日}}</w:t></w:r></w:p>`;
    expect(fixText(between)).to.equal('{{wareki 契約日}}');
    expect(lintIds(`<w:p>${run('{{会社名}}')}<w:r><w:br/></w:r>${run('次')}</w:p>`)).to.deep.equal([]);
  });

  it('names the exact characters and their place', () => {
    const [finding] = lint(p('前') + p('甲 ｛｛会社名｝｝'));
    expect(finding?.place).to.include({
      part: 'word/document.xml',
      paragraph: 2,
      snippet: '｛｛会社名｝｝',
      offset: 2,
    });
    expect(finding?.fix?.edits).to.deep.equal([
      { start: 2, end: 4, from: '｛｛', to: '{{' },
      { start: 7, end: 9, from: '｝｝', to: '}}' },
    ]);
  });

  it('checks tags with wrong braces like others, and points at the original characters', () => {
    const findings = lint('前｛｛会社銘｝｝後{{会社瞑}}', { names: contractNames });
    expect(findings.map(({ id, place }) => [id, place.snippet, place.offset])).to.deep.equal([
      ['word.lint-wide-braces', '｛｛会社銘｝｝', 1],
      ['word.name-missing-nearest', '｛｛会社銘｝｝', 1],
      ['word.name-missing-nearest', '{{会社瞑}}', 9],
    ]);
  });
});
