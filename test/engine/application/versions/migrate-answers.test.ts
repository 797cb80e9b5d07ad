import { expect } from 'chai';
import fc from 'fast-check';
import { ShoruiError, type Answers, type Application } from '@shorui/engine';
import { compileAnswers, resolveAnswers } from '@shorui/engine/answers';
import type { FieldInstance } from '@shorui/engine/model';
import { editApplication, type Change } from '../../../../packages/engine/src/application/edits/index.ts';
import { migrateAnswers } from '../../../../packages/engine/src/application/versions/index.ts';
import { RandomChange } from '../edits/random-change.ts';
import {
  choiceQuestion,
  deepFreeze,
  emptyApplication,
  fieldsQuestion,
  sampleApplication,
  textField,
} from '../edits/sample-application.ts';

function edited(from: Application, ...changes: Change[]): Application {
  return changes.reduce((application, change) => editApplication(application, change).application, from);
}

const answers: Answers = {
  雇用形態: '正社員',
  会社名: '株式会社山田',
  単価: '1200',
  数量: 3,
  通勤: ['train', '車'],
  従業員: [{ 氏名: { last: '山田', first: '太郎' }, 感想: 'よい' }, { 氏名: '佐藤 花子' }],
};

function migrate(...changes: Change[]) {
  const from = deepFreeze(sampleApplication());
  return migrateAnswers(from, deepFreeze(edited(from, ...changes)), deepFreeze(answers));
}

