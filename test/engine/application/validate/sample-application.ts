import type { Application } from '@shorui/engine';

/** A small application in which everything that can refer to something does, and all of it is right. */
export function sampleApplication(): Application {
  return {
    format: 1,
    id: 12,
    name: '雇用契約書',
    version: 3,
    publish: 1,
    last_id: 60,
    questions: [
      {
        id: 1,
        name: '雇用形態',
        title: '雇用形態を選んでください',
        type: 'single',
        required: true,
        options: [
          { id: 2, text: '正社員', value: 'full' },
          { id: 3, text: 'パート', value: 'part', field_id: 21, condition_options: [] },
        ],
      },
      {
        id: 4,
        name: '会社',
        title: '会社について',
        type: 'fields',
        field_groups: [{ id: 5, name: '会社情報' }],
        survey_question_fields: [
          { id: 6, name: '紹介元', type: 6, options: [{ text: '広告', value: 'ad' }], rules: [{ name: 'isKana' }] },
        ],
      },
      {
        id: 7,
        name: '従業員',
        title: '従業員について',
        type: 'repeat',
        conditions: [{ question_id: 1, operator: 'chosen', option_ids: [2] }],
        repeat_options: [{ id: 8, questions: [9, 10], min: 1, max: 5 }],
      },
      { id: 9, name: '本人', title: '本人について', type: 'fields', field_groups: [{ id: 11, name: '本人' }] },
      {
        id: 10,
        name: '手当',
        title: '手当を選んでください',
        type: 'multiple',
        max_options: 1,
        options: [
          { id: 12, text: '通勤', value: 'commute' },
          { id: 13, text: '住宅', value: 'housing', rule_id: 30 },
        ],
      },
    ],
    fields: [
      {
        id: 20,
        name: '会社名',
        type: 1,
        field_group_id: 5,
        required: true,
        rules: [{ name: 'max_character', params: { max: 40 } }],
      },
      { id: 21, name: 'パート印', type: 9, file_id: 41, page: 1, position_x: 10, position_y: 20 },
      { id: 22, name: '契約日', type: 5, field_group_id: 5, date_format: 'ggge年M月D日', mst_field_id: 50 },
      { id: 23, name: '会社名', type: 1, source_field_id: 20, file_id: 41 },
      { id: 24, name: '氏名', type: 10, field_group_id: 11, required: true },
      { id: 25, name: '月給', type: 3, field_group_id: 11, rules: [{ name: 'min_value', params: { min: 1 } }] },
      { id: 26, name: '年収', type: 15, field_group_id: 11, formula: '@25*12' },
      { id: 27, name: '郵便番号', type: 12, field_group_id: 5, post_code_format: '{3}-{4}' },
      {
        id: 28,
        name: '契約期間',
        type: 1,
        field_group_id: 5,
        conditions: [
          { field_id: 22, operator: 'gt', value: '2024-04-01' },
          { field_id: 6, operator: 'answered' },
          { field_id: 25, operator: 'lt', value_field_id: 26 },
          { rule_id: 30, operator: 'holds' },
        ],
        required_all: true,
      },
    ],
    rules: [{ id: 30, name: '正社員である', condition_options: [2] }],
    files: [
      {
        id: 40,
        type: 'word',
        name: '雇用契約書_{{会社名}}.docx',
        path: 'files/雇用契約書.docx',
        folder_id: 43,
        document: {
          children: [
            {
              type: 'section',
              path: [0],
              children: [
                { type: 'table', path: [0, 1], options: { isLoop: true, questionId: 7, ruleId: 30 } },
                {
                  type: 'paragraph',
                  path: [0, 2],
                  options: {
                    hasCondition: true,
                    conditions: [{ question_id: 10, operator: 'count_gte', count: 1 }],
                    condition_options: [12],
                    inheritRuleId: 30,
                  },
                },
              ],
            },
          ],
        },
      },
      { id: 41, type: 'pdf', name: '届出.pdf', path: 'files/届出.pdf', rule_id: 30 },
    ],
    folders: [
      { id: 42, name: '書類' },
      { id: 43, name: '契約', parent_id: 42 },
    ],
    master_fields: [{ id: 50, name: '日付', type: 5 }],
    question_notification: [{ id: 51, question_id: 4, content: '登記簿のとおりに' }],
    plan_prices: [{ plan_id: 1, price: 500 }],
    tags: [{ id: 52, name: '労務' }],
    categories: [
      { id: 53, name: '人事' },
      { id: 54, name: '採用', parent_id: 53 },
    ],
    increment_tag: { prefix: '連番', text: '番号' },
  };
}
