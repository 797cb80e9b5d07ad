import { defineText } from './locale.ts';

/** Words of uploading and filing documents. */
export const documentUploadText = defineText({
  jp: {
    limits: (size: string, count: number) =>
      count === 1 ? `すべての形式、${size}まで` : `すべての形式、1件${size}まで、${count}件まで`,
    same: '同じ内容の書類がすでにあります。',
    files: 'ファイル',
    sharedHelp: '複数のファイルを追加したときは、すべてに同じ情報を付けます。書類名は1件ずつ変えられます。',
    names: '書類名',
    file: (count: number) => (count > 1 ? `${count}件を保存` : '保存'),
    draft: '下書きに保存',
    filing: (done: number, all: number) => `保存中（${done} / ${all}件）`,
    filed: (count: number) => `${count}件の書類を保存しました。`,
    drafted: (count: number) => `${count}件を下書きに保存しました。`,
    someFailed: (count: number) => `${count}件を保存できませんでした。理由を確認して、もう一度保存してください。`,
    noFile: 'ファイルがありません。ファイルを追加してから保存してください。',
    waiting: 'アップロードが終わるまでお待ちください。',
  },
  en: {
    limits: (size: string, count: number) =>
      count === 1 ? `Every kind, up to ${size}` : `Every kind, up to ${size} each, ${count} files at most`,
    same: 'The same content is filed already:',
    files: 'Files',
    sharedHelp: 'With several files all of them get the same values. Each has a name of its own.',
    names: 'Names',
    file: (count: number) => (count > 1 ? `Save ${count} documents` : 'Save'),
    draft: 'Save as draft',
    filing: (done: number, all: number) => `Saving (${done} of ${all})`,
    filed: (count: number) => (count === 1 ? '1 document was saved.' : `${count} documents were saved.`),
    drafted: (count: number) => (count === 1 ? '1 draft was saved.' : `${count} drafts were saved.`),
    someFailed: (count: number) => `${count} could not be saved. See why, then save again.`,
    noFile: 'There is no file. Add one, then save.',
    waiting: 'Please wait until the files are uploaded.',
  },
});
