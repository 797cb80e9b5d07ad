import type { appUserEndpoints } from '../../contract/applications/app-users.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about those who use applications. */
export const appUserSummaries: SummariesOf<typeof appUserEndpoints> = {
  'appUsers.list': 'アプリケーションの利用者の一覧',
  'appUsers.read': 'アプリケーションの利用者と回答の詳細',
  'appUsers.export': 'アプリケーションの利用者と回答の出力（CSV・Excel）',
  'appUserFilters.list': '利用者の絞り込みの一覧',
  'appUserFilters.create': '利用者の絞り込みの保存',
  'appUserFilters.delete': '利用者の絞り込みの削除',
};
