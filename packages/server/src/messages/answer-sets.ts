/** Words of saved answers to try applications with, by language. */
export const answerSetWords = {
  jp: {
    nameTaken: '同じ名前の回答例があります。別の名前を入力してください。',
    full: (most: number) => `回答例は${most}件まで保存できます。使わないものを削除してください。`,
  },
  en: {
    nameTaken: 'There is a set of answers with this name. Enter another name.',
    full: (most: number) => `At most ${most} sets of answers can be saved. Delete one that is not needed.`,
  },
} as const;
