import { expect } from 'chai';
import {
  fieldType,
  type Condition,
  type FieldInstance,
} from '../../../packages/engine/src/application/schema/index.ts';
import { compileAnswers, resolveAnswers } from '../../../packages/engine/src/answers/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief, printed, resolveForm, visibleIds } from './read-results.ts';

describe('visibility', () => {
  it('needs any of the conditions, or all of them with required_all', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const b = form.choice('B', ['はい', 'いいえ']);
    const yes = [a.option['はい'] ?? 0, b.option['はい'] ?? 0];
    const any = form.choice('どちらか', ['x'], { condition_options: yes });
    const all = form.choice('両方', ['x'], { condition_options: yes, required_all: true });
    const mixed = form.choice('混合', ['x'], {
      conditions: [{ question_id: a.id, operator: 'chosen', option_ids: [yes[0] ?? 0] }],
      condition_options: [yes[1] ?? 0],
      required_all: true,
    });
    const none = form.choice('いつも', ['x'], { conditions: [], condition_options: [] });
    const table: [unknown, unknown, number[]][] = [
      ['はい', 'はい', [any.id, all.id, mixed.id, none.id]],
      ['はい', 'いいえ', [any.id, none.id]],
      ['いいえ', 'いいえ', [none.id]],
      [undefined, undefined, [none.id]],
    ];
    for (const [A, B, expected] of table) {
      expect(visibleIds(resolveForm(form, { A, B })), `${String(A)} ${String(B)}`).to.deep.equal([
        a.id,
        b.id,
        ...expected,
      ]);
    }
  });

  it('treats hidden questions as not answered, along the chain, but keeps the answer', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const b = form.choice('B', ['はい'], { condition_options: [a.option['はい'] ?? 0] });
    const c = form.choice('C', ['はい'], { condition_options: [b.option['はい'] ?? 0] });
    const d = form.choice('D', ['はい'], { conditions: [{ question_id: c.id, operator: 'not_answered' }] });
    const shown = resolveForm(form, { A: 'はい', B: 'はい', C: 'はい' });
    expect(visibleIds(shown)).to.deep.equal([a.id, b.id, c.id]);
    const hidden = resolveForm(form, { A: 'いいえ', B: 'はい', C: 'はい' });
    expect(visibleIds(hidden)).to.deep.equal([a.id, d.id]);
    expect(printed(hidden.data)).to.deep.equal({ A: 'いいえ', B: null, C: null, D: null });
    expect(hidden.values).to.deep.include({ B: 'はい', C: 'はい' });
  });

  it('compares the options chosen', () => {
    const cases: [
      Condition extends infer C ? Omit<Extract<C, { question_id: number }>, 'question_id' | 'option_ids'> : never,
      string[],
      unknown,
      boolean,
    ][] = [
      [{ operator: 'chosen' }, ['あ', 'い'], ['い', 'う'], true],
      [{ operator: 'chosen' }, ['あ'], ['い'], false],
      [{ operator: 'chosen' }, [], ['い'], false],
      [{ operator: 'not_chosen' }, ['あ'], ['い'], true],
      [{ operator: 'not_chosen' }, ['あ'], undefined, true],
      [{ operator: 'not_chosen' }, ['あ', 'い'], ['い'], false],
      [{ operator: 'chosen_all' }, ['あ', 'い'], ['う', 'い', 'あ'], true],
      [{ operator: 'chosen_all' }, ['あ', 'い'], ['い'], false],
      [{ operator: 'answered' }, [], ['い'], true],
      [{ operator: 'answered' }, [], [], false],
      [{ operator: 'not_answered' }, [], undefined, true],
      [{ operator: 'count_eq', count: 2 }, [], ['あ', 'い'], true],
      [{ operator: 'count_eq', count: 0 }, [], undefined, true],
      [{ operator: 'count_lt', count: 2 }, [], ['あ'], true],
      [{ operator: 'count_lte', count: 1 }, [], ['あ', 'い'], false],
      [{ operator: 'count_gt', count: 1 }, [], ['あ', 'い'], true],
      [{ operator: 'count_gte', count: 3 }, [], ['あ', 'い'], false],
    ];
    for (const [condition, options, chosen, expected] of cases) {
      const form = new FormBuilder();
      const a = form.choice('A', ['あ', 'い', 'う'], { type: 'multiple' });
      const option_ids = options.map((text) => a.option[text] ?? 0);
      const b = form.choice('B', ['x'], { conditions: [{ ...condition, question_id: a.id, option_ids }] });
      const text = JSON.stringify([condition, options, chosen]);
      expect(visibleIds(resolveForm(form, { A: chosen })).includes(b.id), text).to.equal(expected);
    }
  });

  it('compares fields by their typed value', () => {
    const types = {
      数: { type: fieldType.decimal },
      日: { type: fieldType.date },
      文: { type: fieldType.text },
      氏名: { type: fieldType.name },
      選択: {
        type: fieldType.multi_select,
        options: [
          { text: '甲', value: 'a' },
          { text: '乙', value: 'b' },
        ],
      },
      印: { type: fieldType.checkbox },
      電話: { type: fieldType.phone },
    } satisfies Record<string, Omit<FieldInstance, 'id' | 'name'>>;
    const cases: [keyof typeof types, string, string | number | boolean | undefined, unknown, boolean][] = [
      ['数', 'eq', '１．０', '1.00', true],
      ['数', 'ne', 1, '1.00', false],
      ['数', 'ne', 1, undefined, true],
      ['数', 'lt', 10, '9', true],
      ['数', 'lt', 10, undefined, false],
      ['数', 'gte', '10000000000000000001', '10000000000000000000', false],
      ['数', 'gt', '10000000000000000000', '10000000000000000000.1', true],
      ['日', 'lte', '令和6年1月31日', '2024/1/31', true],
      ['日', 'gt', '2024-01-31', 'R6.2.1', true],
      ['文', 'eq', '007', '7', false],
      ['文', 'contains', '株式', '㈱株式会社', true],
      ['文', 'not_contains', '株式', '有限会社', true],
      ['文', 'not_contains', '株式', undefined, true],
      ['文', 'answered', undefined, '　', false],
      ['文', 'not_answered', undefined, '　', true],
      ['氏名', 'eq', '山田太郎', { last: '山田', first: '太郎' }, true],
      ['選択', 'contains', '甲', ['a', 'b'], true],
      ['選択', 'eq', 'a', ['a', 'b'], false],
      ['選択', 'eq', 'a', ['a'], true],
      ['印', 'eq', true, 'はい', true],
      ['印', 'eq', false, undefined, true],
      ['印', 'ne', true, false, true],
      ['電話', 'eq', '03-1234-5678', '０３１２３４５６７８', true],
    ];
    for (const [name, operator, value, raw, expected] of cases) {
      const form = new FormBuilder();
      const a = form.fields('A', types);
      const condition = {
        field_id: a.field[name] ?? 0,
        operator,
        ...(value === undefined ? {} : { value }),
      } as Condition;
      const b = form.choice('B', ['x'], { conditions: [condition] });
      expect(
        visibleIds(resolveForm(form, { [name]: raw })).includes(b.id),
        JSON.stringify([name, operator, value, raw]),
      ).to.equal(expected);
    }
  });

  it('compares a field with another field', () => {
    const form = new FormBuilder();
    const a = form.fields('期間', { 開始: { type: fieldType.date }, 終了: { type: fieldType.date } });
    const later: Condition = { field_id: a.field['終了'] ?? 0, operator: 'lt', value_field_id: a.field['開始'] ?? 0 };
    const b = form.choice('確認', ['x'], { conditions: [later] });
    expect(visibleIds(resolveForm(form, { 開始: 'R6.4.1', 終了: '2024-03-31' }))).to.include(b.id);
    expect(visibleIds(resolveForm(form, { 開始: 'R6.4.1', 終了: '2024-04-01' }))).to.not.include(b.id);
    expect(visibleIds(resolveForm(form, { 開始: 'R6.4.1' }))).to.not.include(b.id);
  });

  it('hides options, groups and fields by their own conditions', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['個人', '法人']);
    const company = [a.option['法人'] ?? 0];
    const b = form.choice('B', ['現金', { text: '請求書', condition_options: company }], { required: true });
    const c = form.fields(
      'C',
      {
        会社名: { type: fieldType.text, required: true },
        部署: { type: fieldType.text, condition_options: [b.option['請求書'] ?? 0] },
      },
      {},
      { condition_options: company },
    );
    const person = resolveForm(form, { A: '個人', B: '請求書', 会社名: '甲', 部署: '乙' });
    expect(person.questions[1]).to.deep.include({ options: [b.option['現金']], answered: false });
    expect(brief(person.errors)).to.deep.equal(['B required']);
    expect(printed(person.data)).to.deep.equal({ A: '個人', B: null, 会社名: null, 部署: null });
    const firm = resolveForm(form, { A: '法人', B: '請求書', 部署: '乙' });
    expect(firm.questions[2]).to.deep.include({ fields: [c.field['会社名'], c.field['部署']] });
    expect(brief(firm.errors)).to.deep.equal(['会社名 required']);
    expect(printed(firm.data)).to.deep.equal({ A: '法人', B: '請求書', 会社名: null, 部署: '乙' });
  });

  it('evaluates rules in addition to conditions, and rules of rules', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const b = form.choice('B', ['はい', 'いいえ']);
    const rule = form.rule('甲', { condition_options: [a.option['はい'] ?? 0] });
    const opposite = form.rule('乙', { conditions: [{ rule_id: rule, operator: 'not_holds' }] });
    const both = form.choice('両方', ['x'], { condition_options: [b.option['はい'] ?? 0], rule_id: rule });
    const other = form.choice('逆', ['x'], { rule_id: opposite });
    const lost = form.choice('なし', ['x'], { rule_id: 9999 });
    expect(visibleIds(resolveForm(form, { A: 'はい', B: 'はい' }))).to.deep.equal([a.id, b.id, both.id]);
    expect(visibleIds(resolveForm(form, { A: 'はい', B: 'いいえ' }))).to.deep.equal([a.id, b.id]);
    expect(visibleIds(resolveForm(form, { B: 'はい' }))).to.deep.equal([a.id, b.id, other.id]);
    expect(visibleIds(resolveForm(form, {}))).to.not.include(lost.id);
  });

  it('makes only the files whose conditions hold', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const always = form.file('a.docx');
    const sometimes = form.file('b.docx', { condition_options: [a.option['はい'] ?? 0] });
    expect([...resolveForm(form, { A: 'はい' }).files]).to.deep.equal([always, sometimes]);
    expect([...resolveForm(form, {}).files]).to.deep.equal([always]);
  });

  it('treats conditions in a cycle as false, reports them, and evaluates the rest', () => {
    const form = new FormBuilder();
    const ids = { a: 1, b: 5, c: 8 };
    const a = form.choice('A', ['はい', 'いいえ', 'x'], {
      conditions: [{ question_id: ids.b, operator: 'not_answered' }],
    });
    const b = form.choice('B', ['はい', 'x'], { conditions: [{ question_id: ids.a, operator: 'not_answered' }] });
    const c = form.choice('C', ['はい'], { conditions: [{ question_id: ids.c, operator: 'answered' }] });
    const d = form.choice('D', ['はい'], { conditions: [{ question_id: ids.a, operator: 'not_answered' }] });
    expect([a.id, b.id, c.id]).to.deep.equal([ids.a, ids.b, ids.c]);
    const circle = form.rule('輪', { conditions: [{ rule_id: 12, operator: 'not_holds' }] });
    expect(circle).to.equal(12);
    const e = form.choice('E', ['x'], { rule_id: circle });
    const model = compileAnswers(form.build());
    const resolved = resolveAnswers(model, { A: 'はい', B: 'はい', C: 'はい' });
    expect(visibleIds(resolved)).to.deep.equal([d.id]);
    expect(brief(resolved.errors)).to.deep.equal(['A circular', 'B circular', 'C circular']);
    expect(model.problems.map(({ id }) => id)).to.deep.equal(Array.from({ length: 4 }, () => 'answers.circular'));
    expect(visibleIds(resolved)).to.not.include(e.id);
  });
});
