import type { approvalEndpoints } from '../../contract/approvals/index.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';
import type { sharingEndpoints } from '../../contract/sharing/index.ts';

/** Summaries of the calls about approvals, absences and outside advisors. */
export const approvalSummaries: SummariesOf<typeof approvalEndpoints> = {
  'absences.list': '承認の代理の一覧',
  'absences.create': '承認の代理の登録',
  'absences.delete': '承認の代理の解除',
  'approvals.request': '書類の承認依頼',
  'approvals.approve': '書類の承認',
  'approvals.checkBack': '書類の差し戻し',
  'approvals.withdraw': '承認依頼の取り下げ',
  'approvals.read': '書類の承認の状況（依頼者向け）',
  'approvals.advisors': '外部アドバイザーの確認状況',
  'approvals.list': '承認依頼の一覧',
  'approvals.dashboard': '承認待ちの書類（ダッシュボード）',
  'approvals.downloadSealed': '検印付きPDFのダウンロード',
  'approvals.checkAdvisor': '外部アドバイザーによる書類の確認',
  'approvals.uploadAsAdvisor': '外部アドバイザーによるファイルの提出',
  'approvals.decideAsAdvisor': '外部アドバイザーによる承認・否認',
  'approvals.checkBackAsAdvisor': '外部アドバイザーによる差し戻し',
  'advisorComments.list': '外部アドバイザーに表示するコメントの一覧',
  'advisorComments.create': '外部アドバイザーによるコメント',
  'advisorComments.update': '外部アドバイザーによるコメントの編集',
  'advisorComments.delete': '外部アドバイザーによるコメントの削除',
  'advisorComments.restore': '外部アドバイザーによるコメントの復元',
};

/** Summaries of the calls about links, comments and activities. */
export const sharingSummaries: SummariesOf<typeof sharingEndpoints> = {
  'shares.create': '書類の共有リンクの作成',
  'shares.revokeAll': '書類の共有の停止',
  'shares.revoke': '共有リンクの停止',
  'shares.list': '有効な共有リンクの一覧',
  'shares.open': '共有された書類の表示',
  'shares.unlock': '共有された書類のパスワードの確認',
  'shares.download': '共有された書類のダウンロード',
  'comments.list': 'コメントの一覧',
  'comments.create': 'コメントの追加',
  'comments.update': 'コメントの編集',
  'comments.delete': 'コメントの削除',
  'comments.restore': 'コメントの復元',
  'documentComments.list': '書類のコメントの一覧',
  'documentComments.create': '書類へのコメント',
  'activities.list': '書類に関する操作の一覧',
};
