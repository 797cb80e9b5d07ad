import { defineText } from './locale.ts';

/** The error catalogue of screens (specification sections 2 and 8). Fixed sentences of the specification are kept as they are. */
export const errorText = defineText({
  jp: {
    notFoundTitle: 'This page could not be found',
    notFoundBody: 'ページが見つかりません。URLを確認するか、トップページから探してください。',
    errorTitle: 'エラー',
    toTop: 'トップページに戻る',
    denied: '権限がありません。',
    deniedWhy: 'この画面を開く権限がないか、契約中のプランに含まれていません。会社の管理者に確認してください。',
    toMenu: 'メインメニューに戻る',
    dialogTitle: (status: number) => `Error ${status === 0 ? 500 : status}`,
    unreachable: 'サーバーに接続できません。通信の状態を確認して、もう一度お試しください。',
    goneWhy: '削除されたか、URLが正しくありません。一覧から探してください。',
    screenFailed: '画面の読み込みに失敗しました。通信の状態を確認して、再読み込みしてください。',
    partFailed:
      'この部分を読み込めませんでした。入力中の内容を保存し、通信の状態を確認してから、ページを再読み込みしてください。',
  },
  en: {
    notFoundTitle: 'This page could not be found',
    notFoundBody: 'Check the address, or start from the top page.',
    errorTitle: 'Error',
    toTop: 'Return to the top page',
    denied: 'You do not have permission.',
    deniedWhy: 'You may not open this screen, or the plan does not include it. Ask the administrator of your company.',
    toMenu: 'Back to the main menu',
    dialogTitle: (status: number) => `Error ${status === 0 ? 500 : status}`,
    unreachable: 'The server could not be reached. Check the connection and try again.',
    goneWhy: 'It was deleted, or the address is wrong. Look for it in the list.',
    screenFailed: 'The screen could not be loaded. Check the connection and reload the page.',
    partFailed: 'This part could not be loaded. Save what you are entering, check the connection and reload the page.',
  },
});