describe('answers of another version', () => {
  it('are carried unchanged when nothing changed', () => {
    const result = migrate();
    expect(result.answers).to.deep.equal(answers);
    expect([result.changed, result.lost, result.added]).to.deep.equal([[], [], []]);
    expect(result.carried).to.have.length(8);
  });

  it('are carried under a new name', () => {
    const {
      answers: moved,
      carried,
      lost,
    } = migrate(
      { action: 'update', kind: 'question', id: 10, set: { name: '雇い方' } },
      { action: 'update', kind: 'field', id: 77, set: { name: '社員名' } },
      { action: 'update', kind: 'question', id: 30, set: { name: '社員一覧' } },
    );
    expect(moved['雇い方']).to.equal('正社員');
    expect(moved['社員一覧']).to.deep.equal([
      { 社員名: { last: '山田', first: '太郎' }, 感想: 'よい' },
      { 社員名: '佐藤 花子' },
    ]);
    expect(carried).to.deep.include({ kind: 'question', id: 10, name: '雇い方', from: '雇用形態', repeat: [] });
    expect(carried).to.deep.include({ kind: 'field', id: 77, name: '社員名', from: '氏名', repeat: [1] });
    expect(lost).to.deep.equal([]);
  });

  it('have the new value of an option that was changed', () => {
    const { answers: moved, changed } = migrate(
      { action: 'update', kind: 'option', id: 11, set: { text: '正規社員', value: 'regular' } },
      { action: 'update', kind: 'option', id: 51, set: { value: 'rail' } },
    );
    expect(moved).to.include({ 雇用形態: 'regular' });
    expect(moved['通勤']).to.deep.equal(['rail', 'car']);
    expect(changed.find(({ id }) => id === 10)).to.deep.equal({
      kind: 'question',
      id: 10,
      name: '雇用形態',
      from: '雇用形態',
      repeat: [],
      before: '正社員',
      after: 'regular',
      reasons: ['option_changed'],
    });
  });

  it('lose an option that was deleted, and keep the others', () => {
    const single = migrate({ action: 'delete', kind: 'option', id: 11 });
    expect(single.answers).to.not.have.property('雇用形態');
    expect(single.lost).to.deep.equal([
      { kind: 'question', id: 10, name: '雇用形態', repeat: [], value: '正社員', reason: 'option_deleted' },
    ]);
    const multiple = migrate({ action: 'delete', kind: 'option', id: 52 });
    expect(multiple.answers['通勤']).to.deep.equal(['train']);
    expect(multiple.lost[0]).to.deep.include({ value: ['車'], reason: 'option_deleted' });
    expect(multiple.changed[0]?.reasons).to.deep.equal(['option_deleted']);
  });

  it('are lost with their value when their question is deleted', () => {
    const { answers: moved, lost } = migrate({ action: 'delete', kind: 'question', id: 20 });
    expect(moved).to.have.all.keys('雇用形態', '通勤', '従業員');
    expect(lost.map(({ name, value, reason }) => [name, value, reason])).to.deep.equal([
      ['会社名', '株式会社山田', 'deleted'],
      ['単価', '1200', 'deleted'],
      ['数量', 3, 'deleted'],
    ]);
  });

  it('report the questions that must be answered again', () => {
    const { added } = migrate(
      { action: 'create', kind: 'field', value: { name: '電話', type: 13, field_group_id: 21, required: true } },
      { action: 'create', kind: 'survey_field', question_id: 10, value: { name: '理由', type: 1 } },
    );
    expect(added).to.deep.equal([
      { kind: 'survey_field', id: 102, name: '理由', required: false },
      { kind: 'field', id: 101, name: '電話', required: true },
    ]);
  });

  it('moved out of a list keep the first repetition and lose the others', () => {
    const { answers: moved, changed, lost } = migrate({ action: 'move', kind: 'question', id: 40 });
    expect(moved).to.deep.include({ 氏名: { last: '山田', first: '太郎' }, 感想: 'よい', 従業員: [{}, {}] });
    expect(changed.map(({ name, reasons }) => [name, reasons])).to.deep.equal([
      ['氏名', ['moved']],
      ['感想', ['moved']],
    ]);
    expect(lost).to.deep.equal([
      { kind: 'field', id: 77, name: '氏名', repeat: [1], value: '佐藤 花子', reason: 'moved' },
    ]);
  });

  it('move into a list: they become the first repetition', () => {
    const { answers: moved, lost } = migrate({ action: 'move', kind: 'question', id: 50, repeat_option_id: 31 });
    expect((moved['従業員'] as Answers[])[0]).to.deep.include({ 通勤: ['train', '車'] });
    expect(moved['従業員']).to.have.length(2);
    expect(lost).to.deep.equal([]);
  });

  it('follow a list that moved into another', () => {
    const { answers: moved } = migrate(
      {
        action: 'create',
        kind: 'question',
        value: { name: '支店', title: '支店', type: 'repeat', repeat_options: [{ questions: [], min: 0, max: 3 }] },
      },
      { action: 'move', kind: 'question', id: 30, repeat_option_id: 102 },
    );
    expect(moved['支店']).to.deep.equal([{ 従業員: answers['従業員'] }]);
  });

  it('of no question are lost too, and answers never given are not', () => {
    const from = sampleApplication();
    const { lost } = migrateAnswers(from, edited(from, { action: 'delete', kind: 'question', id: 20 }), {
      謎: 'x',
      会社名: ' ',
      単価: null,
      従業員: 'y',
    });
    expect(lost).to.deep.equal([
      { name: '謎', repeat: [], value: 'x', reason: 'unknown_name' },
      { kind: 'repeat_option', id: 31, name: '従業員', repeat: [], value: 'y', reason: 'type_changed' },
    ]);
  });

  it('called __proto__ are answers like any other', () => {
    const application = emptyApplication({ last_id: 3, questions: [choiceQuestion(1, '__proto__', ['a'])] });
    const { answers: moved } = migrateAnswers(application, application, JSON.parse('{"__proto__":"a"}') as Answers);
    expect(Object.entries(moved)).to.deep.equal([['__proto__', 'a']]);
  });
});

