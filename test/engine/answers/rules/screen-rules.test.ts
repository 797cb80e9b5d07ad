import { checkRule } from '@shorui/engine/answers';
import { expect } from 'chai';
import { describeRule } from './describe-rule.ts';

describeRule('file_required', {
  passes: ['a.pdf', { name: 'a.pdf', size: 3 }, ['a.pdf'], new Uint8Array([1])],
  fails: ['', null, undefined, ' ', [], {}, { name: '' }, new Uint8Array()],
  message: 'ファイルは必須項目です',
});

describeRule('file_format', {
  withParams: true,
  params: { accepted: ['pdf'] },
  passes: [
    { value: 'a.pdf' },
    { value: 'A.PDF' },
    { value: '契約書.pdf' },
    { value: 'a.b.pdf' },
    { value: { name: 'a.pdf' } },
    { value: 'a.docx', params: { accepted: ['.DOCX', 'pdf'] } },
    { value: 'a.xlsx', params: {} },
    { value: '' },
  ],
  fails: [
    { value: 'a.exe' },
    { value: 'a.docx' },
    { value: 'a' },
    { value: 'a.pdf.exe' },
    { value: 'pdf' },
    { value: '.pdf' },
    { value: 'a.' },
    { value: 'a.pdf ' },
    { value: 5 },
    { value: 'a.exe', params: {} },
  ],
  message: 'ファイルの形式が正しくありません',
});

describeRule('file_duplicate', {
  withParams: true,
  params: { existing: ['a.pdf', 'が.pdf'] },
  passes: [
    { value: 'b.pdf' },
    { value: 'a.pdf', params: { existing: [] } },
    { value: 'A.pdf' },
    { value: '' },
    { value: 5 },
  ],
  fails: [{ value: 'a.pdf' }, { value: { name: 'a.pdf' } }, { value: 'か\u3099.pdf' }],
  message: 'already exists',
});

describeRule('file_max_size', {
  withParams: true,
  params: { size: 10 },
  passes: [
    { value: 10 },
    { value: 1 },
    { value: { size: 10 * 1_048_576 } },
    { value: 0 },
    { value: 0.5, params: { size: 0.5 } },
  ],
  fails: [{ value: 11 }, { value: { size: 10 * 1_048_576 + 1 } }, { value: '5' }, { value: Number.NaN }],
  message: 'ファイルサイズは{size}MB以下にしてください。',
});

describe('form rule file_max_size', () => {
  it('uses 20 MB as the default limit', () => {
    expect(checkRule('file_max_size', 20)).to.deep.equal({ ok: true });
    expect(checkRule('file_max_size', 20.1)).to.deep.equal({
      ok: false,
      message: 'ファイルサイズは20MB以下にしてください。',
    });
  });
});

describeRule('publish_needs_file', {
  passes: [
    { publish: 1, files: 1 },
    { publish: 2, files: 10 },
    { publish: 0, files: 0 },
    { publish: 0 },
    { publish: 1, files: ['a.docx'] },
  ],
  fails: [{ publish: 1, files: 0 }, { publish: 2, files: 0 }, { publish: 1, files: [] }, { publish: 1 }, 5],
  message: 'ファイルがアップロードされていないため公開できません。',
});

describeRule('calendar_paste_all_day', {
  passes: [
    { event_all_day: true, cell_all_day: true },
    { event_all_day: false, cell_all_day: false },
  ],
  fails: [{ event_all_day: true, cell_all_day: false }, { event_all_day: false, cell_all_day: true }, {}, 5],
  message: '終日の予定は終日の欄に、時刻のある予定は時刻の欄に貼り付けてください。',
});

describeRule('calendar_item_needs_start_and_end', {
  passes: [{ start: '2024-05-01 09:00:00', end: '2024-05-01 10:00:59' }],
  fails: [
    { start: null, end: '2024-05-01 10:00:59' },
    { start: '2024-05-01 09:00:00', end: '' },
    { start: '', end: '' },
    {},
    null,
    5,
  ],
  message: '開始と終了の両方がないため、カレンダーに表示されません。',
});

describeRule('modal_list_filter', {
  params: { now: '2024-05-15' },
  passes: [
    ...[1, 2, 3].map((priority) => ({ is_todo: 0, end: '2024-05-31', modal_priority: priority })),
    { is_todo: false, end: '2024-05-31 23:59:59', modal_priority: 1 },
    { end: '2024-05-01', modal_priority: 1 },
  ],
  fails: [
    { is_todo: 1, end: '2024-05-31', modal_priority: 1 },
    { is_todo: true, end: '2024-05-31', modal_priority: 1 },
    { is_todo: 0, end: '2024-06-01', modal_priority: 1 },
    { is_todo: 0, end: '2024-04-30', modal_priority: 1 },
    { is_todo: 0, end: '2025-05-15', modal_priority: 2 },
    { is_todo: 0, end: null, modal_priority: 2 },
    ...[null, 4, 5, 99, '1'].map((priority) => ({ is_todo: 0, end: '2024-05-15', modal_priority: priority })),
    null,
  ],
  message: '今月の提案の一覧には表示されません。',
});

describeRule('empty_category_empty_types', {
  passes: [1, 2, '5', 0],
  fails: ['', null, undefined, ' '],
  message: 'カテゴリが選択されていません。',
});
