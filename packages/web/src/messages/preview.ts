import { defineText } from './locale.ts';

/** Words of the live preview of papers. */
export const previewText = defineText({
  jp: {
    title: 'プレビュー',
    loading: 'プレビューを準備しています',
    file: '表示する書類',
    pages: (count: number) => `${count}ページ`,
    page: (number: number, count: number) => `${count}ページ中${number}ページ`,
    pagesOf: (name: string) => (name === '' ? '書類のページ' : `「${name}」のページ`),
    smaller: '縮小',
    larger: '拡大',
    fit: (percent: string) => `${percent}、幅に合わせる`,
    percent: (zoom: number) => `${Math.round(zoom * 100)}%`,
    problems: (count: number) => `確認が必要な点 ${count}件`,
    notMade: 'この書類は、今の回答では作成されません。',
    failed: 'プレビューを表示できません。回答は保存されます。書類はダウンロードして確認してください。',
    unavailable: 'プレビューを読み込めませんでした。',
  },
  en: {
    title: 'Preview',
    loading: 'Preparing the preview',
    file: 'Document to show',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    pagesOf: (name: string) => (name === '' ? 'Pages of the document' : `Pages of “${name}”`),
    smaller: 'Zoom out',
    larger: 'Zoom in',
    fit: (percent: string) => `${percent}, fit the width`,
    percent: (zoom: number) => `${Math.round(zoom * 100)}%`,
    problems: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
    notMade: 'The present answers do not lead to this document.',
    failed: 'The preview cannot be shown. Your answers are saved; download the document to check it.',
    unavailable: 'The preview could not be loaded.',
  },
});
