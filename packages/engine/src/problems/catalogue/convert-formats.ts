import { defineCatalogue } from './entry.ts';

/** Settings of styles, lists and sections that the PDF does not show. */
export const convertFormatsCatalogue = defineCatalogue({
  'convert.bar-tab': {
    ja: { what: '縦線タブの線はPDFに出ません。', fix: '線が要るときは表か罫線にしてください。' },
    en: { what: 'Bar tabs are not drawn in the PDF.', fix: 'Use a table or a border for the stroke.' },
  },
  'convert.border-art': {
    ja: {
      what: '絵柄のページ罫線は、PDFではふつうの線になります。',
      fix: '線の罫線に変えるか、枠を画像（PNG）で置いてください。',
    },
    en: {
      what: 'A page border made of pictures is drawn as a plain line.',
      fix: 'Choose a border of lines, or place the frame as a picture (PNG).',
    },
  },
  'convert.bullet-picture': {
    ja: { what: '図の行頭文字は、PDFでは「•」になります。', fix: '行頭文字を記号にしてください。' },
    en: { what: 'A picture bullet is drawn as •.', fix: 'Choose a character as the bullet.' },
  },
  'convert.line-numbers': {
    ja: { what: '行番号はPDFに出ません。', fix: '行番号が要るときは本文に書いてください。' },
    en: {
      what: 'Line numbers are not drawn in the PDF.',
      fix: 'Type the numbers in the text where they are needed.',
    },
  },
  'convert.mirrored-margins': {
    ja: {
      what: '左右対称の余白は、PDFではどのページも奇数ページと同じ余白になります。',
      fix: 'とじしろが要るときは印刷の設定で付けてください。',
    },
    en: {
      what: 'Mirrored margins are not supported: every page has the margins of an odd page.',
      fix: 'Add the binding margin when printing.',
    },
  },
  'convert.number-format': {
    ja: { what: '番号の書式「{format}」は、PDFでは算用数字になります。', fix: 'ほかの番号の書式を選んでください。' },
    en: {
      what: 'Numbers in the format "{format}" are printed as Arabic numerals.',
      fix: 'Choose another number format.',
    },
  },
  'convert.page-number-chapter': {
    ja: {
      what: 'ページ番号の前の章番号はPDFに出ません。',
      fix: '章番号が要るときはヘッダーかフッターに書いてください。',
    },
    en: {
      what: 'The chapter number before page numbers is not printed in the PDF.',
      fix: 'Write it into the header or footer.',
    },
  },
  'convert.right-to-left': {
    ja: {
      what: '右から左へ書く段落は、PDFでは左から右に組まれます。',
      fix: '右から左の文字がなければ、段落の向きを左から右にしてください。',
    },
    en: {
      what: 'A right-to-left paragraph is laid out from left to right.',
      fix: 'Set its direction to left-to-right if it has no right-to-left text.',
    },
  },
  'convert.text-direction': {
    ja: { what: '図形の文字の向き（{kind}）は、横書きで出ます。', fix: '横書きか縦書きにしてください。' },
    en: {
      what: 'Text of the direction {kind} in a shape is laid out horizontally.',
      fix: 'Use horizontal or vertical text.',
    },
  },
  'convert.text-effect': {
    ja: {
      what: '影・中抜き・光彩などの文字の効果はPDFに出ません（文字は出ます）。',
      fix: '効果が要るときは太字や色にしてください。',
    },
    en: {
      what: 'Text effects such as shadow, outline and glow are not drawn in the PDF.',
      fix: 'Use bold or a color instead.',
    },
  },
});
