type Words = readonly [jp: string, en: string];

/** Verbs of the audit; an action is `groups.update`, and `.refused` follows where the call was refused. */
const verbs: Readonly<Record<string, Words>> = {
  create: ['追加', 'Added'],
  update: ['変更', 'Changed'],
  delete: ['削除', 'Deleted'],
  restore: ['復元', 'Restored'],
  remove: ['登録解除', 'Removed'],
  purge: ['完全な削除', 'Deleted for good'],
  clone: ['複製', 'Copied'],
  export: ['出力', 'Exported'],
  read: ['閲覧', 'Read'],
  resend: ['再送信', 'Sent again'],
  download: ['ダウンロード', 'Downloaded'],
  run: ['実行', 'Ran'],
  accept: ['承諾', 'Accepted'],
  register: ['登録', 'Registered'],
  invite: ['招待', 'Invited'],
  request: ['申請', 'Requested'],
  resetPassword: ['パスワードの再設定', 'Reset the password'],
  saveAnswer: ['回答の保存', 'Saved an answer'],
  saveNotification: ['通知設定の変更', 'Changed the notifications'],
  changeRootUser: ['ルートユーザーの変更', 'Changed the root user'],
  cancelInvitation: ['招待の取り消し', 'Cancelled an invitation'],
  resendInvitation: ['招待の再送信', 'Sent an invitation again'],
  updateType: ['種類の変更', 'Changed the kind'],
  updateRole: ['利用サービスの変更', 'Changed the services'],
  bridgeLogin: ['ユーザーとしての操作の準備', 'Prepared to act as a user'],
  enterOnBehalf: ['ユーザーとしての操作の開始', 'Began to act as a user'],
  login: ['ログイン', 'Logged in'],
  firstLogin: ['初回ログイン', 'Logged in for the first time'],
  logout: ['ログアウト', 'Logged out'],
  endSession: ['ログアウト（ほかの端末）', 'Logged out another device'],
  chooseWorkspace: ['ワークスペースの選択', 'Chose a workspace'],
  changePassword: ['パスワードの変更', 'Changed the password'],
  forgotPassword: ['パスワード再設定の申請', 'Asked to reset the password'],
  changeEmail: ['メールアドレスの変更', 'Changed the email address'],
  changeEmailAsked: ['メールアドレス変更の申請', 'Asked to change the email address'],
  registerBegun: ['登録の開始', 'Began to register'],
  verify: ['メールアドレスの確認', 'Confirmed the email address'],
  resendVerify: ['確認メールの再送信', 'Sent the confirmation again'],
  edit: ['内容の変更', 'Changed the content'],
  publish: ['公開状態の変更', 'Changed who can use it'],
  addMany: ['一括追加', 'Added several'],
  addVersion: ['版の追加', 'Added a version'],
  restoreVersion: ['版の復元', 'Restored a version'],
  confirm: ['確認', 'Confirmed'],
  send: ['送信', 'Sent'],
  upload: ['アップロード', 'Uploaded'],
  saveMany: ['一括変更', 'Changed several'],
  sort: ['並べ替え', 'Reordered'],
  downloadPdf: ['PDFのダウンロード', 'Downloaded as PDF'],
  cancel: ['取り消し', 'Cancelled'],
  setCancelStatus: ['取り消しの設定', 'Set whether it is cancelled'],
  reissue: ['再発行', 'Issued again'],
  rename: ['名義の変更', 'Changed the name'],
  notify: ['通知', 'Notified'],
  updateConfig: ['設定の変更', 'Changed the settings'],
  saveAsMaster: ['共有する項目の登録', 'Made a shared field'],
  addToApplication: ['共有する項目の追加', 'Added a shared field'],
  importData: ['データの読み込み', 'Read data in'],
  confirmImport: ['データの読み込みの確定', 'Confirmed an import'],
  exportData: ['データの出力', 'Exported data'],
  exportTemplate: ['ひな形の出力', 'Exported templates'],
  exportApplication: ['アプリケーションの出力', 'Exported an application'],
  approve: ['承認', 'Approved'],
  checkBack: ['差し戻し', 'Sent back'],
  withdraw: ['取り下げ', 'Withdrawn'],
  changeMany: ['一括変更', 'Changed several'],
  sendLink: ['URLの送信', 'Sent a link'],
};

/** What the actions of a part of the contract change; a part that is missing here, such as `auth`, changes what its verb says. */
const things: Readonly<Record<string, Words>> = {
  adminCompanies: ['会社', 'Company'],
  admins: ['運営者', 'Staff'],
  adminSettings: ['管理設定', 'Service settings'],
  adminUsers: ['ユーザー', 'User'],
  answerSets: ['回答例', 'Saved answers'],
  appUserFilters: ['保存した条件', 'Saved conditions'],
  applicationFiles: ['ファイル', 'File'],
  applicationNotifications: ['お知らせ', 'Notice'],
  applicationPdfs: ['PDFの用紙', 'PDF form'],
  applicationPlanPrices: ['プランごとの料金', 'Prices'],
  applicationQuestions: ['質問', 'Question'],
  applicationVersions: ['版', 'Version'],
  applicationWordTemplates: ['Wordのひな形', 'Word template'],
  applications: ['アプリケーション', 'Application'],
  applicationUse: ['書類作成', 'Paper in progress'],
  approvals: ['承認依頼', 'Approval'],
  auditEvents: ['操作記録', 'Audit'],
  bulkRuns: ['一括作成', 'Bulk run'],
  campaigns: ['キャンペーン', 'Campaign'],
  companies: ['会社', 'Company'],
  documents: ['書類', 'Document'],
  files: ['ファイル', 'File'],
  groups: ['グループ', 'Group'],
  invitations: ['招待', 'Invitation'],
  mails: ['メール', 'Mail'],
  masterFields: ['共有する項目', 'Shared field'],
  receipts: ['領収書', 'Receipt'],
  schedules: ['定期処理', 'Schedule'],
  adminReceipts: ['領収書', 'Receipt'],
  adminTransferRequests: ['振込申請', 'Transfer request'],
  transferRequests: ['振込申請', 'Transfer request'],
  users: ['ユーザー', 'User'],
};

const kinds: Readonly<Record<string, Words>> = {
  admin: ['運営者', 'Staff'],
  application: ['アプリケーション', 'Application'],
  'application-user': ['書類作成', 'Paper in progress'],
  'audit-events': ['操作記録', 'Audit'],
  company: ['会社', 'Company'],
  'document-category': ['書類カテゴリ', 'Document category'],
  file: ['ファイル', 'File'],
  group: ['グループ', 'Group'],
  'group-request': ['所属申請', 'Request for a group'],
  invitation: ['招待', 'Invitation'],
  mail: ['メール', 'Mail'],
  notification: ['通知', 'Notification'],
  schedule: ['定期処理', 'Schedule'],
  session: ['ログイン', 'Session'],
  setting: ['管理設定', 'Service settings'],
  user: ['ユーザー', 'User'],
};

/** Verbs whose words name what they change. */
const whole = /の|ログイン|ログアウト/;

/** An action in words: 会社の変更. The name itself where it has no words. */
export function wordsOfAction(action: string, locale: 0 | 1): string {
  const name = action.replace(/\.refused$/, '');
  const [part = '', verb = ''] = name.split('.');
  const words = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
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
