import type { Words } from './validation.ts';

/**
 * Labels of fields whose name alone does not describe them: the parent of a group is no parent of a folder. A schema of the
 * contract carries the key (`label` in contract/label.ts); fields without one have the label of their name (messages/fields.ts).
 */
export const labels = {
  'answer.name': { jp: '質問・項目の名前', en: 'Name of the question' },
  'application.description': { jp: '説明', en: 'Description' },
  'application.name': { jp: 'アプリケーション名', en: 'Name of the application' },
  'applicationCategory.name': { jp: 'カテゴリ名', en: 'Name of the category' },
  'applicationCategory.parent_id': { jp: '親カテゴリ', en: 'Parent category' },
  'applicationField.name': { jp: '入力項目名', en: 'Name of the field' },
  'applicationFile.name': { jp: 'ファイル名', en: 'Name of the file' },
  'applicationFilter.conditions': { jp: '絞り込み条件', en: 'Conditions' },
  'applicationFilter.name': { jp: '絞り込みの名前', en: 'Name of the filter' },
  'applicationTag.name': { jp: 'タグ名', en: 'Name of the tag' },
  'campaign.body': { jp: '本文', en: 'Body' },
  'campaign.end': { jp: '終了日', en: 'End' },
  'campaign.name': { jp: 'キャンペーン名', en: 'Name of the campaign' },
  'campaign.start': { jp: '開始日', en: 'Start' },
  'campaign.subject': { jp: '件名', en: 'Subject' },
  'bulkRun.name': { jp: '書類の名前', en: 'Name of the documents' },
  'bulkRun.number': { jp: 'バージョン', en: 'Version' },
  'company.name': { jp: '会社名', en: 'Company name' },
  'company.name_kana': { jp: '会社名（カナ）', en: 'Company name (kana)' },
  'company.type': { jp: '会社の種類', en: 'Kind of company' },
  'import.id': { jp: 'インポート', en: 'Import' },
  'group.name': { jp: 'グループ名', en: 'Group name' },
  'group.parent_id': { jp: '親グループ', en: 'Parent group' },
  'group.type': { jp: 'グループの種類', en: 'Kind of group' },
  'masterField.name': { jp: '共通項目名', en: 'Name of the shared field' },
  'masterField.type': { jp: '入力項目の種類', en: 'Kind of field' },
  'mail.status': { jp: '送信状況', en: 'Delivery status' },
  'question.name': { jp: '質問名', en: 'Name of the question' },
  'question.title': { jp: '質問文', en: 'Text of the question' },
  'paperFont.glyphs': { jp: '字形の番号', en: 'Numbers of glyphs' },
  'preview.blocks': { jp: 'ブロック', en: 'Blocks' },
  'preview.path': { jp: 'ブロックのパス', en: 'Path of the block' },
  'preview.repeat': { jp: '繰り返しの位置', en: 'Repetition' },
  'preview.number': { jp: 'バージョン', en: 'Version' },
  'payment.cancel': { jp: '取消', en: 'Canceled' },
  'payment.end': { jp: '期間の終了日', en: 'Last day' },
  'payment.reason': { jp: '取消の理由', en: 'Reason for canceling' },
  'payment.start': { jp: '期間の開始日', en: 'First day' },
  'payment.year': { jp: '年', en: 'Year' },
  'receipt.name': { jp: '領収書の宛名', en: 'Name on the receipt' },
  'sort.type': { jp: '並び替える対象', en: 'What is sorted' },
  'transfer.amount': { jp: '入金額', en: 'Amount received' },
  'transfer.status': { jp: '振込の状況', en: 'Status of the transfer' },
  'user.status': { jp: '利用状況', en: 'Status of the user' },
} as const satisfies Readonly<Record<string, Words>>;

export type LabelKey = keyof typeof labels;
