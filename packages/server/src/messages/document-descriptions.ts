/** Descriptions in Japanese of the calls about documents, by the name of the endpoint. */
export const documentDescriptions: Readonly<Record<string, string>> = {
  'documents.create':
    'ファイルは、そのまま送るか、temporary_upload_idで指定します。書類名を省くとファイル名になります。カテゴリへのフルアクセスが必要です。',
  'documents.update':
    '省いた項目は変わりません。metasでは、nullを送るとその値を削除します。ファイル（またはtemporary_upload_id）を送ると新しいバージョンになります。種別を変えると、新しい種別にない属性の値は削除されます（履歴には残ります）。',
  'documents.changeMany':
    'すべて変更されるか、まったく変更されないかのどちらかです。省いた項目は変わりません。metasでは、nullを送るとその値を削除します。',
  'documents.restore': 'category_idを送るとそのカテゴリに復元します。元のカテゴリが削除されている場合は必須です。',
  'documents.download': '呼び出すたびに履歴に残ります。',
  'documentDrafts.create': 'カテゴリ、必須の属性、ファイルは省けます。下書きは作成した本人だけに見えます。',
  'documentDrafts.file': '書類として検査します（カテゴリ、必須の属性、ファイル）。変更を一緒に送れます。',
  'temporaryUploads.create': 'ファイルの種類は内容で判定します。登録されないまま一定時間が過ぎると削除されます。',
  'documents.search':
    '閲覧できる書類だけが見つかります。件数は1,000件まで数え、1,000件まで表示します。1文字のキーワードは、書類名と項目の値だけを探します。',
};
