import { defineText } from './locale.ts';

/** Texts shown after another person changed the record first. The error of the server contains the name of that person. */
export const conflictText = defineText({
  jp: {
    kept: '再読み込みしても、入力した内容は残ります。',
    reloaded: '最新の内容を読み込みました。入力した項目は残しています。確認して、もう一度保存してください。',
    both: (labels: readonly string[]) =>
      `${labels.map((label) => `「${label}」`).join('')}は、ほかの人も変更しています。保存すると、入力した内容になります。`,
  },
  en: {
    kept: 'What you entered stays when you reload.',
    reloaded: 'The present record was loaded. What you entered was kept. Check it and save again.',
    both: (labels: readonly string[]) =>
      `Somebody else has changed ${labels.map((label) => `“${label}”`).join(', ')} too. Saving replaces it by what you entered.`,
  },
});
