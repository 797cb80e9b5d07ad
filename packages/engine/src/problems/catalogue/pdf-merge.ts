import { defineCatalogue } from './entry.ts';

/** Problems with files that are to become one PDF. */
export const pdfMergeCatalogue = defineCatalogue({
  'pdf.merge-nothing': {
    ja: { what: 'まとめるファイルがありません。', fix: 'PDFを1つ以上指定してください。' },
    en: { what: 'There are no files to merge.', fix: 'Give at least one PDF.' },
  },
  'pdf.merge-encrypted': {
    ja: {
      what: '暗号化されているPDFなので、ページを取り出せません。',
      fix: '作成者に確かめ、セキュリティの設定を外して保存したPDFを使ってください。',
    },
    en: {
      what: 'The file is encrypted, so its pages cannot be copied.',
      fix: 'Ask its author for a PDF without security settings, and use that.',
    },
  },
  'pdf.merge-unreadable': {
    ja: {
      what: 'ファイルが壊れていて、すべてのページを正しく取り出せるとは限りません。',
      fix: 'PDFを作ったソフトで開き、もう一度PDFとして保存してください。',
    },
    en: {
      what: 'The file is damaged: not all of its pages can be copied reliably.',
      fix: 'Open it in the program that made it and save it as a PDF again.',
    },
  },
  'pdf.merge-pages-syntax': {
    ja: {
      what: 'ページの指定「{pages}」を読み取れません。',
      fix: '「1-3,5」のように、ページ番号と範囲をコンマで区切ってください。',
    },
    en: { what: 'The choice of pages "{pages}" cannot be read.', fix: 'Write page numbers and ranges, such as 1-3,5.' },
  },
  'pdf.merge-pages-unknown': {
    ja: { what: '{page}ページはありません（全{count}ページ）。', fix: '1から{count}までのページを指定してください。' },
    en: { what: 'There is no page {page}; the file has {count}.', fix: 'Choose pages from 1 to {count}.' },
  },
  'pdf.merge-attachment-twice': {
    ja: { what: '「{name}」という名前の添付ファイルが2つ以上あります。', fix: '別の名前にしてください。' },
    en: { what: 'Several attachments are named "{name}".', fix: 'Give them different names.' },
  },
  'pdf.merge-signatures': {
    ja: {
      what: '電子署名のあるPDFです。まとめたPDFでは署名の効力がなくなります。',
      fix: '署名を確かめる必要があるときは、元のPDFも保管してください（添付することもできます）。',
    },
    en: {
      what: 'The file is signed. Its signatures are not valid in the merged PDF.',
      fix: 'Keep the original too if signatures must be verified; it can be attached.',
    },
  },
});
