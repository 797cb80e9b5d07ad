import { defineText } from './locale.ts';

/** Words of the search for documents. */
export const documentSearchText = defineText({
  jp: {
    open: '本文から検索',
    search: '書類名・項目・コメント・本文を検索',
    where: '該当箇所',
    text: '本文',
    comment: 'コメント',
    dateFrom: '取引年月日（から）',
    dateTo: '取引年月日（まで）',
    amountFrom: '取引金額（円以上）',
    amountTo: '取引金額（円以下）',
    emptyWhy: '書類を登録すると、ここで検索できます。閲覧できる書類だけが表示されます。',
    help: '検索のしかた',
    helpLines: [
      '書類名、取引先、項目の値、コメント、ファイルの本文を検索します。スペースで区切ると、すべての言葉を含む書類が見つかります。',
      '全角と半角、ひらがなとカタカナ、大文字と小文字は区別しません。「髙」と「高」のような異体字も同じ文字として扱います。',
      '日本語は2文字から本文も検索します。1文字のときは、書類名、取引先、項目の値、コメントだけを検索します。',
      '英数字は単語の先頭から一致します。「2024」で「INV-2024」は見つかりますが、「024」では見つかりません。',
      '記号は区切りとして扱います。「INV-2024」と「INV 2024」は同じです。金額は「1,250,000」のように、書類と同じ位置で区切って入力してください。',
      '画像の中の文字と、本文の20万文字より後ろは検索できません。件数は1,000件まで数えます。',
    ],
  },
  en: {
    open: 'Search texts',
    search: 'Search names, values, comments and texts',
    where: 'Found in',
    text: 'Text',
    comment: 'Comment',
    dateFrom: 'Transaction date from',
    dateTo: 'Transaction date to',
    amountFrom: 'Amount from (yen)',
    amountTo: 'Amount to (yen)',
    emptyWhy: 'Documents are found here once they are filed. Only those that you may read are shown.',
    help: 'How to search',
    helpLines: [
      'Names, counterparties, values, comments and the texts of files are searched. With spaces between words, documents with all of them are found.',
      'Width, kind of kana and case make no difference, nor do variants of kanji such as 髙 and 高.',
      'Two Japanese characters are looked for in texts too; a single one in names, counterparties, values and comments only.',
      'Words of letters and digits are found from their beginning: 2024 finds INV-2024, but 024 does not.',
      'Punctuation counts as a space: INV-2024 is INV 2024. Type an amount with the commas of the document, such as 1,250,000.',
      'Text within pictures, and text after the first 200,000 characters of a file, is not found. 1,000 hits are counted.',
    ],
  },
});
