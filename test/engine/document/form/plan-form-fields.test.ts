import { expect } from 'chai';
import type { FormFields } from '../../../../packages/engine/src/application/schema/index.ts';
import { planEntries } from '../../../../packages/engine/src/document/form/plan-entries.ts';
import { planFormFields } from '../../../../packages/engine/src/document/form/plan-form-fields.ts';
import { ShoruiError } from '../../../../packages/engine/src/problems/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/values/index.ts';
import { ValueReader } from '../../../../packages/engine/src/word/index.ts';

const at = { position_x: 10, position_y: 20 };

function draw(fields: Omit<FormFields, 'format'>, data: TemplateData): { texts: string[]; problems: string[] } {
  const reader = new ValueReader(data);
  const { entries, problems } = planEntries(planFormFields({ format: 1, ...fields }), { reader, scope: reader.root });
  const texts = entries.map(({ page, copy, x, y, content }) => {
    const shown = content.kind === 'text' ? content.text : content.kind === 'mark' ? content.state : content.kind;
    return `${page}.${copy} ${x},${y} ${shown}`;
  });
  return { texts, problems: [...reader.problems, ...problems].map(({ id }) => id) };
}

describe('the plan of a fields file', () => {
  it('draws the value of a name, a path, and text with tags', () => {
    const { texts } = draw(
      {
        fields: [
          { name: '会社名', ...at },
          { name: '住所.市', ...at, page: 2 },
          { name: '契約日', value: '{{wareki 契約日}}付', ...at },
        ],
      },
      { 会社名: '山田商店', 住所: { 市: '京都市' }, 契約日: '2024-05-06' },
    );
    expect(texts).to.deep.equal(['0.0 10,20 山田商店', '1.0 10,20 京都市', '0.0 10,20 令和6年5月6日付']);
  });

  it('draws nothing for an empty value and reports a name that the data lacks', () => {
    expect(draw({ fields: [{ name: '会社名', ...at }] }, { 会社名: '' })).to.deep.equal({ texts: [], problems: [] });
    const { texts, problems } = draw({ fields: [{ name: '会社', ...at }] }, { 会社名: 'A' });
    expect(texts).to.deep.equal([]);
    expect(problems).to.deep.equal(['word.name-missing-nearest']);
  });

  it('draws a field only when its condition holds', () => {
    const field = { name: '氏名', condition: 'gt 人数 10', ...at };
    expect(draw({ fields: [field] }, { 氏名: 'A', 人数: 11 }).texts).to.have.length(1);
    expect(draw({ fields: [field] }, { 氏名: 'A', 人数: 10 }).texts).to.have.length(0);
  });

  it('marks the choice that was made, among one or several, and reports the others', () => {
    const fields = ['男', '女'].map((option_value) => ({ name: '性別', option_value, ...at }));
    expect(draw({ fields }, { 性別: '女' }).texts).to.deep.equal(['0.0 10,20 others', '0.0 10,20 chosen']);
    expect(draw({ fields }, { 性別: ['男', '女'] }).texts).to.deep.equal(['0.0 10,20 chosen', '0.0 10,20 chosen']);
    expect(draw({ fields }, { 性別: null }).texts).to.deep.equal(['0.0 10,20 none', '0.0 10,20 none']);
  });

  it('draws a line through printed text where the value is not empty', () => {
    const fields = [{ name: '不要', style: { strike: true, width: 10, height: 4 }, ...at }];
    expect(draw({ fields }, { 不要: true }).texts).to.deep.equal(['0.0 10,20 strike']);
    expect(draw({ fields }, { 不要: false }).texts).to.deep.equal([]);
  });

  it('lays out rows below each other and continues on copies, each with what is outside of rows', () => {
    const { texts } = draw(
      {
        fields: [{ name: '会社名', position_x: 1, position_y: 1 }],
        repeats: [
          {
            name: '明細',
            rows: 2,
            pitch: 8,
            continuation: { page: 1 },
            fields: [
              { name: '品名', ...at },
              { name: '会社名', position_x: 50, position_y: 20 },
            ],
          },
        ],
      },
      { 会社名: 'A', 明細: [{ 品名: '一' }, { 品名: '二' }, { 品名: '三' }] },
    );
    expect(texts).to.deep.equal([
      '0.0 10,20 一',
      '0.0 50,20 A',
      '0.0 10,28 二',
      '0.0 50,28 A',
      '0.1 10,20 三',
      '0.1 50,20 A',
      '0.0 1,1 A',
      '0.1 1,1 A',
    ]);
  });

  it('sums rows by page, carried forward, brought forward and all, exactly', () => {
    const total = (over: 'page' | 'brought_forward' | 'carried_forward' | 'all', position_x: number) => ({
      name: '金額',
      over,
      position_x,
      position_y: 0,
    });
    const { texts } = draw(
      {
        fields: [],
        repeats: [
          {
            name: '明細',
            rows: 2,
            pitch: 8,
            continuation: { page: 1 },
            fields: [{ name: '品名', ...at }],
            totals: [total('page', 1), total('brought_forward', 2), total('carried_forward', 3), total('all', 4)],
          },
        ],
      },
      { 明細: [{ 金額: '0.1' }, { 金額: 0.2 }, { 金額: '1,000' }, { 金額: '' }].map((row) => ({ 品名: '', ...row })) },
    );
    expect(texts).to.deep.equal(['0.0 1,0 0.3', '0.1 1,0 1,000', '0.1 2,0 0.3', '0.0 3,0 0.3', '0.1 4,0 1,000.3']);
  });

  it('refuses more rows than fit, and a sum of values that are not numbers', () => {
    const repeat = { name: '明細', rows: 1, pitch: 8, fields: [{ name: '品名', ...at }] };
    const two = {
      明細: [
        { 品名: 'A', 金額: 'x' },
        { 品名: 'B', 金額: '1' },
      ],
    };
    expect(draw({ fields: [], repeats: [repeat] }, two)).to.deep.equal({ texts: [], problems: ['pdf.rows-overflow'] });
    const totals = [{ name: '金額', over: 'all' as const, ...at }];
    const { problems } = draw({ fields: [], repeats: [{ ...repeat, rows: 2, totals }] }, two);
    expect(problems).to.deep.equal(['pdf.total-not-a-number']);
  });

  it('names every value and condition that cannot be read, with its place', () => {
    const fields: FormFields = {
      format: 1,
      fields: [
        { name: '氏名', value: '{{wareki', ...at },
        { name: '人数', condition: 'gt 人数', ...at },
      ],
    };
    expect(() => planFormFields(fields, { file: 'f.json' }))
      .to.throw(ShoruiError)
      .with.property('problems')
      .that.satisfies(
        (problems: ShoruiError['problems']) =>
          problems.length === 2 &&
          problems[0]?.place.pointer === '/fields/0' &&
          problems[1]?.place.pointer === '/fields/1' &&
          problems[1].id === 'word.helper-arguments',
      );
  });
});
