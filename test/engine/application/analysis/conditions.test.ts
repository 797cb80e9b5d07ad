import { expect } from 'chai';
import type { Application, Question } from '@shorui/engine';
import type { Condition } from '@shorui/engine/model';
import { choiceQuestion } from '../edits/sample-application.ts';
import { chosen, contradict, findings, found, never, onField, withConditions } from './findings.ts';

const always = (application: Application): string[] => found('condition-always', application);

describe('conditions on choices', () => {
  it('contradict one another when one option is both chosen and not, or two of one choice are', () => {
    const notA: Condition = { question_id: 10, operator: 'not_chosen', option_ids: [11] };
    expect(contradict(withConditions([chosen(10, 11), notA]))).to.deep.equal([
      '「対象」の条件は互いに矛盾しているため、決して成り立ちません（性別 = 男 / 性別 ≠ 男）',
    ]);
    expect(contradict(withConditions([chosen(10, 11), chosen(10, 12)]))).to.have.length(1);
    expect(contradict(withConditions([chosen(10, 11)], { condition_options: [12] }))).to.have.length(1);
    expect(
      contradict(withConditions([chosen(20, 21), chosen(20, 22), { question_id: 20, operator: 'count_eq', count: 1 }])),
    ).to.have.length(1);
    expect(contradict(withConditions([chosen(10, 11), { question_id: 10, operator: 'not_answered' }]))).to.have.length(
      1,
    );
  });

  it('do not contradict one another if several options may be chosen, or if any condition suffices', () => {
    expect(contradict(withConditions([chosen(20, 21), chosen(20, 22)]))).to.deep.equal([]);
    expect(contradict(withConditions([chosen(10, 11), chosen(10, 12)], { required_all: false }))).to.deep.equal([]);
    expect(
      contradict(withConditions([chosen(10, 11, 12), { question_id: 10, operator: 'not_chosen', option_ids: [11] }])),
    ).to.deep.equal([]);
    expect(
      contradict(withConditions([chosen(20, 21), { question_id: 20, operator: 'count_eq', count: 1 }])),
    ).to.deep.equal([]);
  });

  it('contradict one another through rules, but not where rules agree', () => {
    const rules = [
      { id: 60, name: '男性', condition_options: [11] },
      { id: 61, name: '女性', condition_options: [12] },
    ];
    expect(contradict(withConditions([{ rule_id: 60, operator: 'holds' }], { rule_id: 61 }, { rules }))).to.have.length(
      1,
    );
    expect(
      contradict(withConditions([{ rule_id: 60, operator: 'not_holds' }], { rule_id: 61 }, { rules })),
    ).to.deep.equal([]);
    expect(
      contradict(
        withConditions(
          [
            { rule_id: 60, operator: 'holds' },
            { rule_id: 60, operator: 'not_holds' },
          ],
          {},
          { rules },
        ),
      ),
    ).to.have.length(1);
  });

  it('never hold when a single choice cannot satisfy them', () => {
    expect(never(withConditions([{ question_id: 10, operator: 'chosen_all', option_ids: [11, 12] }]))).to.deep.equal([
      '「対象」の条件（性別 ⊇ 男、女）は決して成り立ちません',
    ]);
    expect(never(withConditions([{ question_id: 10, operator: 'count_gt', count: 1 }]))).to.have.length(1);
    expect(never(withConditions([{ question_id: 20, operator: 'chosen_all', option_ids: [21, 22] }]))).to.deep.equal(
      [],
    );
    expect(never(withConditions([{ question_id: 20, operator: 'count_gt', count: 1 }]))).to.deep.equal([]);
  });

  it('never hold on an option that is never available', () => {
    const application = withConditions([chosen(20, 21)]);
    application.questions[1]!.options![0] = {
      ...application.questions[1]!.options![0]!,
      required_all: true,
      condition_options: [11, 12],
    };
    expect(never(application)).to.deep.equal(['「対象」の条件（資格 = 簿記）は決して成り立ちません']);
    expect(found('option-unavailable', application)).to.deep.equal([
      '選択肢「簿記」は、どのように回答しても選べません',
    ]);
    application.questions[1]!.options![0] = { ...application.questions[1]!.options![0], required_all: false };
    expect([...never(application), ...found('option-unavailable', application)]).to.deep.equal([]);
  });

  it('count repetitions within their range', () => {
    const repeating = (count: number): Application => {
      const application = withConditions([{ question_id: 40, operator: 'count_gte', count }]);
      application.questions.unshift({
        id: 40,
        name: '家族',
        title: '家族',
        type: 'repeat',
        repeat_options: [{ id: 41, questions: [43], min: 0, max: 3 }],
      });
      application.questions.push(choiceQuestion(43, '続柄', ['子', '親']));
      return application;
    };
    expect(never(repeating(4))).to.have.length(1);
    expect(never(repeating(3))).to.deep.equal([]);
  });

  it('in different repetitions do not contradict one another', () => {
    const inside: Question = choiceQuestion(43, '続柄', ['子', '親']);
    const list: Question = {
      id: 40,
      name: '家族',
      title: '家族',
      type: 'repeat',
      repeat_options: [{ id: 41, questions: [43, 46], min: 0, max: 3 }],
    };
    const both = [chosen(43, 44), chosen(43, 45)];
    const outside = withConditions(both);
    outside.questions.unshift(list, inside, choiceQuestion(46, '備考', ['x']));
    expect(findings(outside)).to.deep.equal([]);
    const within = withConditions([]);
    within.questions.unshift(list, inside, choiceQuestion(46, '備考', ['x'], { required_all: true, conditions: both }));
    expect(contradict(within)).to.have.length(1);
  });
});

describe('conditions that always hold', () => {
  it('are reported when every answer meets them', () => {
    const either: Condition[] = [
      { question_id: 10, operator: 'answered' },
      { question_id: 10, operator: 'not_answered' },
    ];
    expect(always(withConditions(either, { required_all: false }))).to.deep.equal([
      '「対象」の条件は、必須の回答がそろえば必ず成り立ちます',
    ]);
    expect(always(withConditions([{ question_id: 20, operator: 'count_gte', count: 0 }]))).to.have.length(1);
    expect(always(withConditions(either))).to.deep.equal([]);
    expect(always(withConditions([{ question_id: 20, operator: 'count_gte', count: 1 }]))).to.deep.equal([]);
  });

  it('are reported when they include all options of a required question that is always shown', () => {
    const required = (more: Partial<Question>): Application => {
      const application = withConditions([chosen(10, 11, 12)]);
      application.questions[0] = { ...application.questions[0]!, ...more };
      return application;
    };
    expect(always(required({ required: true }))).to.have.length(1);
    expect(always(required({}))).to.deep.equal([]);
    expect(always(required({ required: true, condition_options: [21] }))).to.deep.equal([]);
  });

  it('are reported for numbers only when the answer is required', () => {
    const any = [
      { operator: 'lt', value: 5 },
      { operator: 'gte', value: 5 },
    ] as const;
    expect(always(onField({ type: 3, required: true }, any, false))).to.have.length(1);
    expect(always(onField({ type: 3 }, any, false))).to.deep.equal([]);
  });
});
