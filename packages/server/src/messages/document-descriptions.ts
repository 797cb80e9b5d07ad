/** Descriptions in Japanese of the calls about documents, by the name of the endpoint. */
export const documentDescriptions: Readonly<Record<string, string>> = {
  'documents.create':
    'ファイルは、そのまま送るか、temporary_upload_idで指定します。書類名を省くとファイル名になります。カテゴリへのフルアクセスが必要です。',
};
