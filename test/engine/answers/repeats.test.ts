import { expect } from 'chai';
import { fieldType } from '../../../packages/engine/src/application/schema/index.ts';
import { FormBuilder, type BuiltQuestion } from './form-builder.ts';
import { brief, printed, resolveForm } from './read-results.ts';

/** Visibility of one question in each of its repetitions. */
function shownIn(form: FormBuilder, question: BuiltQuestion, answers: unknown): string[] {
  return resolveForm(form, answers)
    .questions.filter(({ questionId, visible }) => questionId === question.id && visible)
    .map(({ repeat }) => repeat.join('.'));
}

describe('repetitions', () => {
  it('have their own scope, in nested lists too', () => {
    const form = new FormBuilder();
    const name = form.fields('家族', { 続柄: { type: fieldType.text } });
    const school = form.fields('学校', { 校名: { type: fieldType.text } });
    const schools = form.repeat('学歴', [school]);
    const families = form.repeat('家族一覧', [name, schools], { name: '一覧' });
    const answers = { 一覧: [{ 続柄: '子', 学歴: [{ 校名: '甲' }, { 校名: '乙' }] }, { 続柄: '妻' }] };
    const resolved = resolveForm(form, answers);
    expect(printed(resolved.data)).to.deep.equal({
      一覧: [
        { 続柄: '子', 学歴: [{ 校名: '甲' }, { 校名: '乙' }] },
        { 続柄: '妻', 学歴: [] },
      ],
    });
    expect(resolved.errors).to.deep.equal([]);
    expect(resolved.questions.map(({ questionId, repeat }) => [questionId, ...repeat])).to.deep.equal([
      [families.id],
      [name.id, 0],
      [schools.id, 0],
      [school.id, 0, 0],
      [school.id, 0, 1],
      [name.id, 1],
      [schools.id, 1],
    ]);
    expect(resolved.fieldValue(school.field['校名'] ?? 0, [0, 1])).to.equal('乙');
    expect(resolved.fieldValue(school.field['校名'] ?? 0, [1, 0])).to.equal(null);
  });

  it('read the nearest repetition around them, and the root from inside', () => {
    const form = new FormBuilder();
    const root = form.choice('全体', ['はい']);
    const a = form.choice('A', ['はい', 'いいえ']);
    const own = form.choice('同じ件', ['x'], { condition_options: [a.option['はい'] ?? 0] });
    const outer = form.choice('外', ['x'], { condition_options: [root.option['はい'] ?? 0] });
    form.repeat('一覧', [a, own, outer]);
    const answers = { 全体: 'はい', 一覧: [{ A: 'はい' }, { A: 'いいえ' }, { A: 'はい' }] };
    expect(shownIn(form, own, answers)).to.deep.equal(['0', '2']);
    expect(shownIn(form, outer, answers)).to.deep.equal(['0', '1', '2']);
    expect(shownIn(form, outer, { ...answers, 全体: null })).to.deep.equal([]);
  });

  it('are read from outside as any of them, and "not" as none of them', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const number = form.fields('N', { 数: { type: fieldType.number } });
    const list = form.repeat('一覧', [a, number]);
    const yes = [a.option['はい'] ?? 0];
    const any = form.choice('どれか', ['x'], { condition_options: yes });
    const none = form.choice('どれも', ['x'], {
      conditions: [{ question_id: a.id, operator: 'not_chosen', option_ids: yes }],
    });
    const large = form.choice('大', ['x'], {
      conditions: [{ field_id: number.field['数'] ?? 0, operator: 'gt', value: 10 }],
    });
    const two = form.choice('二件', ['x'], { conditions: [{ question_id: list.id, operator: 'count_gte', count: 2 }] });
    const outside = [any, none, large, two];
    const shown = (answers: unknown): number[] => {
      const { questions } = resolveForm(form, answers);
      const visible = new Set(questions.filter((question) => question.visible).map(({ questionId }) => questionId));
      return outside.filter(({ id }) => visible.has(id)).map(({ id }) => id);
    };
    expect(shown({ 一覧: [{ A: 'いいえ' }, { A: 'はい', 数: 11 }] })).to.deep.equal([any.id, large.id, two.id]);
    expect(shown({ 一覧: [{ A: 'いいえ', 数: 10 }] })).to.deep.equal([none.id]);
    expect(shown({})).to.deep.equal([none.id]);
  });

  it('compare two fields of the same repetition when evaluated from outside', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 予算: { type: fieldType.number }, 実績: { type: fieldType.number } });
    form.repeat('一覧', [row]);
    const over = form.choice('超過', ['x'], {
      conditions: [{ field_id: row.field['実績'] ?? 0, operator: 'gt', value_field_id: row.field['予算'] ?? 0 }],
    });
    expect(
      shownIn(form, over, {
        一覧: [
          { 予算: 5, 実績: 4 },
          { 予算: 9, 実績: 8 },
        ],
      }),
    ).to.deep.equal([]);
    expect(
      shownIn(form, over, {
        一覧: [
          { 予算: 5, 実績: 6 },
          { 予算: 9, 実績: 8 },
        ],
      }),
    ).to.deep.equal(['']);
  });

  it('are hidden with their list, and then neither print nor err', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const row = form.fields('行', { 名: { type: fieldType.text, required: true } });
    form.repeat('一覧', [row], { min: 2 }, { condition_options: [a.option['はい'] ?? 0] });
    const hidden = resolveForm(form, { A: 'いいえ', 一覧: [{ 名: 'x' }] });
    expect(printed(hidden.data)).to.deep.equal({ A: 'いいえ', 一覧: [] });
    expect(hidden.errors).to.deep.equal([]);
    expect(hidden.values['一覧']).to.deep.equal([{ 名: 'x' }]);
    const shown = resolveForm(form, { A: 'はい', 一覧: [{}] });
    expect(brief(shown.errors)).to.deep.equal(['一覧 repeat_count', '名[0] required']);
    expect(shown.errors[0]?.message).to.equal('2件以上100件以下で入力してください。');
  });

  it('are limited in number, and excess answers are kept', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 名: { type: fieldType.text } });
    form.repeat('一覧', [row], { max: 2 }, { required: true });
    const many = resolveForm(form, { 一覧: [{ 名: 'a' }, { 名: 'b' }, { 名: 'c' }] });
    expect(brief(many.errors)).to.deep.equal(['一覧 repeat_count']);
    expect(printed(many.data)).to.deep.equal({ 一覧: [{ 名: 'a' }, { 名: 'b' }] });
    expect(many.values['一覧']).to.have.length(3);
    expect(brief(resolveForm(form, {}).errors)).to.deep.equal(['一覧 required']);
    expect(brief(resolveForm(form, { 一覧: [] }).errors)).to.deep.equal(['一覧 required']);
    expect(brief(resolveForm(form, { 一覧: 'x' }).errors)).to.deep.equal(['一覧 type']);
    const strange = resolveForm(form, { 一覧: ['x', null, { 名: 'b' }] });
    expect(brief(strange.errors)).to.deep.equal(['一覧 repeat_count', '一覧[0] type']);
    expect(strange.values['一覧']).to.deep.equal(['x', {}, { 名: 'b' }]);
  });

  it('are identified by the list of a condition, and inferred without it', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const b = form.choice('B', ['はい', 'いいえ']);
    const first = form.repeat('甲', [a]);
    const second = form.repeat('乙', [b]);
    const resolved = resolveForm(form, {
      甲: [{ A: 'はい' }, { A: 'いいえ' }],
      乙: [{ B: 'いいえ' }, { B: 'いいえ' }],
    });
    const onA = { condition_options: [a.option['はい'] ?? 0] };
    expect([resolved.holds(onA, [0]), resolved.holds(onA, [1]), resolved.holds(onA)]).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect(resolved.holds(onA, [1], second.id)).to.equal(true);
    expect(resolved.holds(onA, [1], first.field['list'])).to.equal(false);
    expect(resolved.holds({}, [7])).to.equal(true);
    expect(resolved.holds({ condition_options: [b.option['はい'] ?? 0] }, [0])).to.equal(false);
  });

  it('that contain themselves are never shown, and evaluation terminates', () => {
    const form = new FormBuilder();
    form.repeat('輪', [{ id: 1 }]);
    const resolved = resolveForm(form, { 輪: [{ 輪: [] }] });
    expect(resolved.questions).to.deep.equal([]);
    expect(brief(resolved.errors)).to.deep.equal(['輪 unknown_name']);
  });
});