describe('an answer under another type', () => {
  function changeType(from: Partial<FieldInstance>, to: Partial<FieldInstance>, value: Answers[string]) {
    const application = (more: Partial<FieldInstance>) =>
      emptyApplication({
        last_id: 3,
        questions: [fieldsQuestion(1, '入力', 2)],
        fields: [textField(3, '値', { field_group_id: 2, ...more })],
      });
    const { answers: moved, changed, lost } = migrateAnswers(application(from), application(to), { 値: value });
    return lost.length > 0
      ? lost.map(({ reason }) => reason)
      : [moved['値'], ...changed.flatMap(({ reasons }) => reasons)];
  }
  const options = [
    { text: '男性', value: 'm' },
    { text: '女性', value: 'f' },
  ];

  it('is preserved if the new type can hold it', () => {
    expect(changeType({ type: 1 }, { type: 2 }, '文')).to.deep.equal(['文']);
    expect(changeType({ type: 3 }, { type: 4 }, 5)).to.deep.equal([5]);
    expect(changeType({ type: 3 }, { type: 1 }, 5)).to.deep.equal(['5', 'type_changed']);
    expect(changeType({ type: 1 }, { type: 3 }, '１，２００円')).to.deep.equal(['1200', 'type_changed']);
    expect(changeType({ type: 1 }, { type: 5 }, '令和6年1月31日')).to.deep.equal(['2024-01-31', 'type_changed']);
    expect(changeType({ type: 10 }, { type: 1 }, { last: '山田', first: '太郎' })).to.deep.equal([
      '山田\u3000太郎',
      'type_changed',
    ]);
    expect(changeType({ type: 11 }, { type: 1 }, { province: '東京都', district: '港区' })).to.deep.equal([
      '東京都港区',
      'type_changed',
    ]);
    expect(changeType({ type: 1 }, { type: 14 }, 'a@example.com')).to.deep.equal(['a@example.com']);
    expect(changeType({ type: 6, options }, { type: 1 }, 'm')).to.deep.equal(['男性', 'type_changed']);
    expect(changeType({ type: 1 }, { type: 8, options }, '女性')).to.deep.equal(['f', 'type_changed']);
    expect(changeType({ type: 6, options }, { type: 7, options }, 'm')).to.deep.equal([['m'], 'type_changed']);
    expect(changeType({ type: 7, options }, { type: 6, options }, ['f'])).to.deep.equal(['f', 'type_changed']);
  });

  it('is lost if it cannot, with the reason', () => {
    expect(changeType({ type: 1 }, { type: 3 }, '未定')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 1 }, { type: 5 }, '2024-02-30')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 1 }, { type: 12 }, '住所')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 1 }, { type: 13 }, 'なし')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 1 }, { type: 14 }, 'なし')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 1 }, { type: 6, options }, '不明')).to.deep.equal(['type_changed']);
    expect(changeType({ type: 7, options }, { type: 6, options }, ['m', 'f'])).to.deep.equal(['type_changed']);
    expect(changeType({ type: 9 }, { type: 1 }, true)).to.deep.equal(['type_changed']);
    expect(changeType({ type: 3 }, { type: 15, formula: '1+1' }, 5)).to.deep.equal(['computed']);
    expect(changeType({ type: 6, options }, { type: 6, options: options.slice(0, 1) }, 'f')).to.deep.equal([
      'option_deleted',
    ]);
  });

  it('follows a field option by its text when only the value changed', () => {
    expect(
      changeType({ type: 6, options }, { type: 6, options: [{ text: '男性', value: 'male' }] }, 'm'),
    ).to.deep.equal(['male', 'option_changed']);
  });
});

describe('whatever the edits between two versions', () => {
  it('every answer is carried, changed or lost, and carried answers are in their place', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9999 }), { minLength: 600, maxLength: 600 }), (dice) => {
        const from = sampleApplication();
        let next = 0;
        let to: Application = from;
        for (let step = 0; step < 15; step += 1) {
          const change = new RandomChange(to, (limit) =>
            limit === 0 ? 0 : dice[next++ % dice.length]! % limit,
          ).next();
          if (change.action === 'publish' || change.action === 'new_version') continue;
          try {
            to = editApplication(to, change).application;
          } catch (error) {
            if (!(error instanceof ShoruiError)) throw error;
          }
        }
        const result = migrateAnswers(from, deepFreeze(to), answers);
        const partly = result.lost.filter((loss) =>
          result.changed.some(({ id }) => id === loss.id && loss.reason === 'option_deleted'),
        );
        expect(result.carried.length + result.changed.length + result.lost.length - partly.length).to.equal(8);
        for (const { name, repeat } of [...result.carried, ...result.changed]) {
          const holders = (scope: Answers): Answers[] => [
            scope,
            ...Object.values(scope).flatMap((value) =>
              (Array.isArray(value) ? value : []).flatMap((item) =>
                typeof item === 'object' && item ? holders(item as Answers) : [],
              ),
            ),
          ];
          expect(
            holders(result.answers).some((scope) => Object.hasOwn(scope, name)),
            `${name} ${repeat.join()}`,
          ).to.equal(true);
        }
        // The answers engine knows every name that arrived.
        const unknown = resolveAnswers(compileAnswers(to), result.answers).errors.filter(
          ({ rule }) => rule === 'unknown_name',
        );
        expect(unknown).to.deep.equal([]);
      }),
      { numRuns: 60 },
    );
  });
});
