/** Descriptions in Japanese of the calls about documents, by the name of the endpoint. */
export const documentDescriptions: Readonly<Record<string, string>> = {
  'documents.create':
    'ファイルは、そのまま送るか、temporary_upload_idで指定します。書類名を省くとファイル名になります。カテゴリへのフルアクセスが必要です。',
  'documents.fileFromApplication':
    '現在の回答からファイルを作成し、1つずつ書類にします。書類には回答へのリンクが付きます。同じ内容がすでに登録されているファイルは登録せず、sameで知らせます（againをtrueにすると登録します）。それ以外は、すべて登録されるか、まったく登録されないかのどちらかです。',
  'documents.update':
    '省いた項目は変わりません。metasでは、nullを送るとその値を削除します。ファイル（またはtemporary_upload_id）を送ると新しい版になります。種別を変えると、新しい種別にない属性の値は削除されます（履歴には残ります）。',
  'documents.changeMany':
    'すべて変更されるか、まったく変更されないかのどちらかです。省いた項目は変わりません。metasでは、nullを送るとその値を削除します。',
  'documents.restore': 'category_idを送るとそのカテゴリに復元します。元のカテゴリが削除されている場合は必須です。',
  'documents.preview':
    'PDF、画像、テキストはそのまま、WordはPDFにして返します。PDFの作成中は内容のない202になるので、Retry-Afterの秒数のあとでもう一度呼び出してください。',
  'documents.thumbnail':
    '1ページ目を幅240、高さ320ピクセルに収めたWebPです。本文を読める大きさではありません。閲覧の履歴には残りません。',
  'documentVersions.compare': 'Wordは段落ごと、PDFとテキストは行ごとに比べます。`to` を省くと最新の版と比べます。',
  'documents.download': '呼び出すたびに履歴に残ります。',
  'bulkUpload.create':
    'ファイルをfilesで送るか、temporary_upload_idsで指定します。foldersには各ファイルのフォルダーを、files、temporary_upload_idsの順に並べます。create_categoriesを指定すると、category_idの下にフォルダーごとのカテゴリを作成します（設定の権限が必要です）。',
  'bulkUpload.update':
    '省いた項目は変わりません。metasは全体を置き換えます。誤りのある値も保存し、errorsで知らせます。',
  'bulkUpload.updateMany':
    'すべての行を保存するか、まったく保存しないかのどちらかです。誤りのある値も保存し、その行のerrorsで知らせます。',
  'bulkUpload.commit':
    '誤りのない行を、ジョブが1行ずつ必ず1回だけ登録し、進み具合をイベントで送ります。誤りのある行は理由とともに一覧に残ります。',
  'documentDrafts.create': 'カテゴリ、必須の属性、ファイルは省けます。下書きは作成した本人だけに見えます。',
  'documentDrafts.file': '書類として検査します（カテゴリ、必須の属性、ファイル）。変更を一緒に送れます。',
  'temporaryUploads.create': 'ファイルの種類は内容で判定します。登録されないまま一定時間が過ぎると削除されます。',
  'documents.exportHistory':
    '閲覧できる書類の履歴です。root権限のユーザーには、完全に削除された書類の履歴も出力します。',
  'documentArchives.create':
    'idsを送ると、検索の代わりにその書類を対象にします。一度に10,000件までです。ZIPはサービスの保存日数を過ぎると削除されます。',
  'documents.search':
    '閲覧できる書類だけが見つかります。件数は1,000件まで数え、1,000件まで表示します。1文字のキーワードは、書類名と項目の値だけを探します。',
};
