import { expect } from 'chai';
import { fieldType, type FieldInstance } from '../../../packages/engine/src/application/schema/index.ts';
import { compileAnswers } from '../../../packages/engine/src/answers/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief, printed, resolveForm } from './read-results.ts';

const number = { type: fieldType.number } as const;

function formula(text: string, more: Partial<FieldInstance> = {}): Omit<FieldInstance, 'id' | 'name'> {
  return { type: fieldType.formula, formula: text, ...more };
}

/** Rows of price times quantity at a rate from outside, with a total outside. Ids: 3, 6, 7, 8, 13. */
function invoice(): FormBuilder {
  const form = new FormBuilder();
  form.fields('全体', { 率: number });
  const row = form.fields('行', { 単価: number, 数量: number, 金額: formula('@6*@7*@3/100') });
  form.repeat('明細', [row]);
  form.fields('計', { 合計: formula('@8') });
  return form;
}

describe('formulas', () => {
  it('compute in each repetition and sum over them from outside', () => {
    const answers = {
      率: 110,
      明細: [
        { 単価: '１，０００', 数量: 3 },
        { 単価: '99', 数量: '1' },
      ],
    };
    const { data, errors } = resolveForm(invoice(), answers);
    expect(printed(data)).to.deep.equal({
      率: '110',
      明細: [
        { 単価: '1000', 数量: '3', 金額: '3300' },
        { 単価: '99', 数量: '1', 金額: '108' },
      ],
      合計: '3408',
    });
    expect(errors).to.deep.equal([]);
  });

  it('are blank in an empty row, which counts 0 in the sum', () => {
    const { data, errors } = resolveForm(invoice(), { 率: 100, 明細: [{ 単価: 2, 数量: 3 }, {}] });
    expect(printed(data['合計'])).to.equal('6');
    expect(errors).to.deep.equal([]);
    expect(printed(resolveForm(invoice(), { 率: 100 }).data['合計'])).to.equal('0');
    expect(printed(resolveForm(invoice(), { 率: 100, 明細: [{}] }).data['合計'])).to.equal(null);
  });

  it('name the operand that is missing, and do not total over a row that failed', () => {
    const resolved = resolveForm(invoice(), { 率: 100, 明細: [{ 単価: 2, 数量: 3 }, { 単価: 5 }] });
    expect(brief(resolved.errors)).to.deep.equal(['金額[1] missing_operand', '合計 failed_operand']);
    expect(resolved.errors[0]?.message).to.equal(
      '「数量」が入力されていないため、金額を計算できません。入力してください。0 のときは 0 と入力します。',
    );
    expect(printed(resolved.data['合計'])).to.equal(null);
  });

  it('require every amount of a sum once one is answered', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 額: number });
    form.repeat('明細', [row]);
    form.fields('計', { 合計: formula(`@${row.field['額']}`) });
    expect(brief(resolveForm(form, { 明細: [{ 額: 1 }, {}] }).errors)).to.deep.equal(['合計 missing_operand']);
    expect(brief(resolveForm(form, { 明細: [{}, {}] }).errors)).to.deep.equal([]);
    expect(printed(resolveForm(form, { 明細: [{ 額: 1 }, { 額: 0 }] }).data['合計'])).to.equal('1');
  });

  it('count hidden fields 0', () => {
    const form = new FormBuilder();
    const a = form.choice('手当', ['あり', 'なし']);
    const pay = form.fields('給与', { 基本給: number });
    const extra = form.fields('手当額', { 額: number }, { condition_options: [a.option['あり'] ?? 0] });
    form.fields('計', { 合計: formula(`@${pay.field['基本給']}+@${extra.field['額']}`) });
    expect(printed(resolveForm(form, { 手当: 'なし', 基本給: 200, 額: 50 }).data['合計'])).to.equal('200');
    expect(printed(resolveForm(form, { 手当: 'あり', 基本給: 200, 額: 50 }).data['合計'])).to.equal('250');
    expect(brief(resolveForm(form, { 手当: 'あり', 基本給: 200 }).errors)).to.deep.equal(['合計 missing_operand']);
  });

  it('round once at the end, and keep to their decimals', () => {
    const third = (more: Partial<FieldInstance>): unknown => {
      const form = new FormBuilder();
      const a = form.fields('A', { 数: number });
      form.fields('B', { 答: formula(`@${a.field['数']}/3*3-@${a.field['数']}*2/3`, more) });
      return printed(resolveForm(form, { 数: 5 }).data['答']);
    };
    expect(third({})).to.equal('1');
    expect(third({ rounding: 'ceil' })).to.equal('2');
    expect(third({ decimals: 3, rounding: 'round' })).to.equal('1.667');
    expect(third({ decimals: 2 })).to.equal('1.66');
  });

  it('name a division by zero and an operand that is no number', () => {
    const form = new FormBuilder();
    const a = form.fields('A', { 甲: number, 乙: number, 文: { type: fieldType.text }, 日: { type: fieldType.date } });
    const { field } = a;
    form.fields('B', {
      商: formula(`@${field['甲']}/@${field['乙']}`),
      文計: formula(`@${field['文']}*2`),
      日計: formula(`@${field['日']}*2`),
    });
    const resolved = resolveForm(form, { 甲: 1, 乙: 0, 文: '三', 日: '2024-01-01' });
    expect(brief(resolved.errors)).to.deep.equal(['商 division_by_zero', '文計 not_a_number', '日計 not_a_number']);
    expect(printed(resolveForm(form, { 甲: 7, 乙: 2, 文: '１２' }).data)).to.deep.include({ 商: '3', 文計: '24' });
    expect(brief(resolveForm(form, { 甲: 'x', 乙: 2 }).errors)).to.deep.equal(['甲 number', '商 not_a_number']);
  });

  it('compute with the values of chosen options', () => {
    const form = new FormBuilder();
    const plan = {
      type: fieldType.radio,
      options: [
        { text: '松', value: '5000' },
        { text: '竹', value: '3000' },
      ],
    } as const;
    const a = form.fields('A', { 席: { ...plan, options: [...plan.options] }, 人数: number });
    form.fields('B', { 計: formula(`@${a.field['席']}*@${a.field['人数']}`) });
    expect(printed(resolveForm(form, { 席: '竹', 人数: 4 }).data['計'])).to.equal('12000');
  });

  it('are required, and checked by rules, like answers', () => {
    const form = new FormBuilder();
    const a = form.fields('A', { 数: number });
    form.fields('B', {
      答: formula(`@${a.field['数']}*2`, { required: true, rules: [{ name: 'max_value', params: { max: 10 } }] }),
    });
    expect(brief(resolveForm(form, {}).errors)).to.deep.equal(['答 required']);
    expect(resolveForm(form, { 数: 6 }).errors[0]?.message).to.equal(
      '上限数を超えています。10以下で入力してください。',
    );
    expect(resolveForm(form, { 数: 5 }).errors).to.deep.equal([]);
    expect(brief(resolveForm(form, { 数: 5, 答: 3 }).errors)).to.deep.equal(['答 not_asked']);
  });

  it('that cannot be read or refer to nothing are reported, not computed', () => {
    const form = new FormBuilder();
    form.fields('A', { 甲: formula('1.5*2'), 乙: formula('(1+2'), 丙: formula('@999+1') });
    const model = compileAnswers(form.build());
    expect(model.problems.map(({ id }) => id)).to.deep.equal([
      'answers.formula-unreadable',
      'answers.formula-unreadable',
      'answers.formula-reference',
    ]);
    const { errors } = resolveForm(form, {});
    expect(brief(errors)).to.deep.equal(['甲 formula', '乙 formula', '丙 formula']);
    expect(errors[0]?.message).to.equal('無効な文字が含まれています。有効な文字：+,-,*,/, ,@,(,)');
    expect(errors[1]?.message).to.contain('5文字目');
  });

  it('that refer to themselves in a cycle are reported', () => {
    const form = new FormBuilder();
    form.fields('A', { 甲: formula('@4+1'), 乙: formula('@3+1'), 丙: formula('@4*2') });
    expect(brief(resolveForm(form, {}).errors)).to.deep.equal(['甲 circular', '乙 circular', '丙 failed_operand']);
  });

  it('may be on a file outside every question', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 額: number });
    form.repeat('明細', [row]);
    const total = form.shown('合計', formula(`@${row.field['額']}/0`));
    const resolved = resolveForm(form, { 明細: [{ 額: 1 }] });
    expect(resolved.errors).to.have.length(1);
    expect(resolved.errors[0]).to.deep.include({ questionId: 0, fieldId: total, rule: 'division_by_zero' });
  });
});
