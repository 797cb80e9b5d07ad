import { defineText } from './locale.ts';

/** The error catalogue of screens (specification sections 2 and 8). Fixed sentences of the specification are kept as they are. */
export const errorText = defineText({
  jp: {
    errorTitle: 'エラー',
    toTop: 'トップページに戻る',
    dialogTitle: (status: number) => `Error ${status === 0 ? 500 : status}`,
    unreachable: 'サーバーに接続できません。通信の状態を確認して、もう一度お試しください。',
    goneWhy: '削除されたか、URLが正しくありません。一覧から探してください。',
    screenFailed: '画面の読み込みに失敗しました。通信の状態を確認して、再読み込みしてください。',
  },
  en: {
    errorTitle: 'Error',
    toTop: 'Return to the top page',
    dialogTitle: (status: number) => `Error ${status === 0 ? 500 : status}`,
    unreachable: 'The server could not be reached. Check the connection and try again.',
    goneWhy: 'It was deleted, or the address is wrong. Look for it in the list.',
    screenFailed: 'The screen could not be loaded. Check the connection and reload the page.',
  },
});
