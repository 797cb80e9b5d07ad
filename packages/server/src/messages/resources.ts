/** Success messages of plain resources, by language. */
export const resourceWords = {
  jp: { created: '作成しました。', saved: '保存しました。', deleted: '削除しました。', restored: '復元しました。' },
  en: { created: 'Created.', saved: 'Saved.', deleted: 'Deleted.', restored: 'Restored.' },
} as const;
