import { defineText } from './locale.ts';

/** Words of charts. */
export const chartText = defineText({
  jp: { table: '表で見る', category: '区分', none: 'この期間の数値はありません。' },
  en: { table: 'Show as table', category: 'Category', none: 'There are no numbers for this period.' },
});
