import { defineText } from './locale.ts';

/** From these totals on, lists count no further: plain ones, and those with a search or filter. */
const countLimits: ReadonlySet<number> = new Set([1000, 10_000]);

/** Words of lists. */
export const listText = defineText({
  jp: {
    filter: '絞り込み',
    filterCount: (count: number) => `${count}件の条件`,
    condition: (label: string, value: string) => `${label}：${value}`,
    removeCondition: (condition: string) => `条件「${condition}」を外す`,
    clear: '条件をすべて外す',
    keyword: '検索語',
    csv: 'CSVをダウンロード',
    range: (from: number, to: number, total: number) =>
      `${from.toLocaleString('ja-JP')}-${to.toLocaleString('ja-JP')} / ${total.toLocaleString('ja-JP')}件${countLimits.has(total) ? '以上' : ''}`,
    pages: (pages: number) => `全${pages.toLocaleString('ja-JP')}ページ`,
    page: (page: number) => `${page.toLocaleString('ja-JP')}ページ目`,
    size: '表示件数',
    sizeOption: (size: number) => `${size}件`,
    pager: 'ページの移動',
    selected: (count: number) => `${count}件を選択中`,
    ofPage: (count: number) => `このページの${count}件のうち`,
    selectAll: 'このページのすべてを選択',
    select: (name: string) => `${name}を選択`,
    unselect: '選択を解除',
    none: 'まだ1件もありません',
    noneFound: '一致するものはありません',
    noneFoundWhy: '検索語や条件を減らしてください。',
    failed: '一覧の取得に失敗しました',
    stale: '最新の状態を取得できませんでした。前に取得した内容を表示しています。',
  },
  en: {
    filter: 'Filter',
    filterCount: (count: number) => `${count} ${count === 1 ? 'condition' : 'conditions'}`,
    condition: (label: string, value: string) => `${label}: ${value}`,
    removeCondition: (condition: string) => `Remove the condition "${condition}"`,
    clear: 'Clear all conditions',
    keyword: 'Keyword',
    csv: 'Download CSV',
    range: (from: number, to: number, total: number) =>
      `${from.toLocaleString('en')}-${to.toLocaleString('en')} of ${total.toLocaleString('en')}${countLimits.has(total) ? ' or more' : ''}`,
    pages: (pages: number) => `${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`,
    page: (page: number) => `Page ${page.toLocaleString('en')}`,
    size: 'Rows a page',
    sizeOption: (size: number) => String(size),
    pager: 'Pages',
    selected: (count: number) => `${count} selected`,
    ofPage: (count: number) => `of ${count} on this page`,
    selectAll: 'Select all of this page',
    select: (name: string) => `Select ${name}`,
    unselect: 'Clear the selection',
    none: 'Nothing here yet',
    noneFound: 'Nothing matches',
    noneFoundWhy: 'Use fewer words or conditions.',
    failed: 'The list could not be loaded',
    stale: 'The latest state could not be loaded. You see what was loaded before.',
  },
});
