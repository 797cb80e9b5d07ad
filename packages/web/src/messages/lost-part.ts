import { defineText } from './locale.ts';

/** Words in the place of a part of a page that could not be loaded. Apart from the other errors, which the first page loads. */
export const lostPartText = defineText({
  jp: {
    title: '読み込みエラー',
    body: 'この部分を読み込めませんでした。入力中の内容を保存し、通信の状態を確認してから、ページを再読み込みしてください。',
  },
  en: {
    title: 'Not loaded',
    body: 'This part could not be loaded. Save what you are entering, check the connection and reload the page.',
  },
});
