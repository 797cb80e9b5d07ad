import { defineText } from './locale.ts';

/** Words of pages about one record. */
export const detailText = defineText({
  jp: {
    crumbs: 'このページの位置',
    facts: '基本情報',
    createdAt: '追加日時',
    updatedAt: '更新日時',
    history: '操作記録',
    noHistory: '記録された操作はありません。',
    allHistory: 'すべての操作記録',
    removeTitle: (name: string) => `「${name}」の削除`,
    removeEffects: '削除すると、次の影響があります。',
    removing: '削除中',
    removed: (name: string) => `「${name}」を削除しました。`,
    restored: (name: string) => `「${name}」を元に戻しました。`,
  },
  en: {
    crumbs: 'Place of this page',
    facts: 'Facts',
    createdAt: 'Added',
    updatedAt: 'Changed',
    history: 'History',
    noHistory: 'No action is recorded.',
    allHistory: 'All recorded actions',
    removeTitle: (name: string) => `Delete "${name}"`,
    removeEffects: 'Deleting has these effects:',
    removing: 'Deleting',
    removed: (name: string) => `"${name}" was deleted.`,
    restored: (name: string) => `"${name}" was restored.`,
  },
});
