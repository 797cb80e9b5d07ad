import type { applicationFileEndpoints } from '../../contract/applications/files.ts';
import type { paperFontEndpoints } from '../../contract/applications/paper-fonts.ts';
import type { postalCodeEndpoints } from '../../contract/applications/postal-codes.ts';
import type { runDownloadEndpoints } from '../../contract/applications/run-downloads.ts';
import type { applicationUseEndpoints } from '../../contract/applications/use.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of uploads to applications, and of their use by company users. */
export const applicationUseSummaries: SummariesOf<
  | typeof applicationFileEndpoints
  | typeof applicationUseEndpoints
  | typeof runDownloadEndpoints
  | typeof paperFontEndpoints
  | typeof postalCodeEndpoints
> = {
  'applicationFiles.create': 'アプリケーションのファイルのアップロード',
  'applicationWordTemplates.upload': 'Wordテンプレートのアップロード',
  'applicationPdfs.create': 'PDFフォームのアップロード',
  'applicationFiles.content': 'アプリケーションのファイルのダウンロード',
  'applicationFiles.images': 'ひな形から使える画像の取得',
  'applicationWordTemplates.testDownload': 'ファイルのテスト作成',
  'applicationUse.list': '利用できるアプリケーションの一覧',
  'applicationUse.all': '利用できるアプリケーションの全件',
  'applicationUse.random': '公開中のアプリケーションの無作為な一覧',
  'applicationUse.tags': 'アプリケーションのタグの一覧（利用者）',
  'applicationUse.categories': 'アプリケーションのカテゴリの一覧（利用者）',
  'applicationUse.read': '利用できるアプリケーションの詳細',
  'applicationUse.checkLimit': '利用回数の上限の確認',
  'applicationUse.create': 'アプリケーションの利用開始',
  'applicationUse.runs': '自分の申請の一覧',
  'applicationUse.wizard': '申請の質問と回答',
  'applicationUse.paper': '申請の書類のひな形',
  'applicationUse.saveAnswer': '回答の保存',
  'applicationUse.checkCharacters': '書類の書体にない文字の確認',
  'applicationUse.checkDownload': 'ダウンロードの可否',
  'applicationUse.download': '作成した書類のダウンロード',
  'applicationUse.downloadGuides': '案内のダウンロード',
  'applicationUse.downloadGuidesOfApplication': '利用前の案内のダウンロード',
  'applicationUse.downloadGuidesByPath': 'パスで指定する利用前の案内のダウンロード',
  'applicationUse.delete': '申請の削除',
  'applicationUse.restore': '申請の復元',
  'paperFonts.list': '書類の書体の一覧',
  'paperFonts.layout': '書体の寸法',
  'paperFonts.outlines': '書体の字形',
  'postalCodes.find': '郵便番号からの住所検索',
  'postalCodes.findForStaff': '運営による郵便番号からの住所検索',
};
