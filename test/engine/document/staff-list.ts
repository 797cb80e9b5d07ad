import type { Application, Bundle, RawAnswers } from '@shorui/engine';
import { applicationFormat, type EditorBlock } from '@shorui/engine/model';
import { layerOf } from '../word/editor/support.ts';

/** An application with a list of employees, each with a list of relatives. */
export const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '名簿',
  version: 1,
  publish: 0,
  last_id: 60,
  questions: [
    {
      id: 2,
      name: '規定',
      title: '規定',
      type: 'multiple',
      options: [
        { id: 3, text: '甲', value: '甲' },
        { id: 4, text: '乙', value: '乙' },
      ],
    },
    { id: 5, name: '社員の項目', title: '社員', type: 'fields', field_groups: [{ id: 6, name: '社員' }] },
    {
      id: 7,
      name: '区分',
      title: '区分',
      type: 'single',
      options: [
        { id: 8, text: '正社員', value: '正社員' },
        { id: 9, text: '契約社員', value: '契約社員' },
      ],
    },
    { id: 10, name: '家族の項目', title: '家族', type: 'fields', field_groups: [{ id: 11, name: '家族' }] },
    {
      id: 12,
      name: '家族',
      title: '家族',
      type: 'repeat',
      repeat_options: [{ id: 13, questions: [10], min: 0, max: 9 }],
    },
    {
      id: 14,
      name: '社員',
      title: '社員',
      type: 'repeat',
      repeat_options: [{ id: 15, name: '社員一覧', questions: [5, 7, 12], min: 0, max: 9 }],
    },
  ],
  fields: [
    { id: 20, name: '氏名', type: 1, field_group_id: 6 },
    { id: 21, name: '続柄', type: 1, field_group_id: 11 },
  ],
  rules: [
    { id: 30, name: '正社員のとき', condition_options: [8] },
    { id: 31, name: '子がいるとき', conditions: [{ field_id: 21, operator: 'eq', value: '子' }] },
  ],
  files: [],
};

/** Three employees. */
export const answers: RawAnswers = {
  規定: ['甲'],
  社員一覧: [
    { 氏名: '佐藤', 区分: '正社員', 家族: [{ 続柄: '妻' }, { 続柄: '子' }] },
    { 氏名: '鈴木', 区分: '契約社員', 家族: [] },
    { 氏名: '高橋', 区分: '正社員', 家族: [{ 続柄: '夫' }] },
  ],
};

/** The application with one Word file, and these blocks over it. */
export function bundleOf(template: Uint8Array, ...children: EditorBlock[]): Bundle {
  const file = { id: 60, type: 'word' as const, name: '名簿', path: 'files/a.docx', document: layerOf(...children) };
  return { application: { ...application, files: [file] }, files: new Map([['files/a.docx', template]]) };
}
