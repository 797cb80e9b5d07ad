import { defineText } from './locale.ts';

/** Texts shown after another person, or the same one on another screen, changed the record first. The error of the server contains the name of that person. */
export const conflictText = defineText({
  jp: {
    kept: '再読み込みしても、入力した内容は残ります。',
    reloaded: '最新の内容を読み込みました。入力した項目は残しています。確認して、もう一度保存してください。',
    both: (labels: readonly string[]) =>
      `${labels.map((label) => `「${label}」`).join('')}は、先に保存された変更と重なっています。保存すると、入力した内容になります。`,
    theirs: (label: string) => `${label}：先に保存された内容を見る`,
    own: (label: string) => `${label}：入力した内容に戻す`,
  },
  en: {
    kept: 'What you entered stays when you reload.',
    reloaded: 'The present record was loaded. What you entered was kept. Check it and save again.',
    both: (labels: readonly string[]) =>
      `${labels.map((label) => `“${label}”`).join(', ')} was changed in the record that was saved first too. Saving replaces it by what you entered.`,
    theirs: (label: string) => `${label}: show what was saved first`,
    own: (label: string) => `${label}: back to what I entered`,
  },
});
