import type { ResourceOperation } from '../../contract/resource.ts';

/** What the records of a plain resource are called, by the name of the resource. */
export const resourceNouns = {
  memos: 'メモ',
  savedSearches: '保存した検索',
  applicationTags: 'アプリケーションのタグ',
  applicationCategories: 'アプリケーションのカテゴリ',
} as const satisfies Readonly<Record<string, string>>;

const phrases: Readonly<Record<ResourceOperation, string>> = {
  list: 'の一覧',
  read: 'の詳細',
  create: 'の追加',
  update: 'の更新',
  delete: 'の削除',
  deleteMany: 'の一括削除',
  restore: 'の復元',
  export: 'のCSV出力',
};

/** Summaries of the calls that a plain resource can have, `memos.list`. */
export const resourceSummaries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(resourceNouns).flatMap(([name, noun]) =>
    Object.entries(phrases).map(([operation, phrase]) => [`${name}.${operation}`, `${noun}${phrase}`]),
  ),
);
