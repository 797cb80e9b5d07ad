import { defineText } from './locale.ts';

/** Words of places that take files. */
export const filesText = defineText({
  jp: {
    drop: 'ファイルをここに置くか、貼り付けてください。',
    dropFolders: 'ファイルかフォルダーをここに置くか、貼り付けてください。',
    choose: 'ファイルを選択',
    chooseOne: 'ファイルを選択',
    chooseFolder: 'フォルダーを選択',
    noneChosen: '選択されていません',
    limits: (kinds: string, size: string, count: number) =>
      count === 1 ? `${kinds}、${size}までのファイルを1件` : `${kinds}、1件${size}まで、${count}件まで`,
    kind: (kinds: string) => `この形式は追加できません。${kinds}のファイルを選んでください。`,
    size: (size: string) => `ファイルが大きすぎます。${size}以下のファイルを選んでください。`,
    empty: 'ファイルが空です。内容のあるファイルを選んでください。',
    count: (count: number) => `追加できるのは${count}件までです。ほかのファイルを外してください。`,
    waiting: '待機中',
    done: '追加済み',
    failed: '追加できませんでした。もう一度お試しください。',
    cancel: (name: string) => `${name}の追加を中止`,
    remove: (name: string) => `${name}を外す`,
    retry: (name: string) => `${name}を再送`,
    progress: (name: string) => `${name}の送信`,
    files: '追加するファイル',
  },
  en: {
    drop: 'Drop or paste files here.',
    dropFolders: 'Drop or paste files or folders here.',
    choose: 'Choose files',
    chooseOne: 'Choose a file',
    chooseFolder: 'Choose a folder',
    noneChosen: 'No file chosen',
    limits: (kinds: string, size: string, count: number) =>
      count === 1 ? `${kinds}, one file up to ${size}` : `${kinds}, up to ${size} each, ${count} files at most`,
    kind: (kinds: string) => `Files of this kind cannot be added. Choose ${kinds}.`,
    size: (size: string) => `The file is too large. Choose one of at most ${size}.`,
    empty: 'The file is empty. Choose one with content.',
    count: (count: number) => `Only ${count} files can be added. Remove another one first.`,
    waiting: 'Waiting',
    done: 'Added',
    failed: 'The file could not be added. Please try again.',
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Send ${name} again`,
    progress: (name: string) => `Sending ${name}`,
    files: 'Files to add',
  },
});
