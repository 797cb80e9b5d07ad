import { expect } from 'chai';
import type { Application, Condition, FieldCondition, Question } from '@shorui/engine';
import { choiceQuestion } from '../edits/sample-application.ts';
import { chosen, findings, found, onField, withConditions } from './findings.ts';

const never = (application: Application): string[] => found('condition-never', application);
const contradict = (application: Application): string[] => found('conditions-contradict', application);
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

describe('conditions on fields', () => {
  it('contradict one another when the ranges of a number do not meet', () => {
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'lt', value: 5 },
          { operator: 'gt', value: '10' },
        ]),
      ),
    ).to.deep.equal(['「対象」の条件は互いに矛盾しているため、決して成り立ちません（値 < 5 / 値 > 10）']);
    expect(
      contradict(
        onField({ type: 4 }, [
          { operator: 'lt', value: '0.1' },
          { operator: 'gte', value: '0.10' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'eq', value: 1 },
          { operator: 'eq', value: '２' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'lte', value: 5 },
          { operator: 'gte', value: 5 },
        ]),
      ),
    ).to.deep.equal([]);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'eq', value: 1 },
          { operator: 'eq', value: '1.0' },
        ]),
      ),
    ).to.deep.equal([]);
    // A decimal fits between two whole numbers.
    expect(
      contradict(
        onField({ type: 4 }, [
          { operator: 'gt', value: 4 },
          { operator: 'lt', value: 5 },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('contradict one another when the ranges of a date do not meet, in either calendar', () => {
    const between = (from: string, to: string) =>
      onField({ type: 5 }, [
        { operator: 'gt', value: from },
        { operator: 'lt', value: to },
      ]);
    expect(contradict(between('2024-01-31', '令和6年2月1日'))).to.have.length(1);
    expect(contradict(between('2024-01-31', '令和6年2月2日'))).to.deep.equal([]);
  });

  it('contradict one another on texts that certainly differ', () => {
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: '東京' },
          { operator: 'eq', value: '大阪' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: '東京都' },
          { operator: 'not_contains', value: '東京' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({}, [
          { operator: 'contains', value: '東京都' },
          { operator: 'not_contains', value: '東京' },
        ]),
      ),
    ).to.have.length(1);
    // Width and kana may be made alike when the answer is read.
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: 'ＡＢＣ' },
          { operator: 'eq', value: 'abc' },
        ]),
      ),
    ).to.deep.equal([]);
    expect(
      contradict(
        onField({}, [
          { operator: 'contains', value: '東' },
          { operator: 'contains', value: '西' },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('never hold on a choice that does not exist, and contradict one another on two', () => {
    const options = [
      { text: '男性', value: 'm' },
      { text: '女性', value: 'f' },
    ];
    expect(never(onField({ type: 6, options }, [{ operator: 'eq', value: '不明' }]))).to.have.length(1);
    expect(
      contradict(
        onField({ type: 6, options }, [
          { operator: 'eq', value: 'm' },
          { operator: 'eq', value: '女性' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      findings(
        onField({ type: 6, options }, [
          { operator: 'eq', value: '男性' },
          { operator: 'ne', value: 'f' },
        ]),
      ).map(({ id }) => id),
    ).to.not.include('application.analysis-conditions-contradict');
    expect(
      contradict(
        onField({ type: 7, options }, [
          { operator: 'contains', value: 'm' },
          { operator: 'contains', value: 'f' },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('compare two fields with each other', () => {
    const two = (...operators: FieldCondition['operator'][]) =>
      onField(
        { type: 3 },
        operators.map((operator) => ({ operator, value_field_id: 6 })),
      );
    expect(contradict(two('lt', 'gt'))).to.have.length(1);
    expect(contradict(two('lte', 'gte'))).to.deep.equal([]);
    expect(never(onField({ type: 3 }, [{ operator: 'lt', value_field_id: 5 }]))).to.have.length(1);
  });

  it('distinguish a checked box from an unchecked one', () => {
    expect(
      contradict(
        onField({ type: 9 }, [
          { operator: 'eq', value: true },
          { operator: 'eq', value: false },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(onField({ type: 9 }, [{ operator: 'eq', value: false }, { operator: 'not_answered' }])),
    ).to.deep.equal([]);
  });

  it('never hold on a field that can have no value', () => {
    const application = onField({}, [{ operator: 'eq', value: 'x' }]);
    const { field_group_id: _, ...loose } = application.fields[0]!;
    application.fields[0] = loose;
    expect(never(application)).to.have.length(1);
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
