import { expect } from 'chai';
import { fieldType } from '../../../packages/engine/src/application/schema/index.ts';
import { compileAnswers, resolveAnswers, startSession } from '../../../packages/engine/src/answers/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief, printed } from './read-results.ts';

/** A question that shows a list with a formula, and a total. */
function payslip(): FormBuilder {
  const form = new FormBuilder();
  const a = form.choice('手当', ['あり', 'なし'], { required: true });
  const row = form.fields('行', {
    時間: { type: fieldType.number, required: true },
    額: { type: fieldType.formula, formula: '@6*1000' },
  });
  form.repeat('明細', [row], { max: 3 }, { condition_options: [a.option['あり'] ?? 0] });
  form.fields('計', { 合計: { type: fieldType.formula, formula: '@7' } });
  return form;
}

describe('a session', () => {
  it('reports the effects of a change, and nothing else', () => {
    const session = startSession(compileAnswers(payslip().build()), { 明細: [{ 時間: 3 }] });
    const shown = session.set(['手当'], 'あり');
    expect(shown.applied).to.equal(true);
    expect(shown.repetitions).to.equal(false);
    expect(
      shown.questions.map(({ questionId, repeat, visible }) => [questionId, repeat.join(), visible]),
    ).to.deep.equal([
      [1, '', true],
      [8, '', true],
      [4, '0', true],
      [10, '', true],
    ]);
    expect(shown.computed.map(({ name, value }) => [name, printed(value)])).to.deep.equal([
      ['額', '3000'],
      ['合計', '3000'],
    ]);
    expect(brief(shown.errors.removed)).to.deep.equal(['手当 required']);
    expect(shown.errors.added).to.deep.equal([]);
    const same = session.set(['手当'], 'あり');
    expect([same.questions, same.computed, same.errors]).to.deep.equal([[], [], { added: [], removed: [] }]);
  });

  it('begins, replaces and removes repetitions', () => {
    const session = startSession(compileAnswers(payslip().build()), { 手当: 'あり' });
    expect(session.set(['明細', 0, '時間'], 1).repetitions).to.equal(true);
    session.set(['明細', 1], { 時間: 2 });
    session.set(['明細', 2], {});
    expect(brief(session.resolved().errors)).to.deep.equal(['時間[2] required']);
    const removed = session.set(['明細', 0], undefined);
    expect(brief(removed.errors.removed)).to.deep.equal(['時間[2] required']);
    expect(brief(removed.errors.added)).to.deep.equal(['時間[1] required']);
    session.set(['明細', 1, '時間'], '５');
    expect(printed(session.resolved().data)).to.deep.include({
      明細: [
        { 時間: '2', 額: '2000' },
        { 時間: '5', 額: '5000' },
      ],
      合計: '7000',
    });
    session.set(['明細'], []);
    expect(printed(session.resolved().data['合計'])).to.equal('0');
  });

  it('refuses a wrong path and then changes nothing', () => {
    const session = startSession(compileAnswers(payslip().build()), { 手当: 'あり', 明細: [{ 時間: 1 }] });
    const before = session.resolved();
    for (const path of [
      ['明細', 2],
      ['明細', -1],
      ['明細', 'x', '時間'],
      ['手当', 0],
      [0],
      ['明細', 1, '時間', 'x'],
      ['ない', 0, '名'],
    ]) {
      expect(session.set(path, 1).applied, JSON.stringify(path)).to.equal(false);
    }
    expect(session.set(['明細', 1], undefined).applied).to.equal(false);
    const { data, values, errors } = session.resolved();
    expect({ data, values, errors }).to.deep.equal({ data: before.data, values: before.values, errors: before.errors });
  });

  it('does not create an unanswered list for a path that does not exist in it', () => {
    for (const said of [undefined, 'many']) {
      const answers = { 手当: 'あり', ...(said !== undefined && { 明細: said }) };
      const session = startSession(compileAnswers(payslip().build()), answers);
      const before = session.resolved();
      expect(session.set(['明細', 0, '時間', 'x'], 1).applied).to.equal(false);
      const { data, values, errors } = session.resolved();
      expect({ data, values, errors }).to.deep.equal({
        data: before.data,
        values: before.values,
        errors: before.errors,
      });
    }
  });

  it('notes names that take no answer, and forgets them', () => {
    const session = startSession(compileAnswers(payslip().build()), { 手当: 'なし' });
    expect(brief(session.set(['手当て'], 1).errors.added)).to.deep.equal(['手当て unknown_name']);
    expect(brief(session.set(['合計'], 1).errors.added)).to.deep.equal(['合計 not_asked']);
    expect(brief(session.set(['手当て'], undefined).errors.removed)).to.deep.equal(['手当て unknown_name']);
    expect(brief(session.resolved().errors)).to.deep.equal(['合計 not_asked']);
  });

  it('gives out results that later changes leave alone', () => {
    const session = startSession(compileAnswers(payslip().build()), { 手当: 'あり', 明細: [{ 時間: 1 }], x: 1 });
    const early = session.resolved();
    expect(session.resolved()).to.equal(early);
    session.set(['手当'], 'なし');
    session.set(['明細'], undefined);
    const late = session.resolved();
    expect(printed(early.data)).to.deep.equal({ 手当: 'あり', 明細: [{ 時間: '1', 額: '1000' }], 合計: '1000' });
    expect(brief(early.errors)).to.deep.equal(['x unknown_name']);
    expect(early.questions.filter(({ visible }) => visible)).to.have.length(4);
    expect(early.holds({ conditions: [{ question_id: 8, operator: 'count_eq', count: 1 }] })).to.equal(true);
    expect(late.holds({ conditions: [{ question_id: 8, operator: 'count_eq', count: 1 }] })).to.equal(false);
    expect(printed(late.data)).to.deep.equal({ 手当: 'なし', 明細: [], 合計: '0' });
  });

  it('answers for one question, and replaces all answers at once', () => {
    const model = compileAnswers(payslip().build());
    const session = startSession(model, {});
    expect(session.question(8)?.visible).to.equal(false);
    expect(session.question(4, [0])).to.equal(null);
    expect(session.question(999)).to.equal(null);
    const answers = { 手当: 'あり', 明細: [{ 時間: 1 }] };
    const replaced = session.set([], answers);
    expect(brief(replaced.errors.removed)).to.deep.equal(['手当 required']);
    expect(session.question(4, [0])).to.deep.include({ visible: true, answered: true });
    expect(session.resolved().data).to.deep.equal(resolveAnswers(model, answers).data);
  });
});
