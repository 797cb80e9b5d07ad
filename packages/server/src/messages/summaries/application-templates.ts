import type { masterFieldEndpoints } from '../../contract/applications/master-fields.ts';
import type { pdfFormEndpoints } from '../../contract/applications/pdf-forms.ts';
import type { questionProposalEndpoints } from '../../contract/applications/question-proposals.ts';
import type { applicationSampleEndpoints } from '../../contract/applications/samples.ts';
import type { wordTemplateEndpoints } from '../../contract/applications/word-templates.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about Word templates, PDF forms and shared fields. */
export const applicationTemplateSummaries: SummariesOf<
  | typeof wordTemplateEndpoints
  | typeof pdfFormEndpoints
  | typeof masterFieldEndpoints
  | typeof questionProposalEndpoints
  | typeof applicationSampleEndpoints
> = {
  'applicationSamples.list': 'アプリケーションの見本の一覧',
  'applicationSamples.create': '見本からのアプリケーションの追加',
  'applicationQuestions.proposals': 'ファイルからの質問の候補',
  'applicationQuestions.addMany': '質問の一括作成',
  'masterFields.list': '共通の入力項目の一覧',
  'masterFields.create': '共通の入力項目の追加',
  'masterFields.read': '共通の入力項目の詳細',
  'masterFields.update': '共通の入力項目の更新',
  'masterFields.delete': '共通の入力項目の削除',
  'masterFields.restore': '共通の入力項目の復元',
  'masterFields.saveAsMaster': '入力項目の共通項目への登録',
  'masterFields.addToApplication': '共通の入力項目からの追加',
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
