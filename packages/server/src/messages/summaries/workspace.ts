import type { companyEndpoints } from '../../contract/companies.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';
import type { userEvents } from '../../contract/events.ts';
import type { fileEndpoints } from '../../contract/files.ts';
import type { notificationEndpoints } from '../../contract/notifications.ts';
import type { planEndpoints } from '../../contract/plans.ts';
import type { settingEndpoints } from '../../contract/settings.ts';

/** Summaries of the company, its plan and the lists that the screens follow. */
export const companySummaries: SummariesOf<typeof companyEndpoints | typeof settingEndpoints | typeof planEndpoints> = {
  'companies.settings': '会社設定',
  'companies.current': '会社情報',
  'companies.updateCurrent': '会社情報の更新',
  'companies.businesses': '業種の一覧',
  'companies.provinces': '都道府県の一覧',
  'settings.read': '画面の選択肢と上限値',
  'settings.seller': '有料の書類の販売者',
  'plans.list': 'プランの一覧',
  'plans.current': '利用中のプラン',
  'plans.users': 'プランの利用人数に含まれるメンバーの一覧',
  'plans.checkExpired': '無料期間の終了の確認',
  'plans.checkLimit': '利用人数・容量の上限の確認',
};

/** Summaries of files and of the stream of a user's events. */
export const fileSummaries: SummariesOf<
  typeof fileEndpoints | typeof notificationEndpoints | readonly [typeof userEvents]
> = {
  'notifications.list': '自分への通知の一覧',
  'notifications.markRead': '通知の既読',
  'notifications.markAllRead': 'すべての通知の既読',
  'files.create': 'ファイルのアップロード',
  'files.show': 'ファイルの情報',
  'files.link': 'ダウンロードリンクの発行',
  'files.download': 'リンクによるダウンロード',
  'files.delete': 'ファイルの削除',
  'files.restore': 'ファイルの復元',
  'events.stream': 'ユーザーのイベントの受信',
};
