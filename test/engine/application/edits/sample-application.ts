import type { Application, Question } from '@shorui/engine';
import type { FieldInstance } from '@shorui/engine/model';

/** A single-choice question with options `first`, `first + 1`, ... */
export function choiceQuestion(
  id: number,
  name: string,
  options: readonly string[],
  more: Partial<Question> = {},
): Question {
  return {
    id,
    name,
    title: `${name}を選んでください`,
    type: 'single',
    options: options.map((text, index) => ({ id: id + 1 + index, text, value: text })),
    ...more,
  };
}

/** A question that asks for fields in one group, `group`. */
export function fieldsQuestion(id: number, name: string, group: number, more: Partial<Question> = {}): Question {
  return {
    id,
    name,
    title: `${name}を入力してください`,
    type: 'fields',
    field_groups: [{ id: group, name: `${name}グループ` }],
    ...more,
  };
}

export function textField(id: number, name: string, more: Partial<FieldInstance> = {}): FieldInstance {
  return { id, name, type: 1, ...more };
}

export function emptyApplication(more: Partial<Application> = {}): Application {
  return {
    format: 1,
    id: 1,
    name: '入社手続き',
    version: 1,
    publish: 0,
    last_id: 0,
    questions: [],
    fields: [],
    files: [],
    ...more,
  };
}

/**
 * An application in which everything refers to something: questions 10, 20, 30 (repeat, list 31 asks 40), fields, rules,
 * files, folders, master fields, a template with blocks.
 */
export function sampleApplication(): Application {
  return emptyApplication({
    last_id: 100,
    questions: [
      choiceQuestion(10, '雇用形態', ['正社員', 'パート', '業務委託']),
      fieldsQuestion(20, '会社', 21, { conditions: [{ question_id: 10, operator: 'chosen', option_ids: [11, 12] }] }),
      {
        id: 30,
        name: '従業員',
        title: '従業員を入力してください',
        type: 'repeat',
        repeat_options: [{ id: 31, questions: [40], min: 1, max: 5 }],
      },
      fieldsQuestion(40, '従業員の情報', 41, {
        field_groups: [{ id: 41, name: '基本', condition_options: [11] }],
        survey_question_fields: [{ id: 42, name: '感想', type: 2 }],
      }),
      choiceQuestion(50, '通勤', ['電車', '車'], {
        type: 'multiple',
        rule_id: 60,
        options: [
          { id: 51, text: '電車', value: 'train', condition_options: [11] },
          { id: 52, text: '車', value: 'car', field_id: 74 },
        ],
      }),
    ],
    fields: [
      textField(70, '会社名', { field_group_id: 21, mst_field_id: 95 }),
      textField(71, '単価', { type: 3, field_group_id: 21, file_id: 81, page: 1, position_x: 10, position_y: 20 }),
      textField(72, '数量', { type: 3, field_group_id: 21 }),
      textField(73, '合計', { type: 15, formula: '@71*@72+100', file_id: 81, page: 1, position_x: 10, position_y: 30 }),
      textField(74, '車の印', { type: 9, file_id: 81, page: 1, position_x: 5, position_y: 5 }),
      textField(75, '雇用形態の表示', { question: 10, file_id: 81, page: 2, position_x: 1, position_y: 1 }),
      textField(76, '会社名の控え', { source_field_id: 70, file_id: 81, page: 2, position_x: 1, position_y: 9 }),
      textField(77, '氏名', { type: 10, field_group_id: 41 }),
    ],
    rules: [
      { id: 60, name: '正社員のとき', condition_options: [11] },
      {
        id: 61,
        name: '高額のとき',
        conditions: [
          { field_id: 71, operator: 'gt', value: 1000 },
          { rule_id: 60, operator: 'holds' },
        ],
      },
    ],
    files: [
      {
        id: 80,
        type: 'word',
        name: '雇用契約書.docx',
        path: 'files/contract.docx',
        folder_id: 90,
        document: {
          children: [
            {
              type: 'section',
              path: [0],
              children: [
                {
                  type: 'paragraph',
                  path: [0, 0],
                  text: '正社員の場合',
                  options: {
                    hasCondition: true,
                    conditions: [{ question_id: 10, operator: 'chosen', option_ids: [11] }],
                  },
                },
                {
                  type: 'table',
                  path: [0, 1],
                  options: { isLoop: true, questionId: 30, ruleId: 60, hasCondition: true },
                },
                {
                  type: 'paragraph',
                  path: [0, 2],
                  options: { inheritRuleId: 61, condition_options: [12], hasCondition: true },
                },
              ],
            },
          ],
        },
      },
      { id: 81, type: 'pdf', name: '申請書.pdf', path: 'files/form.pdf', folder_id: 91, rule_id: 61 },
    ],
    folders: [
      { id: 90, name: '契約' },
      { id: 91, name: '申請', parent_id: 90 },
    ],
    master_fields: [{ id: 95, name: '会社名', type: 1 }],
    question_notification: [
      { id: 96, question_id: 10, content: '雇用形態は契約書に印刷されます。' },
      { id: 97, content: 'はじめにお読みください。' },
    ],
    plan_prices: [{ plan_id: 3, price: 500 }],
    tags: [{ id: 98, name: '労務' }],
    categories: [
      { id: 99, name: '人事' },
      { id: 100, name: '入社', parent_id: 99 },
    ],
  });
}

/** Freezes a value all the way down, so that a change of it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
