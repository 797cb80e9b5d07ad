/** Words of replies about applications. */
export const applicationWords = {
  jp: {
    published: '公開しました。',
    withdrawn: '非公開にしました。',
    versionSaved: '新しい版を作成しました。',
    cloned: '複製しました。',
    sorted: '並び順を保存しました。',
    unknownTags: '存在しないタグが含まれています。',
    unknownCategories: '存在しないカテゴリが含まれています。',
    unknownPlans: '存在しないプランが含まれています。',
    unknownQuestion: '存在しない質問です。',
    noQuestion: 'どの質問の並び順かを指定してください。',
    shared: '共通の入力項目に登録しました。',
    noApplication: 'アプリケーションを指定してください。',
    notWhole:
      'アップロードされたファイルがないため、文書全体が必要です。各ブロックのパスを、文書の中の位置と同じにしてください。',
    copyOf: (name: string) => `${name}のコピー`,
    atFile: (name: string, problem: string) => `「${name}」：${problem}`,
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
    shared: 'Saved as a shared field.',
    noApplication: 'Name the application.',
    notWhole:
      'The template has no uploaded file, so the whole document is needed. Give each block the path of its position in the document.',
    copyOf: (name: string) => `Copy of ${name}`,
    atFile: (name: string, problem: string) => `"${name}": ${problem}`,
  },
} as const;
