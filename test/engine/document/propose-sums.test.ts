import { fieldType } from '@shorui/engine/model';
import { expect } from 'chai';
import { p, row, table } from '../word/support/make-docx.ts';
import { fieldsOf, inShort, proposeFor } from './shown-proposals.ts';

const formulas = (proposals: Parameters<typeof fieldsOf>[0]) =>
  fieldsOf(proposals).flatMap(({ name, type, unit, formula }) =>
    formula === undefined ? [] : [{ name, type, unit, formula }],
  );
const sum = (name: string, formula: string) => ({ name, type: fieldType.formula, unit: '円', formula });

describe('rows of sums below empty rows', () => {
  it('add up the amounts of the list, in a question that asks for nothing', () => {
    const { proposals, text } = proposeFor(
      table(
        row('品名', '単価', '数量', '金額'),
        row('', '', '', '　　円'),
        row('', '', '', '　　円'),
        row('合　計', '', '', '　　円'),
      ),
    );
    expect(inShort(proposals)).to.deep.equal([
      '明細>明細: 品名=1 単価=3 数量=3 金額=3',
      `合計: 数量の合計=${fieldType.formula} 合計=${fieldType.formula}`,
    ]);
    expect(proposals.questions.map(({ title }) => title)).to.deep.equal(['明細を入力してください。', '合計']);
    expect(formulas(proposals)).to.deep.equal([
      { name: '数量の合計', type: fieldType.formula, unit: undefined, formula: '合計(明細.数量)' },
      sum('合計', '合計(明細.金額)'),
    ]);
    // Printed as the amounts above it are.
    expect(text.slice(-6)).to.deep.equal([
      '{{number 金額}}円{{/each}}',
      '{{#if (lt (length 明細) 2)}}',
      '円{{/if}}',
      '合　計',
      '{{数量の合計}}',
      '{{number 合計}}円',
    ]);
  });

  it('may begin with merged cells, and name the yen of their column', () => {
    const { proposals } = proposeFor(
      p('【費用の明細】') +
        table(
          row('No.', '内容', '費用（円）', '備考'),
          row('1', '', '', ''),
          row('2', '', '', ''),
          row('合計（円）', '', ''),
        ),
    );
    expect(formulas(proposals)).to.deep.equal([sum('合計', '合計(費用の明細.費用)')]);
  });

  it('ask for a number below a row of tax, beside other words, and below columns that cannot be added', () => {
    const head = [row('品名', '金額'), row('', ''), row('', '')];
    const { proposals } = proposeFor(
      table(...head, row('小計', ''), row('消費税', ''), row('合計', '')) +
        table(...head, row('合計（税込）', '')) +
        table(row('品名', '単価'), row('', ''), row('', ''), row('計', '')) +
        table(row('氏名', '役職'), row('', ''), row('', ''), row('総計', '')),
    );
    expect(formulas(proposals)).to.deep.equal([sum('小計', '合計(明細.金額)')]);
    expect(
      fieldsOf(proposals).flatMap(({ name, type }) => (/税|計/u.test(name) ? [`${name}=${type}`] : [])),
    ).to.deep.equal(['小計=15', '消費税=3', '合計=3', '合計_2=3', '計=1', '総計=1']);
  });
});
