import { expect } from 'chai';
import { validateApplication, type Application, type Question } from '@shorui/engine';
import { AnswerStore } from '../../../packages/web/src/kits/questions/answer-store.ts';
import { stepsOf } from '../../../packages/web/src/kits/questions/steps.ts';

const choice = (id: number, name: string, more: Partial<Question> = {}): Question => ({
  id,
  name,
  title: `${name}を選んでください。`,
  type: 'single',
  required: true,
  options: [{ id: id + 1, text: 'はい', value: 'yes' }],
  ...more,
});

const application = (questions: readonly Question[]): Application => ({
  format: 1,
  id: 1,
  name: '届出書',
  version: 1,
  publish: 0,
  last_id: 99,
  questions: [...questions],
  fields: [],
  files: [],
});

const namesOf = (store: AnswerStore): readonly string[] => stepsOf(store).map(({ name }) => name);

describe('pages of the wizard', () => {
  it('have one question each, unless a question is asked on the page of the one before it', () => {
    const questions = [
      choice(1, '甲', { same_page: true }),
      choice(11, '乙'),
      choice(21, '丙', { same_page: true }),
      choice(31, '丁', { same_page: true }),
      choice(41, '戊'),
    ];
    const store = new AnswerStore(application(questions), { 丙: 'yes' }, 'ja');
    expect(namesOf(store)).to.deep.equal(['甲', '乙、丙、丁', '戊']);
    const [, second] = stepsOf(store);
    expect(second).to.include({ id: 11, asked: 3, answered: 1, faults: 2 });
  });

  it('count what the fields of a question lack, not the question itself beside them', () => {
    const fields = (id: number): Question => ({
      id,
      name: '会社',
      title: '会社を入力してください。',
      type: 'fields',
      required: true,
      field_groups: [{ id: id + 1, name: '会社' }],
    });
    const asked: Application = {
      ...application([fields(1), choice(11, '甲', { field_groups: [{ id: 13, name: '甲の内容' }] })]),
      fields: [
        { id: 3, name: '社名', type: 1, field_group_id: 2, required: true },
        { id: 4, name: '住所', type: 1, field_group_id: 2, required: true },
        { id: 14, name: '内容', type: 1, field_group_id: 13, required: true },
      ],
    };
    const [first, second] = stepsOf(new AnswerStore(asked, {}, 'ja'));
    expect(first?.faults).to.equal(2);
    // A choice has an answer of its own beside those of its fields.
    expect(second?.faults).to.equal(2);
  });

  it('keep their id while the question that begins them is hidden, and go when all of theirs are', () => {
    const shown = { conditions: [{ question_id: 1, operator: 'chosen' as const, option_ids: [2] }] };
    const questions = [
      choice(1, '甲'),
      choice(11, '乙', shown),
      choice(21, '丙', { same_page: true }),
      choice(31, '丁', shown),
      choice(41, '戊', { ...shown, same_page: true }),
    ];
    const store = new AnswerStore(application(questions), {}, 'ja');
    expect(namesOf(store)).to.deep.equal(['甲', '丙']);
    expect(stepsOf(store)[1]?.id).to.equal(11);
    store.set(['甲'], 'yes');
    expect(namesOf(store)).to.deep.equal(['甲', '乙、丙', '丁、戊']);
  });

  it('are a setting of application.json that is checked', () => {
    const wrong = validateApplication({ ...application([]), questions: [{ ...choice(1, '甲'), same_page: 'yes' }] });
    expect(wrong.problems.map(({ place }) => place.pointer)).to.include('/questions/0/same_page');
    expect(validateApplication(application([choice(1, '甲', { same_page: true })])).ok).to.equal(true);
  });

  it('are done when something was answered and nothing is wrong, and not while they only show what is computed', () => {
    const fields = (id: number, name: string): Question => ({
      id,
      name,
      title: name,
      type: 'fields',
      field_groups: [{ id: id + 1, name }],
    });
    const given: Application = {
      ...application([fields(1, '内訳'), fields(11, '合計')]),
      fields: [
        { id: 3, name: '単価', type: 3, field_group_id: 2, required: true },
        { id: 14, name: '税込', type: 15, field_group_id: 12, formula: '@3*2' },
      ],
    };
    expect(validateApplication(given)).to.include({ ok: true });
    const doneOf = (answers: Record<string, unknown>) =>
      stepsOf(new AnswerStore(given, answers, 'ja')).map(({ asked, isDone }) => [asked, isDone]);
    expect(doneOf({})).to.deep.equal([
      [1, false],
      [0, false],
    ]);
    expect(doneOf({ 単価: 100 })).to.deep.equal([
      [1, true],
      [0, false],
    ]);
  });
});
