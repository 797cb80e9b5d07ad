/** Words of the companies' calls, by language. */
export const companyWords = {
  jp: {
    saved: '保存しました。',
    created: '会社を登録しました。',
    deleted: '会社を削除しました。',
    unknownPlan: '存在しないプランです。',
  },
  en: {
    saved: 'Saved.',
    created: 'The company was made.',
    deleted: 'The company was deleted.',
    unknownPlan: 'There is no such plan.',
  },
} as const;
