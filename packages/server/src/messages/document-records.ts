import type { Words } from './validation.ts';

/** Headings of the list of documents for an inspector, in their order: first what electronic records must be found by. */
export const recordHeadings = {
  id: { jp: '書類番号', en: 'Number' },
  record_date: { jp: '取引年月日', en: 'Transaction date' },
  record_amount: { jp: '取引金額（円）', en: 'Amount (yen)' },
  record_party: { jp: '取引先', en: 'Counterparty' },
  name: { jp: '書類名', en: 'Name' },
  category: { jp: 'カテゴリ', en: 'Category' },
  metas: { jp: '項目', en: 'Values' },
  file: { jp: 'ファイル名', en: 'File' },
  version: { jp: '版', en: 'Version' },
  size: { jp: 'サイズ（バイト）', en: 'Size (bytes)' },
  sha256: { jp: 'SHA-256', en: 'SHA-256' },
  created_at: { jp: '登録日時', en: 'Filed at' },
  creator: { jp: '登録者', en: 'Filed by' },
  updated_at: { jp: '更新日時', en: 'Changed at' },
} as const satisfies Readonly<Record<string, Words>>;

/** Headings of the history of documents, in their order. */
export const historyHeadings = {
  sequence: { jp: '番号', en: 'Number' },
  at: { jp: '日時', en: 'Time' },
  document_id: { jp: '書類番号', en: 'Document' },
  actor: { jp: '操作者', en: 'Actor' },
  action: { jp: '操作', en: 'Action' },
  changes: { jp: '変更の内容', en: 'Changes' },
  facts: { jp: '記録のデータ', en: 'Data' },
  previous_digest: { jp: '前の行のハッシュ値', en: 'Digest of the line before' },
  digest: { jp: 'ハッシュ値', en: 'Digest' },
} as const satisfies Readonly<Record<string, Words>>;

/** What was done to a document. */
const actions: Readonly<Record<string, Words>> = {
  'documents.create': { jp: '登録', en: 'Filed' },
  'documents.update': { jp: '変更', en: 'Changed' },
  'documents.file': { jp: '下書きから登録', en: 'Filed from a draft' },
  'documents.addVersion': { jp: '新しい版の追加', en: 'Version added' },
  'documents.restoreVersion': { jp: '前の版に戻す', en: 'Version restored' },
  'documents.delete': { jp: '削除（ごみ箱へ移動）', en: 'Moved to the trash' },
  'documents.restore': { jp: '復元', en: 'Restored' },
  'documents.purge': { jp: '完全に削除', en: 'Deleted for good' },
  'shares.create': { jp: '共有リンクの作成', en: 'Link made' },
  'shares.revoke': { jp: '共有リンクの無効化', en: 'Link revoked' },
  'shares.revokeAll': { jp: 'すべての共有リンクの無効化', en: 'All links revoked' },
  'approvals.request': { jp: '承認の依頼', en: 'Approval requested' },
  'approvals.askNext': { jp: '次の承認者への依頼（期限切れ）', en: 'Next approver asked (overdue)' },
  'approvals.approve': { jp: '承認', en: 'Approved' },
  'approvals.checkBack': { jp: '差し戻し', en: 'Checked back' },
  'approvals.withdraw': { jp: '承認依頼の取り下げ', en: 'Request withdrawn' },
  'approvals.uploadAsAdvisor': { jp: '社外アドバイザーによるファイルの追加', en: 'File added by an advisor' },
  'approvals.decideAsAdvisor': { jp: '社外アドバイザーの判断', en: 'Decided by an advisor' },
  'approvals.checkBackAsAdvisor': { jp: '社外アドバイザーの差し戻し', en: 'Checked back by an advisor' },
};

/** An action of the history in words; one without words as it is. */
export const wordsOfAction = (action: string, locale: 'jp' | 'en'): string =>
  Object.hasOwn(actions, action) ? (actions[action]?.[locale] ?? action) : action;

/** Names of the facts of a line of the history. A fact that is not named here is not shown; all are in the export. */
export const factWords = {
  name: recordHeadings.name,
  category_id: recordHeadings.category,
  type_id: { jp: '種別', en: 'Type' },
  record_date: recordHeadings.record_date,
  record_amount: recordHeadings.record_amount,
  record_party: recordHeadings.record_party,
  status: { jp: '状態', en: 'State' },
  file: recordHeadings.file,
  size: recordHeadings.size,
  sha256: recordHeadings.sha256,
  version_number: recordHeadings.version,
  restored_number: { jp: '戻した版', en: 'Restored version' },
  note: { jp: 'メモ', en: 'Note' },
  expires_at: { jp: '期限', en: 'End' },
  most_openings: { jp: '開ける回数', en: 'Most openings' },
  can_download: { jp: 'ダウンロード', en: 'Download' },
  is_locked: { jp: 'パスワード', en: 'Password' },
  revoked: { jp: '無効にしたリンクの数', en: 'Revoked links' },
  approve: { jp: '承認の状態', en: 'State of approval' },
  approval: { jp: '依頼の番号', en: 'Number of the request' },
  approvers: { jp: '承認者', en: 'Approvers' },
  comment: { jp: 'コメント', en: 'Comment' },
  content: { jp: '承認の対象（SHA-256）', en: 'What is approved (SHA-256)' },
  on_behalf: { jp: '代理ログインした管理者', en: 'Staff acting for the user' },
} as const satisfies Readonly<Record<string, Words>>;

/** Values of facts that have words. */
export const factValueWords = {
  status: { draft: { jp: '下書き', en: 'Draft' }, filed: { jp: '登録済み', en: 'Filed' } },
  can_download: { true: { jp: '許可', en: 'Allowed' }, false: { jp: '不可', en: 'Not allowed' } },
  is_locked: { true: { jp: 'あり', en: 'Yes' }, false: { jp: 'なし', en: 'No' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;

export const historyWords = {
  jp: {
    system: 'システム（自動処理）',
    outside: (name: string) => `${name}（社外）`,
    change: (what: string, before: string, after: string) => `${what}：${before} → ${after}`,
    value: (what: string, value: string) => `${what}：${value}`,
    blank: '（なし）',
    deleted: (id: number) => `削除済み（番号${id}）`,
  },
  en: {
    system: 'System',
    outside: (name: string) => `${name} (outside)`,
    change: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
    value: (what: string, value: string) => `${what}: ${value}`,
    blank: '(none)',
    deleted: (id: number) => `deleted (number ${id})`,
  },
} as const;

/** Names of the parts of a zip of documents. */
export const archiveNames = {
  list: { jp: '一覧.csv', en: 'list.csv' },
  history: { jp: '履歴.csv', en: 'history.csv' },
} as const satisfies Readonly<Record<string, Words>>;

export const archiveWords = {
  jp: { started: 'ZIPファイルの作成を開始しました。' },
  en: { started: 'The zip is being made.' },
} as const;
