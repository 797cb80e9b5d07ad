import { defineText } from './locale.ts';

/** Words of the content of documents in a page. */
export const documentPreviewText = defineText({
  jp: {
    unreadable:
      'このPDFは表示できません。ファイルが壊れているか、パスワードで保護されています。ダウンロードして確認してください。',
    none: 'この形式はプレビューできません',
    noneWhy: 'ダウンロードすると、対応するソフトで開けます。',
    noFile: 'ファイルがありません',
    ask: '書類の内容',
    askWhy: '表示すると、ダウンロード履歴に記録されます。',
    show: '内容を表示',
    making: 'WordファイルをPDFに変換しています。終わると、ここに表示されます。',
    late: 'PDFへの変換に時間がかかっています',
    lateWhy: 'しばらくしてから、もう一度表示してください。',
    hits: (words: string, at: number, count: number) => `「${words}」 ${at} / ${count}件`,
    noHits: (words: string) => `「${words}」は内容に見つかりません`,
    previousHit: '前の該当箇所',
    nextHit: '次の該当箇所',
  },
  en: {
    unreadable: 'This PDF cannot be shown: it is damaged or protected by a password. Download it to check.',
    none: 'Files of this kind have no preview',
    noneWhy: 'Download it and open it with a program for its kind.',
    noFile: 'There is no file',
    ask: 'Content of the document',
    askWhy: 'Showing it adds a line to the download history.',
    show: 'Show the content',
    making: 'The Word file is being converted to PDF. It is shown here when that is done.',
    late: 'The conversion to PDF takes long',
    lateWhy: 'Show it again in a while.',
    hits: (words: string, at: number, count: number) => `“${words}”: ${at} of ${count}`,
    noHits: (words: string) => `“${words}” is not in the content`,
    previousHit: 'Previous hit',
    nextHit: 'Next hit',
  },
});
