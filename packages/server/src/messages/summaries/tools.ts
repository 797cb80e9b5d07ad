import type { bulkRunEndpoints } from '../../contract/applications/bulk-runs.ts';
import type { presenceEndpoints } from '../../contract/applications/presence.ts';
import type { previewEndpoints } from '../../contract/applications/preview.ts';
import type { editorEndpoints } from '../../contract/editor.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';
import type { toolEndpoints } from '../../contract/tools.ts';

/** Summaries of exports, imports and images of the staff. */
export const toolSummaries: SummariesOf<
  | typeof toolEndpoints
  | typeof editorEndpoints
  | typeof bulkRunEndpoints
  | typeof presenceEndpoints
  | typeof previewEndpoints
> = {
  'applications.presence': 'アプリケーションを開いていることの通知',
  'tools.exportTemplate': 'テンプレートのエクスポートの開始',
  'tools.exportData': 'データのエクスポートの開始',
  'tools.exportApplication': 'アプリケーションのエクスポートの開始',
  'tools.exportStatus': 'エクスポートの状況',
  'tools.downloadZip': 'エクスポートしたzipのダウンロード',
  'tools.importData': 'インポートするzipのアップロードと確認',
  'tools.confirmImport': 'インポートの実行',
  'applications.preview': 'アプリケーションのプレビュー',
  'bulkRuns.create': '一括作成の開始',
  'bulkRuns.list': '一括作成の一覧',
  'bulkRuns.read': '一括作成の状況',
  'bulkRuns.cancel': '一括作成の中止',
  'bulkRuns.download': '一括作成したzipのダウンロード',
  'editor.uploadImage': 'エディター用の画像のアップロード',
  'editor.image': 'エディターの画像',
};
