import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import { choiceQuestion, textField } from '../edits/sample-application.ts';
import { chosen, findings, found, onField, withConditions } from './findings.ts';

describe('questions that are never shown', () => {
  it('are found through the conditions of the questions they depend on', () => {
    const application = withConditions([chosen(20, 21), chosen(10, 12)]);
    application.questions[1] = { ...application.questions[1]!, condition_options: [11] };
    // Each condition can hold, but 資格 is asked of men only and 対象 of women.
    expect(found('question-unreachable', application)).to.deep.equal([
      '質問「対象」は、どのように回答しても表示されません',
    ]);
    application.questions[1] = { ...application.questions[1], condition_options: [12] };
    expect(found('question-unreachable', application)).to.deep.equal([]);
  });

  it('are found inside a list that is never shown', () => {
    const application = withConditions([]);
    application.questions.push(
      {
        id: 40,
        name: '家族',
        title: '家族',
        type: 'repeat',
        required_all: true,
        condition_options: [11, 12],
        repeat_options: [{ id: 41, questions: [43], min: 0, max: 3 }],
      },
      choiceQuestion(43, '続柄', ['子']),
    );
    expect(found('question-unreachable', application)).to.have.length(2);
  });

  it('are not guessed: a cycle or a value of unknown kind is not reported', () => {
    const circular = withConditions([chosen(30, 31)]);
    expect(found('question-unreachable', circular)).to.deep.equal([]);
    expect(
      found(
        'conditions-contradict',
        onField({ type: 14 }, [
          { operator: 'eq', value: 'a@b.jp' },
          { operator: 'eq', value: 'c@d.jp' },
        ]),
      ),
    ).to.deep.equal([]);
  });
});

describe('groups that are never shown', () => {
  const grouped = (option: number): Application => {
    const application = withConditions([chosen(10, 11)]);
    application.questions[2] = {
      ...application.questions[2]!,
      field_groups: [{ id: 50, name: '詳細', condition_options: [option] }],
    };
    application.fields = [textField(51, '備考', { field_group_id: 50 })];
    return application;
  };
  it('are found together with the conditions of their question', () => {
    expect(found('group-unreachable', grouped(12))).to.deep.equal([
      '項目グループ「詳細」は、どのように回答しても表示されません',
    ]);
    expect(found('group-unreachable', grouped(11))).to.deep.equal([]);
  });
});

describe('blocks and files', () => {
  it('have conditions like everything else, read inside the repetitions around them', () => {
    const application = withConditions([]);
    const both = { hasCondition: true, required_all: true, conditions: [chosen(43, 44), chosen(43, 45)] };
    application.questions.push(
      {
        id: 40,
        name: '家族',
        title: '家族',
        type: 'repeat',
        repeat_options: [{ id: 41, questions: [43], min: 0, max: 3 }],
      },
      choiceQuestion(43, '続柄', ['子', '親']),
    );
    application.files = [
      {
        id: 60,
        type: 'word',
        name: '届.docx',
        path: 'files/a.docx',
        required_all: true,
        condition_options: [11, 12],
        document: {
          children: [
            { type: 'paragraph', path: [0], text: '外', options: both },
            {
              type: 'table',
              path: [1],
              options: { isLoop: true, questionId: 40 },
              children: [{ type: 'paragraph', path: [1, 0], text: '中', options: both }],
            },
            { type: 'paragraph', path: [2], text: '切', options: { ...both, hasCondition: false } },
          ],
        },
      },
    ];
    const told = findings(application).filter(({ id }) => id === 'application.analysis-conditions-contradict');
    expect(told.map(({ params, place }) => [params['name'], place.path])).to.deep.equal([
      ['届.docx', undefined],
      ['中', '1.0'],
    ]);
  });
});
