import type { pdfFormEndpoints } from '../../contract/applications/pdf-forms.ts';
import type { wordTemplateEndpoints } from '../../contract/applications/word-templates.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about Word templates and PDF forms. */
export const applicationTemplateSummaries: SummariesOf<typeof wordTemplateEndpoints | typeof pdfFormEndpoints> = {
  'applicationWordTemplates.list': 'Wordテンプレートの一覧',
  'applicationWordTemplates.create': 'Wordテンプレートの新規作成',
  'applicationWordTemplates.read': 'Wordテンプレートの編集文書',
  'applicationWordTemplates.update': 'Wordテンプレートの編集文書の保存',
  'applicationWordTemplates.delete': 'Wordテンプレートの削除',
  'applicationWordTemplates.clone': 'Wordテンプレートの複製',
  'applicationPdfs.read': 'PDFフォームの詳細',
  'applicationPdfs.proposals': 'PDFフォームの項目の候補',
  'applicationPdfs.update': 'PDFフォームの配置の保存',
  'applicationPdfs.delete': 'PDFフォームの削除',
  'applications.downloadPdf': 'アプリケーションのPDFのダウンロード',
  'applicationFiles.updateConfig': 'ファイルの設定の更新',
};
