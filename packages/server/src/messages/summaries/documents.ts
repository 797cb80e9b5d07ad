import type { documentEndpoints } from '../../contract/documents/index.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls about documents. */
export const documentSummaries: SummariesOf<typeof documentEndpoints> = {
  'documents.search': '書類の検索',
  'documents.list': '書類の一覧',
  'documents.read': '書類の詳細',
  'documents.create': '書類の登録',
  'documents.update': '書類の更新',
  'documents.changeMany': '複数の書類のカテゴリ・種別・属性の変更',
  'documents.delete': '書類の削除（ゴミ箱へ移動）',
  'documents.restore': '書類の復元',
  'documents.trash': 'ゴミ箱の書類の一覧',
  'documents.checkCanEdit': '書類を編集できるかの確認',
  'documents.download': '書類のダウンロード',
  'documents.downloadHistory': '書類の閲覧・ダウンロード履歴',
  'documentDrafts.list': '下書きの一覧',
  'documentDrafts.read': '下書きの詳細',
  'documentDrafts.create': '下書きの保存',
  'documentDrafts.update': '下書きの更新',
  'documentDrafts.delete': '下書きの削除',
  'documentDrafts.file': '下書きの登録',
  'documentVersions.list': '書類のバージョンの一覧',
  'documentVersions.create': '新しいバージョンの追加',
  'documentVersions.read': '書類のバージョン',
  'documentVersions.restore': '以前のバージョンの復元',
  'temporaryUploads.create': '一時ファイルのアップロード',
  'temporaryUploads.delete': '一時ファイルの削除',
};
