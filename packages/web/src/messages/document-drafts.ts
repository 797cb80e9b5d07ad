import { defineText } from './locale.ts';

/** Words of sorting drafts. */
export const documentDraftsText = defineText({
  jp: {
    lead: 'アップロードした書類を見ながら、カテゴリ・種別・項目を付けて正式に保存します。',
    list: '下書きの書類',
    count: (count: number) => `残り${count}件`,
    empty: '仕分けする下書きはありません',
    emptyWhy: '書類のアップロードで「下書きに保存」を選ぶと、ここで1件ずつ仕分けできます。',
    keep: '下書きのまま保存',
    fileNext: '保存して次へ',
    filing: '保存中',
    filed: (name: string) => `「${name}」を保存しました。`,
    kept: '下書きを保存しました。',
    previous: '前の書類',
    next: '次の書類',
    keys: 'Alt+↑・Alt+↓で前後の書類へ移ります。Ctrl+Enterで保存して次へ進みます。',
    removeEffects: ['下書きとアップロードしたファイルが削除されます。元に戻せません。'] as readonly string[],
    place: (at: number, all: number) => `${all}件中${at}件目`,
  },
  en: {
    lead: 'Look at uploaded documents one by one, give them a category, a type and values, and file them.',
    list: 'Drafts',
    count: (count: number) => `${count} left`,
    empty: 'There are no drafts to sort',
    emptyWhy: 'Choose "Save as draft" after an upload to sort the documents here one by one.',
    keep: 'Keep as draft',
    fileNext: 'Save and next',
    filing: 'Saving',
    filed: (name: string) => `"${name}" was saved.`,
    kept: 'The draft was saved.',
    previous: 'Previous document',
    next: 'Next document',
    keys: 'Alt+↑ and Alt+↓ go to the documents before and after. Ctrl+Enter saves and goes on.',
    removeEffects: ['The draft and its file are deleted for good.'] as readonly string[],
    place: (at: number, all: number) => `${at} of ${all}`,
  },
});
