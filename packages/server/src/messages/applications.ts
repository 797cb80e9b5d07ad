/** Words of replies about applications. */
export const applicationWords = {
  jp: {
    published: '公開しました。',
    withdrawn: '非公開にしました。',
    versionSaved: '新しいバージョンを作成しました。',
    cloned: '複製しました。',
    sorted: '並び順を保存しました。',
    unknownTags: '存在しないタグが含まれています。',
    unknownCategories: '存在しないカテゴリが含まれています。',
    unknownPlans: '存在しないプランが含まれています。',
    unknownQuestion: '存在しない質問です。',
    noQuestion: 'どの質問の並び順かを指定してください。',
    copyOf: (name: string) => `${name}のコピー`,
  },
  en: {
    published: 'Published.',
    withdrawn: 'Withdrawn.',
    versionSaved: 'A new version was made.',
    cloned: 'Copied.',
    sorted: 'The order was saved.',
    unknownTags: 'Some of the tags do not exist.',
    unknownCategories: 'Some of the categories do not exist.',
    unknownPlans: 'Some of the plans do not exist.',
    unknownQuestion: 'There is no such question.',
    noQuestion: 'Name the question whose parts are sorted.',
    copyOf: (name: string) => `Copy of ${name}`,
  },
} as const;
