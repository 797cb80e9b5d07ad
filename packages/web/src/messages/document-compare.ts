import { defineText } from './locale.ts';

/** Words of the comparison of two versions of a document. */
export const documentCompareText = defineText({
  jp: {
    title: '版の比較',
    before: '比べる元',
    after: '比べる先',
    version: (number: number) => `第${number}版`,
    label: (from: number, to: number) => `第${from}版から第${to}版への変更`,
    counts: (removed: number, added: number) => `削除${removed}か所、追加${added}か所`,
    position: (at: number, all: number) => `${all}か所のうち${at}か所目の変更`,
    previous: '前の変更',
    next: '次の変更',
    keys: '比較の中では、Nキーで次の変更、Pキーで前の変更に移ります。',
    folded: (count: number) => `変更のない${count}行を表示`,
    equal: '2つの版の内容は同じです。',
    sameVersion: '同じ版を選んでいます。比べる版を選んでください。',
    unreadable:
      'この2つの版は比べられません。比べられるのは、Word（.docx）、PDF、テキストの版どうしです。ダウンロードして確認してください。',
    sinceLastRequest: '前回の依頼との比較',
  },
  en: {
    title: 'Comparison of versions',
    before: 'From',
    after: 'To',
    version: (number: number) => `Version ${number}`,
    label: (from: number, to: number) => `Changes from version ${from} to version ${to}`,
    counts: (removed: number, added: number) => `${removed} removed, ${added} added`,
    position: (at: number, all: number) => `Change ${at} of ${all}`,
    previous: 'Previous change',
    next: 'Next change',
    keys: 'Within the comparison, N goes to the next change and P to the previous one.',
    folded: (count: number) => (count === 1 ? 'Show 1 unchanged line' : `Show ${count} unchanged lines`),
    equal: 'Both versions have the same content.',
    sameVersion: 'Both are the same version. Choose another one to compare with.',
    unreadable:
      'These versions cannot be compared. Versions of Word (.docx), PDF and plain text can. Download them to look at both.',
    sinceLastRequest: 'Compare with the last request',
  },
});
