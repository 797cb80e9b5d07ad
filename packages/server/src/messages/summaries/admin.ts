import type { adminAuditEndpoints } from '../../contract/admin-audit.ts';
import type { adminAuthEndpoints } from '../../contract/admin-auth.ts';
import type { adminCompanyEndpoints } from '../../contract/admin-companies.ts';
import type { adminMailEndpoints } from '../../contract/admin-mails.ts';
import type { adminSettingEndpoints } from '../../contract/admin-settings.ts';
import type { adminUserEndpoints } from '../../contract/admin-users.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';
import type { adminEvents } from '../../contract/events.ts';

/** Summaries of log-in (also as a user), sessions and events of the staff. */
export const adminAuthSummaries: SummariesOf<typeof adminAuthEndpoints | readonly [typeof adminEvents]> = {
  'adminAuth.login': '運営のログイン',
  'adminAuth.logout': '運営のログアウト',
  'adminAuth.info': 'ログイン中の運営担当者の情報',
  'adminAuth.changePassword': '運営担当者のパスワードの変更',
  'adminAuth.sessions': '運営担当者のセッションの一覧',
  'adminAuth.endSession': '運営担当者のセッションの終了',
  'adminUsers.bridgeLogin': '代理ログイン用トークンの発行',
  'adminEvents.stream': '運営担当者のイベントの受信',
};

/** Summaries of the users and companies as the staff see them. */
export const adminAccountSummaries: SummariesOf<typeof adminUserEndpoints | typeof adminCompanyEndpoints> = {
  'adminUsers.search': '全ユーザーの検索',
  'adminUsers.read': 'ユーザーの詳細',
  'adminUsers.update': 'ユーザーの更新・利用停止',
  'adminUsers.delete': 'ユーザーの削除',
  'adminUsers.restore': 'ユーザーの復元',
  'adminCompanies.search': '会社の検索',
  'adminCompanies.all': '選択用の会社の一覧',
  'adminCompanies.read': '会社の詳細',
  'adminCompanies.create': '会社の追加',
  'adminCompanies.update': '会社の更新',
  'adminCompanies.delete': '会社の削除',
  'adminCompanies.restore': '会社の復元',
  'adminCompanies.updateType': '会社の種類の変更',
  'adminCompanies.updateRole': '会社種別の変更',
  'adminCompanies.businesses': '業種の一覧（運営）',
  'adminCompanies.provinces': '都道府県の一覧（運営）',
};

/** Summaries of the mails, settings and audit of the service. */
export const adminServiceSummaries: SummariesOf<
  typeof adminMailEndpoints | typeof adminSettingEndpoints | typeof adminAuditEndpoints
> = {
  'adminMails.list': '送信メールの一覧',
  'adminMails.show': '送信メールの詳細',
  'adminSettings.read': 'サービス設定',
  'adminSettings.update': 'サービス設定の更新',
  'adminAuditEvents.list': '監査ログの一覧',
  'adminAuditEvents.export': '監査ログのCSV出力',
};
