import type { Words } from './validation.ts';

/** What is wrong with what people write about a template. */
export const templateWords = {
  unknownField: {
    jp: 'テンプレートにない項目です。画面を読み込み直してください。',
    en: 'The template has no such field. Reload the page.',
  },
  noOptions: { jp: '選択肢を1つ以上入力してください。', en: 'Enter at least one option.' },
  sameOption: { jp: '選択肢が重複しています。', en: 'Two options are the same.' },
} as const satisfies Readonly<Record<string, Words>>;

/** Descriptions in Japanese of the calls about templates of documents, by the name of the endpoint. */
export const templateDescriptions: Readonly<Record<string, string>> = {
  'adminDocumentTemplates.search': '`deleted` を指定すると、復元できる削除済みのテンプレートを表示します。',
  'adminDocumentTemplates.create':
    'ファイルの種類は内容で判定します。`is_public` を指定しないと、会社にはまだ表示されません。',
  'adminDocumentTemplates.preview':
    'WordのPDFを作成している間は、内容のない202になります。Retry-Afterの秒数のあとでもう一度呼び出してください。',
  'documentTemplates.preview':
    'PDFはそのまま、WordはPDFにして返します。PDFの作成中は内容のない202になるので、Retry-Afterの秒数のあとでもう一度呼び出してください。Excelはダウンロードしてください。',
  'ownDocumentTemplates.create':
    'ファイルのタグが入力項目になります。入力の種類は名前から決めます。名前を省くとファイル名になります。',
  'ownDocumentTemplates.update':
    '省いた項目は変わりません。入力項目は名前と繰り返しで特定します。ファイルを差し替えても、同じ名前の入力項目の設定は残ります。',
  'ownDocumentTemplates.paper': 'contentは `application.json` の形式です。ファイルはbase64です。',
  'templateFills.create': '名前を省くと、書類名はテンプレートの名前になります。カテゴリへのフルアクセスが必要です。',
  'templateFills.read': 'contentは `application.json` の形式です。入力項目のないテンプレートには質問がありません。',
  'templateFills.update':
    '何度保存しても同じ結果になります。誤りのある回答も保存し、errorsで知らせます。nullを送ると回答を削除します。',
  'templateFills.makeDocument':
    'もう一度作成すると、下書きに新しい版を追加します。登録済みのときは新しい下書きを作成します。入力項目のないテンプレートからは、ファイルの写しを書類にします。',
};

/** Descriptions of the file fields. */
export const templateFileDescriptions: Readonly<Record<string, string>> = {
  'adminDocumentTemplates.create.file': 'テンプレートのファイル（Word、PDF、Excel）',
  'adminDocumentTemplates.update.file': 'テンプレートの新しいファイル（Word、PDF、Excel）',
  'ownDocumentTemplates.create.file': 'テンプレートのWordファイル',
  'ownDocumentTemplates.update.file': 'テンプレートの新しいWordファイル',
};
