import type { documentTemplateEndpoints } from '../../contract/document-templates/index.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls about templates of documents. */
export const documentTemplateSummaries: SummariesOf<typeof documentTemplateEndpoints> = {
  'adminDocumentTemplates.search': '書類テンプレートの検索',
  'adminDocumentTemplates.read': '書類テンプレートの詳細',
  'adminDocumentTemplates.create': '書類テンプレートの追加',
  'adminDocumentTemplates.update': '書類テンプレートの更新',
  'adminDocumentTemplates.delete': '書類テンプレートの削除',
  'adminDocumentTemplates.restore': '書類テンプレートの復元',
  'adminDocumentTemplates.download': '書類テンプレートのファイルのダウンロード',
  'adminDocumentTemplates.preview': '書類テンプレートのファイルのプレビュー',
  'documentTemplates.list': '使用できる書類テンプレートの一覧',
  'documentTemplates.read': '使用できる書類テンプレートの詳細',
  'documentTemplates.download': '使用できる書類テンプレートのダウンロード',
  'documentTemplates.preview': '使用できる書類テンプレートのプレビュー',
  'ownDocumentTemplates.list': '自社の書類テンプレートの一覧',
  'ownDocumentTemplates.read': '自社の書類テンプレートの詳細',
  'ownDocumentTemplates.create': '自社の書類テンプレートの追加',
  'ownDocumentTemplates.update': '自社の書類テンプレートの更新',
  'ownDocumentTemplates.delete': '自社の書類テンプレートの削除',
  'ownDocumentTemplates.restore': '自社の書類テンプレートの復元',
  'ownDocumentTemplates.paper': '自社の書類テンプレートを試すための質問とファイル',
  'templateFills.list': '記入中の書類の一覧',
  'templateFills.create': '書類テンプレートへの記入の開始',
  'templateFills.read': '書類テンプレートの質問と回答',
  'templateFills.paper': '記入中の書類のプレビュー用ファイル',
  'templateFills.update': '記入した回答の保存',
  'templateFills.delete': '記入した回答の削除',
  'templateFills.makeDocument': '記入した回答からの書類の作成',
};
