/** Words of links and comments. */
export const sharingWords = {
  jp: {
    shared: '共有リンクを作成しました。',
    revoked: '共有を停止しました。',
    commented: 'コメントを追加しました。',
    commentSaved: 'コメントを保存しました。',
    commentDeleted: 'コメントを削除しました。',
    commentRestored: 'コメントを元に戻しました。',
    pastEnd: '現在より後の日時を入力してください。',
    otherVersion: 'この書類の版ではありません。',
    mayNotRead: (name: string) => `${name}さんは、この書類を閲覧できないため、メンションできません。`,
  },
  en: {
    shared: 'The link was made.',
    revoked: 'The document is no longer shared.',
    commented: 'The comment was added.',
    commentSaved: 'The comment was saved.',
    commentDeleted: 'The comment was deleted.',
    commentRestored: 'The comment was restored.',
    pastEnd: 'Enter a later time than now.',
    otherVersion: 'This is no version of the document.',
    mayNotRead: (name: string) => `${name} cannot see this document and so cannot be mentioned.`,
  },
} as const;
