import { expect } from 'chai';
import { describeProblem, type Application } from '@shorui/engine';
import type { TagUse } from '../../../../packages/engine/src/application/analysis/index.ts';
import {
  choiceQuestion,
  emptyApplication,
  fieldsQuestion,
  sampleApplication,
  textField,
} from '../edits/sample-application.ts';
import { findings, found, withConditions } from './findings.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

describe('unused parts', () => {
  it('is reported for a rule that no thing, rule or block refers to', () => {
    const application = sampleApplication();
    expect(found('rule-unused', application)).to.deep.equal([]);
    application.rules!.push({ id: 62, name: '未使用', rule_id: 62 });
    expect(found('rule-unused', application)).to.deep.equal(['ルール「未使用」はどこからも使われていません']);
  });

  it('is reported for a field without a question that shows nothing', () => {
    const application = emptyApplication({
      last_id: 10,
      questions: [
        fieldsQuestion(1, '入力', 2),
        choiceQuestion(7, '印', ['車'], { options: [{ id: 8, text: '車', value: '車', field_id: 6 }] }),
      ],
      fields: [
        textField(3, '氏名', { field_group_id: 2 }),
        textField(4, '迷子'),
        textField(5, '写し', { source_field_id: 3 }),
        textField(6, '印欄', { type: 9 }),
        textField(9, '計', { type: 15, formula: '1+1' }),
        textField(10, '文', { value: '{{氏名}}　様' }),
      ],
    });
    expect(found('field-empty', application)).to.deep.equal([
      '項目「迷子」は質問されず、表示元もないため、値が入りません',
    ]);
  });

  it('is reported for a field that is answered but never printed', () => {
    const application = emptyApplication({
      last_id: 9,
      questions: [fieldsQuestion(1, '入力', 2)],
      fields: ['置く', '写す', '計る', '名に', '札に', '無用', '文に'].map((name, index) =>
        textField(3 + index, name, { field_group_id: 2 }),
      ),
      files: [{ id: 20, type: 'pdf', name: '届_{{名に}}.pdf', path: 'files/a.pdf' }],
    });
    application.fields[0]!.file_id = 20;
    application.fields.push(
      textField(21, '写し', { source_field_id: 4, file_id: 20 }),
      textField(22, '合計', { type: 15, formula: '@5*2', file_id: 20 }),
      textField(23, '文', { value: '{{文に.last}}　様', file_id: 20 }),
    );
    const unprinted = (more = {}): string[] =>
      findings(application, more)
        .filter(({ id }) => id.endsWith('field-not-printed'))
        .map(({ params }) => String(params['name']));
    expect(unprinted()).to.deep.equal(['札に', '無用']);
    expect(unprinted({ templateNames: ['札に'] })).to.deep.equal(['無用']);
    expect(
      unprinted({ templates: [{ fileId: 20, tags: [{ path: ['札に'], kind: 'value', loops: [], place: {} }] }] }),
    ).to.deep.equal(['無用']);
    application.files.push({ id: 23, type: 'word', name: '書.docx', path: 'files/b.docx' });
    // What a Word template prints is not known here.
    expect(unprinted()).to.deep.equal([]);
    expect(unprinted({ templateNames: [] })).to.deep.equal(['札に', '無用']);
  });
});

describe('empty parts', () => {
  it('are reported: a group without fields, and a question with nothing to answer', () => {
    const application = emptyApplication({
      last_id: 30,
      questions: [
        fieldsQuestion(1, '空', 2),
        fieldsQuestion(3, '項目', 4),
        choiceQuestion(5, '選択なし', []),
        {
          id: 6,
          name: '空の繰り返し',
          title: '空',
          type: 'repeat',
          repeat_options: [{ id: 7, questions: [], min: 0, max: 1 }],
        },
        {
          id: 8,
          name: '調査',
          title: '調査',
          type: 'fields',
          survey_question_fields: [{ id: 9, name: '感想', type: 1 }],
        },
      ],
      fields: [textField(10, '氏名', { field_group_id: 4 })],
    });
    expect(found('group-empty', application)).to.deep.equal(['項目グループ「空グループ」に項目がありません']);
    expect(found('question-empty', application)).to.deep.equal([
      '質問「空」には回答するものがありません',
      '質問「選択なし」には回答するものがありません',
      '質問「空の繰り返し」には回答するものがありません',
    ]);
  });
});

describe('circles', () => {
  it('of formulas are listed completely, and once', () => {
    const formula = (id: number, name: string, text: string) => textField(id, name, { type: 15, formula: text });
    const circle = emptyApplication({
      last_id: 9,
      fields: [formula(1, '甲', '@2+1'), formula(2, '乙', '@3'), formula(3, '丙', '@1'), formula(4, '丁', '@1')],
    });
    expect(found('formula-circle', circle)).to.deep.equal(['計算式が循環しています：甲 → 乙 → 丙 → 甲']);
    const straight = emptyApplication({
      last_id: 9,
      fields: [formula(1, '甲', '@2+@3'), formula(2, '乙', '@3'), formula(3, '丙', '1')],
    });
    expect(found('formula-circle', straight)).to.deep.equal([]);
  });

  it('of rules are named', () => {
    const rules = [
      { id: 60, name: '一', conditions: [{ rule_id: 61, operator: 'holds' as const }] },
      { id: 61, name: '二', rule_id: 60 },
    ];
    expect(found('rule-circle', withConditions([], {}, { rules }))).to.deep.equal([
      'ルールが循環しています：一 → 二 → 一',
    ]);
    expect(found('rule-circle', withConditions([], {}, { rules: rules.slice(0, 1) }))).to.deep.equal([]);
  });

  it('of conditions go through questions, options, rules and formulas', () => {
    const mutual = withConditions([{ question_id: 10, operator: 'answered' }]);
    mutual.questions[0] = { ...mutual.questions[0]!, condition_options: [31] };
    expect(found('condition-circle', mutual)).to.deep.equal(['表示条件が循環しています：性別 → 対象 → 性別']);
    expect(found('condition-circle', withConditions([{ question_id: 30, operator: 'answered' }]))).to.deep.equal([
      '表示条件が循環しています：対象 → 対象',
    ]);
    const computed = emptyApplication({
      last_id: 9,
      questions: [fieldsQuestion(1, '入力', 2, { conditions: [{ field_id: 4, operator: 'gt', value: 5 }] })],
      fields: [textField(3, '数', { type: 3, field_group_id: 2 }), textField(4, '計', { type: 15, formula: '@3*2' })],
    });
    expect(found('condition-circle', computed)).to.have.length(1);
    expect(found('condition-circle', sampleApplication())).to.deep.equal([]);
  });
});

