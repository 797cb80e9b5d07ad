import { expect } from 'chai';
import { answersSchema } from '@shorui/engine';
import { namesFromSchema } from '@shorui/engine/lint';
import { readApplication } from '../../../fixtures/fixture-folders.ts';
import { contractIds, contractNames, fixText, inJapanese, lint, lintIds } from './lint-support.ts';

describe('names in a template', () => {
  it('without a value are found, with the nearest name that has one', () => {
    const findings = lint('{{会社銘}}', { names: contractNames });
    expect(findings.map(({ id, params }) => [id, params.nearest])).to.deep.equal([
      ['word.name-missing-nearest', '会社名'],
    ]);
    expect(inJapanese(findings)).to.include('「会社名」ではありませんか');
    expect(contractIds('{{まったく別の名前}}')).to.deep.equal(['word.name-missing']);
  });

  it('are looked up as rendering does: in loops, in with, through parts, from the root', () => {
    expect(
      contractIds('{{#each 従業員}}{{氏名}}{{会社名}}{{@root.会社名}}{{../会社名}}{{@number}}{{/each}}'),
    ).to.deep.equal([]);
    expect(contractIds('{{#each 従業員 as |人 番|}}{{人.氏名}}{{番}}{{/each}}')).to.deep.equal([]);
    expect(contractIds('{{#with 代表者}}{{姓}}{{this.名}}{{/with}}{{代表者.姓}}')).to.deep.equal([]);
    expect(contractIds('{{氏名}}')).to.deep.equal(['word.name-outside-loop']);
    expect(contractIds('{{#each 従業員}}x{{else}}{{氏名}}{{/each}}')).to.deep.equal(['word.name-outside-loop']);
    expect(contractIds('{{#each 従業員}}{{this.会社名}}{{/each}}')).to.deep.equal(['word.name-missing']);
    expect(contractIds('{{代表者.性}}')).to.deep.equal(['word.name-missing']);
    expect(contractIds('{{会社名.よみ}}')).to.deep.equal(['word.name-missing']);
  });

  it('are shown with their exact characters, also next to repaired tags', () => {
    const findings = lint('｛｛会社名｝｝{{会社各}}｛｛会社名｝｝', { names: contractNames });
    expect(findings.map(({ place }) => [place.offset, place.snippet])).to.deep.equal([
      [0, '｛｛会社名｝｝'],
      [7, '{{会社各}}'],
      [14, '｛｛会社名｝｝'],
    ]);
  });

  it('may be missing where the tag allows it, and may be counters', () => {
    expect(contractIds('{{default 備考 "なし"}}{{連番1}}')).to.deep.equal([]);
    expect(contractIds('{{default 会社名 備考}}')).to.deep.equal(['word.name-missing']);
    expect(lintIds('{{番1}}', { names: contractNames, incrementPrefix: '番' })).to.deep.equal([]);
    expect(contractIds('{{番1}}')).to.deep.equal(['word.name-missing']);
  });

  it('are not checked when the known names are not given', () => {
    expect(lintIds('{{何でも}}{{#each 何か}}{{これも.あれも}}{{/each}}')).to.deep.equal([]);
  });

  it('are corrected only on request', () => {
    const source = '{{会社銘}}{{#if (eq 雇用系態 "会社銘")}}a{{/if}}';
    expect(fixText(source, { names: contractNames })).to.equal(source);
    expect(fixText(source, { names: contractNames, fixNames: true })).to.equal(
      '{{会社名}}{{#if (eq 雇用形態 "会社銘")}}a{{/if}}',
    );
    expect(fixText('{{支店明}}', { names: contractNames, fixNames: true })).to.equal('{{[支店 名]}}');
    expect(fixText('{{代表者.性}}{{従業員.0.氏盟}}', { names: contractNames, fixNames: true })).to.equal(
      '{{代表者.性}}{{従業員.0.氏盟}}',
    );
  });
});

