import { auditVerbs, type AuditWords } from './audit-verbs.ts';

/** What the actions of a part of the contract change; a part that is missing here, such as `auth`, changes what its verb says. */
const things: Readonly<Record<string, AuditWords>> = {
  absences: ['承認の代理', 'Stand-in of an approver'],
  adminCompanies: ['会社', 'Company'],
  adminDocumentCategories: ['書類カテゴリ', 'Document category'],
  adminDocumentTemplates: ['書類のひな形', 'Document template'],
  adminPaymentSettings: ['決済設定', 'Payment settings'],
  adminReceipts: ['領収書', 'Receipt'],
  admins: ['運営者', 'Staff'],
  adminSettings: ['管理設定', 'Service settings'],
  adminTransferRequests: ['振込申請', 'Transfer request'],
  adminUsers: ['ユーザー', 'User'],
  advisorComments: ['社外の確認者のコメント', 'Comment of an advisor'],
  answerSets: ['回答例', 'Saved answers'],
  applicationCategories: ['アプリカテゴリ', 'Application category'],
  applicationFieldGroups: ['項目グループ', 'Group of fields'],
  applicationFields: ['項目', 'Field'],
  applicationFiles: ['ファイル', 'File'],
  applicationFolders: ['フォルダー', 'Folder'],
  applicationNotifications: ['お知らせ', 'Notice'],
  applicationOptions: ['選択肢', 'Option'],
  applicationPdfs: ['PDFの用紙', 'PDF form'],
  applicationPlanPrices: ['プランごとの料金', 'Prices'],
  applicationQuestions: ['質問', 'Question'],
  applicationRules: ['ルール', 'Rule'],
  applications: ['アプリケーション', 'Application'],
  applicationSamples: ['見本からのアプリケーション', 'Application from a sample'],
  applicationSurveyFields: ['アンケート項目', 'Survey field'],
  applicationTags: ['アプリタグ', 'Application tag'],
  applicationUse: ['書類作成', 'Paper in progress'],
  applicationVersions: ['版', 'Version'],
  applicationWordTemplates: ['Wordのひな形', 'Word template'],
  approvals: ['承認依頼', 'Approval'],
  appUserFilters: ['保存した条件', 'Saved conditions'],
  appUsers: ['書類作成', 'Paper in progress'],
  auditEvents: ['操作記録', 'Audit'],
  bulkRuns: ['一括作成', 'Bulk run'],
  bulkUpload: ['一括アップロード', 'Bulk upload'],
  campaignEmailTemplate: ['キャンペーンメール', 'Mail of campaigns'],
  campaigns: ['キャンペーン', 'Campaign'],
  comments: ['コメント', 'Comment'],
  companies: ['会社', 'Company'],
  documentArchives: ['書類の一括ダウンロード', 'Archive of documents'],
  documentCategories: ['書類カテゴリ', 'Document category'],
  documentComments: ['コメント', 'Comment'],
  documentDrafts: ['下書き', 'Draft'],
  documents: ['書類', 'Document'],
  documentVersions: ['書類の版', 'Document version'],
  files: ['ファイル', 'File'],
  groups: ['グループ', 'Group'],
  invitations: ['招待', 'Invitation'],
  mails: ['メール', 'Mail'],
  masterFields: ['共有する項目', 'Shared field'],
  memos: ['メモ', 'Memo'],
  metaGroups: ['メタグループ', 'Meta group'],
  metas: ['メタ項目', 'Meta'],
  notifications: ['通知', 'Notification'],
  ownDocumentTemplates: ['書類のひな形', 'Document template'],
  paymentProfile: ['決済情報', 'Payment profile'],
  payments: ['決済', 'Payment'],
  receipts: ['領収書', 'Receipt'],
  savedSearches: ['保存した検索', 'Saved search'],
  schedules: ['定期処理', 'Schedule'],
  shares: ['共有URL', 'Shared link'],
  templateFills: ['ひな形の回答', 'Answers to a template'],
  temporaryUploads: ['一時ファイル', 'Temporary file'],
  transferRequests: ['振込申請', 'Transfer request'],
  types: ['書類種別', 'Document type'],
  users: ['ユーザー', 'User'],
};

const kinds: Readonly<Record<string, AuditWords>> = {
  admin: ['運営者', 'Staff'],
  'application-filter': ['保存した条件', 'Saved conditions'],
  'application-user': ['書類作成', 'Paper in progress'],
  application: ['アプリケーション', 'Application'],
  'approval-absence': ['承認の代理', 'Stand-in of an approver'],
  'audit-events': ['操作記録', 'Audit'],
  'bulk-run': ['一括作成', 'Bulk run'],
  'bulk-upload-item': ['一括アップロード', 'Bulk upload'],
  campaign: ['キャンペーン', 'Campaign'],
  company: ['会社', 'Company'],
  'data-export': ['データの出力', 'Export of data'],
  'data-import': ['データの読み込み', 'Import of data'],
  document: ['書類', 'Document'],
  'document-archive': ['書類の一括ダウンロード', 'Archive of documents'],
  'document-category': ['書類カテゴリ', 'Document category'],
  'document-comment': ['コメント', 'Comment'],
  'document-template': ['書類のひな形', 'Document template'],
  file: ['ファイル', 'File'],
  'group-request': ['所属申請', 'Request for a group'],
  group: ['グループ', 'Group'],
  invitation: ['招待', 'Invitation'],
  mail: ['メール', 'Mail'],
  'master-field': ['共有する項目', 'Shared field'],
  notification: ['通知', 'Notification'],
  receipt: ['領収書', 'Receipt'],
  schedule: ['定期処理', 'Schedule'],
  session: ['ログイン', 'Session'],
  setting: ['管理設定', 'Service settings'],
  transaction: ['決済', 'Payment'],
  'transfer-request': ['振込申請', 'Transfer request'],
  user: ['ユーザー', 'User'],
};

/** Verbs whose words name what they change. */
const whole = /の|ログイン|ログアウト/;

/** An action in words: 会社の変更. The name itself where it has no words. */
export function wordsOfAction(action: string, locale: 0 | 1): string {
  const name = action.replace(/\.refused$/, '');
  const [part = '', verb = ''] = name.split('.');
  const words = Object.hasOwn(auditVerbs, verb) ? auditVerbs[verb] : undefined;
  if (words === undefined) return action;
  const thing = Object.hasOwn(things, part) && !whole.test(words[0]) ? things[part]?.[locale] : undefined;
  const refused = action === name ? '' : locale === 0 ? '（拒否）' : ' (refused)';
  if (thing === undefined) return `${words[locale]}${refused}`;
  return `${locale === 0 ? `${thing}の${words[0]}` : `${thing}: ${words[1].toLowerCase()}`}${refused}`;
}

/** What an action was done to, in words: 会社 12. */
export function wordsOfSubject(
  { kind, id }: { readonly kind: string; readonly id: string | null },
  locale: 0 | 1,
): string {
  const words = Object.hasOwn(kinds, kind) ? kinds[kind]?.[locale] : undefined;
  return [words ?? kind, id].filter(Boolean).join(' ');
}
