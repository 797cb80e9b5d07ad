import { defineCatalogue } from './entry.ts';

const saveAgain = {
  ja: 'PDFを作ったソフトで開き、もう一度PDFとして保存してください。',
  en: 'Open it in the program that made it and save it as a PDF again.',
};
const trusted = { ja: '信頼できる元のファイルを使ってください。', en: 'Use a file from a source you trust.' };

/** Problems with a PDF file itself. */
export const pdfFileCatalogue = defineCatalogue({
  'pdf.not-a-pdf': {
    ja: { what: 'PDFファイルではありません。', fix: 'PDFファイル（.pdf）を指定してください。' },
    en: { what: 'This is not a PDF file.', fix: 'Give a PDF file (.pdf).' },
  },
  'pdf.file-too-large': {
    ja: {
      what: 'ファイルが大きすぎます（{size}バイト、上限{limit}バイト）。',
      fix: '画像を圧縮するか、ファイルを分けてください。',
    },
    en: {
      what: 'The file is too large ({size} bytes; at most {limit}).',
      fix: 'Compress its pictures or split the file.',
    },
  },
  'pdf.damaged': {
    ja: {
      what: 'ファイルが壊れていて、ページを読み取れません。',
      fix: 'もう一度アップロードするか、元のファイルから取り直してください。',
    },
    en: {
      what: 'The file is damaged: its pages cannot be found.',
      fix: 'Upload it again or download it again from its source.',
    },
  },
  'pdf.repaired': {
    ja: {
      what: 'ファイルの索引（相互参照）が壊れていたため、中身を調べて直しながら読みました。',
      fix: `できあがりを確かめてください。気になるときは、${saveAgain.ja}`,
    },
    en: {
      what: 'The index of the file (its cross-reference) is damaged; it was rebuilt by scanning the file.',
      fix: `Check the result. If in doubt: ${saveAgain.en}`,
    },
  },
  'pdf.header-missing': {
    ja: {
      what: 'ファイルの先頭に、PDFであることを示す印（%PDF）がありません。残りの内容から読みました。',
      fix: `できあがりを確かめてください。気になるときは、${saveAgain.ja}`,
    },
    en: {
      what: 'The header of the file (%PDF) is missing; it was read by the rest of its content.',
      fix: `Check the result. If in doubt: ${saveAgain.en}`,
    },
  },
  'pdf.page-tree': {
    ja: {
      what: 'ページの一覧に誤りがあり、読み取れたページだけを使います。',
      fix: `ページ数を確かめてください。足りないときは、${saveAgain.ja}`,
    },
    en: {
      what: 'The page tree is damaged; only the pages that could be read are used.',
      fix: `Check the number of pages. If some are missing: ${saveAgain.en}`,
    },
  },
  'pdf.no-pages': {
    ja: { what: 'ページがありません。', fix: saveAgain.ja },
    en: { what: 'It has no pages.', fix: saveAgain.en },
  },
  'pdf.password-needed': {
    ja: {
      what: '開くのにパスワードが必要なPDFです。',
      fix: 'パスワードを外して保存したPDFを使ってください。',
    },
    en: { what: 'This PDF needs a password to be opened.', fix: 'Save it without a password and use that file.' },
  },
  'pdf.encryption-unknown': {
    ja: {
      what: '対応していない方式（証明書など）で暗号化されています。',
      fix: '暗号化せずに保存したPDFを使ってください。',
    },
    en: {
      what: 'It is encrypted in a way that is not supported (by certificates, for example).',
      fix: 'Save it without encryption and use that file.',
    },
  },
  'pdf.change-not-allowed': {
    ja: {
      what: '作成者が記入や変更を禁止しているPDFです。',
      fix: '記入が許可されたPDFを作成者から受け取ってください。',
    },
    en: {
      what: 'The author of this PDF does not allow filling it in or changing it.',
      fix: 'Ask the author for a PDF that may be filled in.',
    },
  },
  'pdf.filter-unknown': {
    ja: { what: '知らない圧縮方式（{name}）が使われています。', fix: saveAgain.ja },
    en: { what: 'An unknown compression method ({name}) is used.', fix: saveAgain.en },
  },
  'pdf.stream-too-large': {
    ja: { what: '展開すると大きすぎるデータが含まれています（上限{limit}バイト）。', fix: saveAgain.ja },
    en: { what: 'It contains data too large to decompress (at most {limit} bytes).', fix: saveAgain.en },
  },
  'pdf.bomb': {
    ja: { what: '読むと異常に大きくなるように作られています。', fix: trusted.ja },
    en: { what: 'Reading it would take an abnormal amount of work.', fix: trusted.en },
  },
  'pdf.too-many-objects': {
    ja: { what: '中の部品が多すぎます（上限{limit}個）。', fix: 'ファイルを分けてください。' },
    en: { what: 'It has too many objects (at most {limit}).', fix: 'Split the file.' },
  },
  'pdf.too-many-values': {
    ja: { what: '中のデータが多すぎます（上限{limit}個）。', fix: 'ファイルを分けてください。' },
    en: { what: 'It has too many values (at most {limit}).', fix: 'Split the file.' },
  },
  'pdf.too-deep': {
    ja: { what: 'データの入れ子が深すぎます（上限{limit}段）。', fix: trusted.ja },
    en: { what: 'Its data is nested too deeply (at most {limit} levels).', fix: trusted.en },
  },
  'pdf.too-many-pages': {
    ja: { what: 'ページが多すぎます（上限{limit}ページ）。', fix: 'ファイルを分けてください。' },
    en: { what: 'It has too many pages (at most {limit}).', fix: 'Split the file.' },
  },
  'pdf.page-too-large': {
    ja: { what: '{page}ページが大きすぎます（一辺の上限{limit}pt）。', fix: saveAgain.ja },
    en: { what: 'Page {page} is too large (a side is at most {limit} pt).', fix: saveAgain.en },
  },
  'pdf.too-slow': {
    ja: {
      what: '時間がかかりすぎるため中止しました（上限{limit}ミリ秒）。',
      fix: 'ファイルを分けるか、上限を延ばしてください。',
    },
    en: {
      what: 'Stopped because it took too long (at most {limit} milliseconds).',
      fix: 'Split the file, or allow more time.',
    },
  },
});