describe('values used as another type', () => {
  const cases: readonly (readonly [source: string, id: string, correct: string])[] = [
    ['{{従業員}}', 'word.value-not-text', '{{資格}}'],
    ['{{代表者}}', 'word.value-not-text', '{{代表者.姓}}'],
    ['{{#each 会社名}}x{{/each}}', 'word.each-not-list', '{{#each 資格}}{{this}}{{/each}}'],
    ['{{#each 代表者}}x{{/each}}', 'word.each-not-list', '{{#with 代表者}}{{姓}}{{/with}}'],
    ['{{wareki 会社名}}', 'word.lint-not-a-date', '{{wareki 契約日 "short"}}'],
    ['{{date 契約金額}}', 'word.lint-not-a-date', '{{#each 従業員}}{{date 入社日}}{{/each}}'],
    ['{{yen 会社名}}', 'word.lint-not-a-number', '{{yen 契約金額}}'],
    ['{{add 契約金額 契約日}}', 'word.lint-not-a-number', '{{add 契約金額 1}}'],
    ['{{#if (eq 雇用形態 "正職員")}}a{{/if}}', 'word.lint-option-unknown', '{{#if (eq 雇用形態 "正社員")}}a{{/if}}'],
    ['{{#if (contains 資格 "英語")}}a{{/if}}', 'word.lint-option-unknown', '{{#if (contains 資格 "英検")}}a{{/if}}'],
  ];
  for (const [source, id, correct] of cases) {
    it(`are found in ${source}, and not in ${correct}`, () => {
      expect(contractIds(source)).to.deep.equal([id]);
      expect(contractIds(correct)).to.deep.equal([]);
    });
  }
});

describe('names of a JSON Schema', () => {
  it('are followed through references, alternatives and lists of themselves', () => {
    const names = namesFromSchema({
      $defs: {
        人: {
          type: 'object',
          properties: { 名前: { type: 'string' }, 子: { type: 'array', items: { $ref: '#/$defs/人' } } },
        },
      },
      allOf: [{ properties: { 世帯主: { $ref: '#/$defs/人' } } }],
      properties: {
        日: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        数: { type: ['integer', 'null'] },
      },
    });
    const source =
      '{{世帯主.名前}}{{wareki 日}}{{yen 数}}{{#each 世帯主.子}}{{名前}}{{#each 子}}{{名前}}{{/each}}{{/each}}';
    expect(lintIds(source, { names })).to.deep.equal([]);
    expect(lintIds('{{世帯主.年齢}}{{yen 日}}{{#each 世帯主.子}}{{年齢}}{{/each}}', { names })).to.deep.equal([
      'word.name-missing',
      'word.lint-not-a-number',
      'word.name-missing',
    ]);
  });

  it('are open where the schema leaves them open, and unknown after an external reference', () => {
    const names = namesFromSchema({
      type: 'object',
      properties: { 自由: { type: 'object', additionalProperties: true }, 外: { $ref: 'https://example.com/a.json' } },
    });
    expect(lintIds('{{自由.何か}}{{外.何か}}{{#each 外}}{{何か}}{{/each}}', { names })).to.deep.equal([]);
    expect(lintIds('{{何か}}', { names })).to.deep.equal(['word.name-missing']);
    expect(lintIds('{{何か}}', { names: namesFromSchema(true) })).to.deep.equal([]);
  });

  it('of a list of records are those of one record', () => {
    const names = namesFromSchema({ type: 'array', items: { properties: { 会社名: { type: 'string' } } } });
    expect(lintIds('{{会社名}}{{会社}}', { names })).to.deep.equal(['word.name-missing-nearest']);
  });

  it('allow a plain text to be a date when no date is marked', () => {
    const names = namesFromSchema({ properties: { 契約日: { type: 'string' }, 金額: { type: 'number' } } });
    expect(lintIds('{{wareki 契約日}}', { names })).to.deep.equal([]);
    expect(lintIds('{{yen 契約日}}', { names })).to.deep.equal(['word.lint-not-a-number']);
  });

  it('can be those of the answers to an application', () => {
    const names = namesFromSchema(answersSchema(readApplication('board-minutes')));
    const [first = ''] = [...(names.root.parts?.keys() ?? [])];
    expect(lintIds(`{{default ${first} ""}}`, { names })).to.deep.equal([]);
    expect(lintIds('{{そんな質問はない}}', { names })).to.deep.equal(['word.name-missing']);
  });
});
