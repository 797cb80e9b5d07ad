import { defineText } from './locale.ts';

/** Words of the pages for an address that does not exist, or that the person may not open. Fixed sentences of the specification are kept as they are. */
export const deadEndText = defineText({
  jp: {
    notFoundTitle: 'This page could not be found',
    notFoundBody: 'ページが見つかりません。URLを確認するか、トップページから探してください。',
    denied: '権限がありません。',
    deniedWhy: 'この画面を開く権限がないか、契約中のプランに含まれていません。会社の管理者に確認してください。',
    toMenu: 'メインメニューに戻る',
  },
  en: {
    notFoundTitle: 'This page could not be found',
    notFoundBody: 'Check the address, or start from the top page.',
    denied: 'You do not have permission.',
    deniedWhy: 'You may not open this screen, or the plan does not include it. Ask the administrator of your company.',
    toMenu: 'Back to the main menu',
  },
});
