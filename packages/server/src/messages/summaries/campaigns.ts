import type { campaignEndpoints } from '../../contract/applications/campaigns.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about campaigns. */
export const campaignSummaries: SummariesOf<typeof campaignEndpoints> = {
  'campaigns.list': 'キャンペーンの一覧',
  'campaigns.read': 'キャンペーンの詳細と結果',
  'campaigns.create': 'キャンペーンの追加',
  'campaigns.update': 'キャンペーンの更新',
  'campaigns.delete': 'キャンペーンの削除',
  'campaignEmailTemplate.read': 'キャンペーンのメールの文面',
  'campaignEmailTemplate.update': 'キャンペーンのメールの文面の更新',
  'appUserCampaigns.list': 'キャンペーンの対象会社の一覧',
  'appUserCampaigns.read': 'キャンペーンの対象会社の詳細',
};
