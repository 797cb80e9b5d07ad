/** Words of the calls about categories of documents, by language. */
export const categoryWords = {
  jp: {
    created: 'カテゴリを追加しました。',
    saved: '保存しました。',
    deleted: 'カテゴリを削除しました。',
    restored: 'カテゴリを復元しました。',
    nameTaken: '同じ階層に同じ名前のカテゴリがあります。',
    parentBelow: '自分自身または配下のカテゴリへは移動できません。',
    tooDeep: (levels: number) => `カテゴリの階層は${levels}段までです。`,
    tooMany: (most: number) => `カテゴリは${most}件まで登録できます。`,
    tooManySiblings: (most: number) => `1つの階層に登録できるカテゴリは${most}件までです。`,
    contents: {
      categories: (count: number) => `下位カテゴリ${count}件`,
      documents: (count: number) => `書類${count}件`,
      deleted_documents: (count: number) => `ごみ箱の書類${count}件`,
      types: (count: number) => `書類種別${count}件`,
    },
    and: '、',
  },
  en: {
    created: 'The category was added.',
    saved: 'Saved.',
    deleted: 'The category was deleted.',
    restored: 'The category was restored.',
    nameTaken: 'There is a category of this name at the same level.',
    parentBelow: 'A category cannot be moved below itself or a category in it.',
    tooDeep: (levels: number) => `Categories may be ${levels} levels deep.`,
    tooMany: (most: number) => `There may be ${most} categories.`,
    tooManySiblings: (most: number) => `There may be ${most} categories at one level.`,
    contents: {
      categories: (count: number) => (count === 1 ? '1 category below it' : `${count} categories below it`),
      documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
      deleted_documents: (count: number) =>
        count === 1 ? '1 document in the trash' : `${count} documents in the trash`,
      types: (count: number) => (count === 1 ? '1 document type' : `${count} document types`),
    },
    and: ', ',
  },
} as const;
