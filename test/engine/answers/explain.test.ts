import { expect } from 'chai';
import { fieldType } from '../../../packages/engine/src/application/schema/index.ts';
import {
  compileAnswers,
  describeExplanation,
  explainConditional,
  explainField,
  explainQuestion,
  resolveAnswers,
  startSession,
} from '../../../packages/engine/src/answers/index.ts';
import { ShoruiError } from '../../../packages/engine/src/problems/index.ts';
import { FormBuilder } from './form-builder.ts';

describe('explaining visibility', () => {
  it('follows the chain down to the answer that decides', () => {
    const form = new FormBuilder();
    const a = form.choice('雇用形態', ['正社員', 'パート']);
    const b = form.choice('社会保険', ['加入', '未加入'], { condition_options: [a.option['正社員'] ?? 0] });
    const c = form.choice('扶養', ['あり'], { condition_options: [b.option['加入'] ?? 0] });
    const model = compileAnswers(form.build());
    const answers = { 雇用形態: 'パート', 社会保険: '加入' };
    const hidden = explainQuestion(model, answers, c.id);
    expect(hidden.holds).to.equal(false);
    expect(describeExplanation(hidden, 'ja')).to.deep.equal([
      '× 質問「扶養」は表示されません',
      '　× 質問「社会保険」で「加入」が選ばれている（表示されていないため、回答なし）',
      '　　× 質問「社会保険」は表示されません',
      '　　　× 質問「雇用形態」で「正社員」が選ばれている（いまの回答：パート）',
    ]);
    expect(describeExplanation(hidden, 'en')).to.deep.equal([
      '[no] question "扶養" is hidden',
      '  [no] in question "社会保険", "加入" is chosen (hidden, so not answered)',
      '    [no] question "社会保険" is hidden',
      '      [no] in question "雇用形態", "正社員" is chosen (answered: パート)',
    ]);
    const shown = explainQuestion(model, resolveAnswers(model, { ...answers, 雇用形態: '正社員' }), c.id);
    expect(describeExplanation(shown, 'ja')).to.deep.equal([
      '○ 質問「扶養」は表示されます',
      '　○ 質問「社会保険」で「加入」が選ばれている（いまの回答：加入）',
    ]);
    expect(shown.children[0]?.subject).to.deep.equal({
      kind: 'question',
      id: b.id,
      name: '社会保険',
      title: '社会保険',
      values: ['加入'],
      hidden: false,
    });
    expect(describeExplanation(explainQuestion(model, {}, a.id), 'ja')).to.deep.equal([
      '○ 質問「雇用形態」は表示されます',
      '　○ 条件はなく、いつも表示されます',
    ]);
  });

  it('distinguishes any from all, rules, comparisons and repetitions', () => {
    const form = new FormBuilder();
    const row = form.fields('家族', { 年齢: { type: fieldType.number }, 同居: { type: fieldType.checkbox } });
    const list = form.repeat('家族一覧', [row]);
    const rule = form.rule('大家族', {
      conditions: [
        { question_id: list.id, operator: 'count_gte', count: 3 },
        { field_id: row.field['年齢'] ?? 0, operator: 'lt', value: 18 },
      ],
      required_all: true,
    });
    const model = compileAnswers(form.build());
    const resolved = resolveAnswers(model, { 家族一覧: [{ 年齢: 40 }, { 年齢: 12, 同居: true }] });
    const block = {
      rule_id: rule,
      conditions: [
        { field_id: row.field['同居'] ?? 0, operator: 'ne' as const, value: true },
        { field_id: row.field['年齢'] ?? 0, operator: 'gt' as const, value_field_id: row.field['年齢'] ?? 0 },
      ],
    };
    const explanation = explainConditional(model, resolved, block);
    expect(explanation.holds).to.equal(resolved.holds(block));
    expect(describeExplanation(explanation, 'ja')).to.deep.equal([
      '× 次のすべてが成り立つ',
      '　× 次のどれかが成り立つ',
      '　　× どの件でも、項目「同居」がチェックありではない（いまの回答：✓）',
      '　　× いずれかの件で、項目「年齢」が項目「年齢」より大きい（後である）（いまの回答：40、12）',
      '　× ルール「大家族」が成り立つ',
      '　　× 次のすべてが成り立つ',
      '　　　× 質問「家族一覧」の件数が3以上である（いまの回答：2）',
      '　　　○ いずれかの件で、項目「年齢」が「18」より小さい（前である）（いまの回答：40、12）',
    ]);
    const inside = explainConditional(model, resolved, { conditions: block.conditions }, [0]);
    expect(describeExplanation(inside, 'ja')).to.deep.equal([
      '○ 次のどれかが成り立つ',
      '　○ 項目「同居」がチェックありではない（いまは回答なし）',
      '　× 項目「年齢」が項目「年齢」より大きい（後である）（いまの回答：40）',
    ]);
    expect(inside.holds).to.equal(true);
  });

  it('explains fields, and questions of a repetition by what holds it', () => {
    const form = new FormBuilder();
    const a = form.choice('手当', ['あり', 'なし']);
    const row = form.fields('行', { 額: { type: fieldType.number } });
    const list = form.repeat('明細', [row], {}, { condition_options: [a.option['あり'] ?? 0] });
    const model = compileAnswers(form.build());
    const session = startSession(model, { 手当: 'なし', 明細: [{}] });
    const field = explainField(model, session.resolved(), row.field['額'] ?? 0, [0]);
    expect(describeExplanation(field, 'ja')).to.deep.equal([
      '× 項目「額」（1件目）は表示されません',
      '　× 質問「行」（1件目）は表示されません',
      '　　× 質問「明細」は表示されません',
      '　　　× 質問「手当」で「あり」が選ばれている（いまの回答：なし）',
      '　　○ 条件はなく、いつも表示されます',
    ]);
    const missing = describeExplanation(explainQuestion(model, session.resolved(), row.id, [5]), 'ja');
    expect(missing.slice(0, 2)).to.deep.equal(['× その件はありません', '　× 質問「明細」は表示されません']);
    expect(list.id).to.be.above(0);
    expect(() => explainQuestion(model, {}, 999))
      .to.throw(ShoruiError)
      .with.nested.property('problems[0]')
      .that.deep.includes({ id: 'answers.unknown-id', params: { id: 999 } });
    expect(() => explainField(model, {}, 999)).to.throw(ShoruiError);
  });

  it('stops at cycles and missing things', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい'], { conditions: [{ question_id: 3, operator: 'answered' }] });
    const b = form.choice('B', ['はい'], { conditions: [{ question_id: 1, operator: 'answered' }] });
    expect([a.id, b.id]).to.deep.equal([1, 3]);
    const c = form.choice('C', ['はい'], {
      conditions: [
        { question_id: 1, operator: 'answered' },
        { field_id: 777, operator: 'answered' },
      ],
    });
    const model = compileAnswers(form.build());
    expect(describeExplanation(explainQuestion(model, {}, c.id), 'ja')).to.deep.equal([
      '× 質問「C」は表示されません',
      '　× 次のどれかが成り立つ',
      '　　× 質問「A」に回答がある（表示されていないため、回答なし）',
      '　　　× 質問「A」は表示されません',
      '　　　　× 条件が循環参照になっているため、成り立たないものとして扱います',
      '　　× 条件が参照するもの（id 777）がないため、成り立ちません',
    ]);
  });

  it('agrees with resolve for every question of a nested list', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ']);
    const b = form.choice('B', ['x'], { condition_options: [a.option['はい'] ?? 0] });
    const inner = form.repeat('内', [a, b]);
    form.repeat('外', [inner]);
    const model = compileAnswers(form.build());
    const resolved = resolveAnswers(model, { 外: [{ 内: [{ A: 'はい' }, { A: 'いいえ' }] }, {}] });
    for (const { questionId, repeat, visible } of resolved.questions) {
      expect(explainQuestion(model, resolved, questionId, repeat).holds).to.equal(visible);
      expect(explainQuestion(model, resolved.values, questionId, repeat).holds).to.equal(visible);
    }
  });
});
