import { defineText } from './locale.ts';

/** Categories and tags of applications in the area of the staff. */
export const applicationLabelsText = defineText({
  jp: {
    createdAt: '追加日',
    applications: '使っているアプリケーション',
    showApplications: 'アプリ一覧で表示',
    tags: {
      add: 'タグを追加',
      created: 'タグを追加しました。',
      search: 'タグ名',
      emptyWhy: 'タグを追加すると、アプリケーションに付けて、会社が探す手がかりにできます。',
      name: 'タグ名',
      color: '色',
      colorHelp:
        '一覧でタグの横に表示する色です。「#」と6桁の16進数で入力します（例：#0a7b83）。空欄にすると、色を付けません。',
      effects: ['このタグを付けたアプリケーションから、タグが外れます。', '元に戻すと、再び付きます。'],
    },
    categories: {
      add: 'カテゴリを追加',
      created: 'カテゴリを追加しました。',
      search: 'カテゴリ名',
      emptyWhy: 'カテゴリを追加すると、アプリケーションを分類し、会社が絞り込めるようになります。',
      name: 'カテゴリ名',
      parent: '上位のカテゴリ',
      parentHelp: '空欄にすると、一番上のカテゴリになります。',
      none: 'なし',
      effects: [
        'このカテゴリのアプリケーションから、カテゴリが外れます。',
        '下位のカテゴリは、一番上に移動します。',
        '元に戻すと、再び同じ位置に表示します。',
      ],
    },
  },
  en: {
    createdAt: 'Added',
    applications: 'Applications with it',
    showApplications: 'Show in the list of applications',
    tags: {
      add: 'Add a tag',
      created: 'The tag was added.',
      search: 'Name',
      emptyWhy: 'Add tags and put them on applications to help companies find them.',
      name: 'Name',
      color: 'Color',
      colorHelp: 'Shown beside the tag in lists: # and six hexadecimal digits, such as #0a7b83. Empty: no color.',
      effects: ['The tag is taken off all applications.', 'A restore puts it on them again.'],
    },
    categories: {
      add: 'Add a category',
      created: 'The category was added.',
      search: 'Name',
      emptyWhy: 'Add categories to sort applications, so that companies can narrow their search.',
      name: 'Name',
      parent: 'Parent category',
      parentHelp: 'Empty: a category at the top.',
      none: 'None',
      effects: [
        'The category is taken off its applications.',
        'Categories below it move to the top.',
        'A restore puts it back in its place.',
      ],
    },
  },
});
