import { choices } from './choices.ts';

/** Documents, their approval, meta fields, applications and money. Values are those of the API and the database. */
export const metaTypes = choices(
  [1, 'string', '文字列', 'String'],
  [2, 'textarea', 'テキストエリア', 'Textarea'],
  [3, 'number', '数値', 'Number'],
  [4, 'date', '日付', 'Date'],
  [5, 'time', '時刻', 'Time'],
  [6, 'datetime', '日時', 'Datetime'],
  [7, 'select_box', 'セレクトボックス', 'Select box'],
  [8, 'multi_select', '複数選択', 'Multi select'],
  [9, 'radio', 'ラジオボタン', 'Radio'],
  [10, 'checkbox', 'チェックボックス', 'Checkbox'],
);

export const metaGroupItemTypes = choices(
  ['group', 'group', 'グループ', 'Group'],
  ['meta', 'meta', 'メタ項目', 'Meta'],
);

export const documentApprovalStates = choices(
  [0, 'none', '未依頼', 'None'],
  [1, 'request', '承認依頼中', 'Request'],
  [2, 'approve', '承認済み', 'Approve'],
  [3, 'checkback', '差し戻し', 'Checkback'],
);

export const advisorCredentialStatuses = choices(
  [0, 'waiting', '確認待ち', 'Waiting'],
  [1, 'approved', '承認', 'Approved'],
  [2, 'approved_with_file', '承認（ファイル差し替え）', 'Approved with file'],
  [3, 'failed', '否認', 'Failed'],
);

export const landingStatuses = choices([0, 'private', '非公開', 'Private'], [1, 'public', '公開', 'Public']);

export const transferRequestStatuses = choices(
  [0, 'requested', '申請中', 'Requested'],
  [1, 'confirmed', '確認済み', 'Confirmed'],
  [2, 'cancelled', '取消', 'Canceled'],
);

export const transactionCancels = choices([0, 'active', '有効', 'Active'], [1, 'cancelled', '取消', 'Cancelled']);

export const exportStatuses = choices(
  ['waiting', 'waiting', '待機中', 'Waiting'],
  ['running', 'running', '実行中', 'Running'],
  ['done', 'done', '完了', 'Done'],
  ['failed', 'failed', '失敗', 'Failed'],
);

export const applicationPublish = choices(
  [1, 'public', '公開', 'Public'],
  [2, 'limited', '限定公開', 'Limited'],
  [0, 'private', '非公開', 'Private'],
);

export const applicationUserStates = choices(
  [0, 'not_answered', '未回答', 'Not answered'],
  [1, 'answering', '回答中', 'Answering'],
  [2, 'complete', '完了', 'Complete'],
);