describe('a condition on a later question', () => {
  it('is reported, also through a rule, but not for an earlier question', () => {
    const application = withConditions([{ question_id: 10, operator: 'answered' }]);
    expect(found('later-question', application)).to.deep.equal([]);
    application.questions.unshift(application.questions.pop()!);
    expect(found('later-question', application)).to.deep.equal([
      '質問「対象」の条件に、後で聞かれる質問「性別」が使われています',
    ]);
    const ruled = withConditions([], { rule_id: 60 }, { rules: [{ id: 60, name: '男性', condition_options: [11] }] });
    ruled.questions.unshift(ruled.questions.pop()!);
    expect(found('later-question', ruled)).to.have.length(1);
  });

  it('orders the questions of a list at the position of the list', () => {
    const application = withConditions([{ question_id: 43, operator: 'answered' }]);
    application.questions.unshift({
      id: 40,
      name: '家族',
      title: '家族',
      type: 'repeat',
      repeat_options: [{ id: 41, questions: [43], min: 0, max: 3 }],
    });
    application.questions.push(choiceQuestion(43, '続柄', ['子']));
    expect(found('later-question', application)).to.deep.equal([]);
  });
});

describe('loops of templates', () => {
  function application(): Application {
    return emptyApplication({
      last_id: 60,
      increment_tag: { prefix: '連番', text: '通し番号' },
      questions: [
        fieldsQuestion(1, '会社', 2),
        {
          id: 10,
          name: '従業員',
          title: '従業員',
          type: 'repeat',
          repeat_options: [{ id: 11, questions: [20], min: 0, max: 3 }],
        },
        fieldsQuestion(20, '従業員の情報', 21),
        choiceQuestion(30, '資格', ['簿記'], { type: 'multiple' }),
        choiceQuestion(40, '性別', ['男', '女']),
      ],
      fields: [
        textField(3, '会社名', { field_group_id: 2 }),
        textField(22, '氏名', { type: 10, field_group_id: 21 }),
        textField(23, '控え', { source_field_id: 22 }),
      ],
      rules: [{ id: 50, name: '男性のとき', condition_options: [41] }],
      files: [{ id: 51, type: 'word', name: '書.docx', path: 'files/a.docx', rule_id: 50 }],
    });
  }
  function tagFindings(tags: Partial<TagUse>[], from = application()): string[] {
    const uses = tags.map((tag): TagUse => ({ path: [], kind: 'value', loops: [], place: {}, ...tag }));
    return findings(from, { templates: [{ fileId: 51, tags: uses }] })
      .filter(({ id }) => id.includes('-loop-'))
      .map((finding) => describeProblem(finding, 'ja'));
  }

  it('over a single value are reported, and those over several are not', () => {
    expect(
      tagFindings([
        { path: ['性別'], kind: 'loop' },
        { path: ['会社名'], kind: 'loop' },
      ]),
    ).to.have.length(2);
    const fine: Partial<TagUse>[] = [
      { path: ['資格'], kind: 'loop' },
      { path: ['従業員'], kind: 'loop' },
      { path: ['性別'], kind: 'condition' },
      { path: ['品'], kind: 'loop', locals: ['品'] },
      { path: ['会社名'], kind: 'loop', loops: ['知らない一覧'] },
      { path: ['会社名'], kind: 'loop', scoped: true },
    ];
    expect(tagFindings(fine)).to.deep.equal([]);
  });

  it('are compared with blocks of the editor that repeat a question', () => {
    const blocks = application();
    blocks.files[0]!.document = {
      children: [
        { type: 'table', path: [0], options: { isLoop: true, questionId: 40 } },
        { type: 'table', path: [1], options: { isLoop: true, questionId: 10 } },
        { type: 'table', path: [2], options: { isLoop: false, questionId: 40 } },
      ],
    };
    expect(tagFindings([], blocks)).to.deep.equal([
      '書.docx：「性別」は繰り返しの質問ではないのに、繰り返しに使われています。繰り返しの質問を選ぶか、繰り返しを外してください。',
    ]);
  });
});

describe('a sound application', () => {
  it('reports nothing for', () => {
    expect(findings(sampleApplication(), { templateNames: ['会社名', '数量', '氏名'] })).to.deep.equal([]);
  });

  it('of three hundred questions that depend on one another is analyzed quickly', () => {
    const questions = Array.from({ length: 300 }, (_, index) =>
      choiceQuestion(
        index * 10 + 1,
        `質問${index}`,
        ['はい', 'いいえ', '不明'],
        index < 2 ? {} : { condition_options: [(index - 1) * 10 + 2, (index - 2) * 10 + 3], required_all: true },
      ),
    );
    expectProcessorTime(5000, () => findings(emptyApplication({ last_id: 3000, questions })));
  });
});
