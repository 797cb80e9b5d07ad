import { applicationFormat, fieldType, publishState } from '@shorui/engine/model';
import type { Application } from '@shorui/engine/node';

/** Path of the starter's template in its bundle. */
export const starterTemplatePath = 'files/letter.docx';

const questions: Application['questions'] = [
  {
    id: 2,
    name: '宛先',
    title: '送り先を入力してください。',
    type: 'fields',
    required: true,
    field_groups: [{ id: 3, name: '宛先' }],
  },
  {
    id: 7,
    name: '差出人',
    title: '差出人を入力してください。',
    type: 'fields',
    required: true,
    field_groups: [{ id: 8, name: '差出人' }],
  },
  {
    id: 12,
    name: '書類',
    title: '同封する書類を入力してください。',
    type: 'fields',
    required: true,
    field_groups: [{ id: 13, name: '書類' }],
  },
  {
    id: 16,
    name: '同封書類',
    title: '同封する書類',
    type: 'repeat',
    required: true,
    repeat_options: [{ id: 17, name: '同封書類', questions: [12], min: 1, max: 20 }],
  },
  {
    id: 18,
    name: '返送',
    title: '返送をお願いしますか。',
    type: 'single',
    required: true,
    options: [
      { id: 19, text: '要', value: '要' },
      { id: 20, text: '不要', value: '不要' },
    ],
  },
  {
    id: 21,
    name: '返送の期限',
    title: 'いつまでに返送してもらいますか。',
    type: 'fields',
    field_groups: [{ id: 22, name: '返送の期限' }],
    conditions: [{ question_id: 18, operator: 'chosen', option_ids: [19] }],
  },
];

const fields: Application['fields'] = [
  { id: 4, name: '送付日', type: fieldType.date, date_format: 'ggge年M月D日', required: true, field_group_id: 3 },
  { id: 5, name: '宛先会社名', type: fieldType.text, required: true, field_group_id: 3 },
  { id: 6, name: '宛先担当者', type: fieldType.name, field_group_id: 3 },
  { id: 9, name: '差出人会社名', type: fieldType.text, required: true, field_group_id: 8 },
  { id: 10, name: '差出人担当者', type: fieldType.name, required: true, field_group_id: 8 },
  { id: 11, name: '差出人電話番号', type: fieldType.phone, field_group_id: 8 },
  { id: 14, name: '書類名', type: fieldType.text, required: true, field_group_id: 13 },
  { id: 15, name: '部数', type: fieldType.number, required: true, field_group_id: 13 },
  { id: 23, name: '返送期限', type: fieldType.date, date_format: 'YYYY年M月D日', required: true, field_group_id: 22 },
];

/** A covering letter (送付状): fields of several types, a list that repeats, and a question with a condition. */
export function starterApplication(name: string): Application {
  return {
    format: applicationFormat,
    id: 1,
    name,
    description: '書類に添える送付状を作成します。質問、項目、ひな形を書き換えてお使いください。',
    version: 1,
    publish: publishState.private,
    last_id: 24,
    questions,
    fields,
    files: [{ id: 24, type: 'word', name: '送付状_{{宛先会社名}}.docx', path: starterTemplatePath }],
  };
}
