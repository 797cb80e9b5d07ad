import { defineCatalogue } from './entry.ts';

/** What styles, lists and sections of a Word file say and its PDF does not show. */
export const convertFormatsCatalogue = defineCatalogue({
  'convert.bar-tab': {
    severity: 'info',
    ja: { what: '縦線タブの線はPDFに出ません。', fix: '線が要るときは表か罫線にしてください。' },
    en: { what: 'The stroke of a bar tab does not come into the PDF.', fix: 'Use a table or a border for the stroke.' },
  },
  'convert.border-art': {
    severity: 'info',
    ja: {
      what: '絵柄のページ罫線は、PDFではふつうの線になります。',
      fix: '線の罫線に変えるか、枠を画像（PNG）で置いてください。',
    },
    en: {
      what: 'A page border of pictures is a plain line in the PDF.',
      fix: 'Choose a border of lines, or place the frame as a picture (PNG).',
    },
  },
  'convert.bullet-picture': {
    severity: 'info',
    ja: { what: '図の行頭文字は、PDFでは「•」になります。', fix: '行頭文字を記号にしてください。' },
    en: { what: 'A bullet that is a picture is • in the PDF.', fix: 'Choose a character as the bullet.' },
  },
  'convert.line-numbers': {
    severity: 'info',
    ja: { what: '行番号はPDFに出ません。', fix: '行番号が要るときは本文に書いてください。' },
    en: {
      what: 'Line numbers do not come into the PDF.',
      fix: 'Write the numbers into the text where they are needed.',
    },
  },
  'convert.mirrored-margins': {
    severity: 'info',
    ja: {
      what: '左右対称の余白は、PDFではどのページも奇数ページと同じ余白になります。',
      fix: 'とじしろが要るときは印刷の設定で付けてください。',
    },
    en: {
      what: 'Mirrored margins are those of odd pages on every page of the PDF.',
      fix: 'Add the binding margin when printing.',
    },
  },
  'convert.number-format': {
    severity: 'info',
    ja: { what: '番号の書式「{format}」は、PDFでは算用数字になります。', fix: 'ほかの番号の書式を選んでください。' },
    en: {
      what: 'Numbers of the format "{format}" are Arabic figures in the PDF.',
      fix: 'Choose another number format.',
    },
  },
  'convert.page-number-chapter': {
    severity: 'info',
    ja: {
      what: 'ページ番号の前の章番号はPDFに出ません。',
      fix: '章番号が要るときはヘッダーかフッターに書いてください。',
    },
    en: {
      what: 'The chapter number before page numbers does not come into the PDF.',
      fix: 'Write it into the header or footer.',
    },
  },
  'convert.right-to-left': {
    severity: 'warning',
    ja: {
      what: '右から左へ書く段落は、PDFでは左から右に組まれます。',
      fix: '右から左の文字がなければ、段落の向きを左から右にしてください。',
    },
    en: {
      what: 'A paragraph written from right to left is set from left to right.',
      fix: 'Set its direction to left-to-right if it has no such letters.',
    },
  },
  'convert.text-direction': {
    severity: 'warning',
    ja: { what: '図形の文字の向き（{kind}）は、横書きで出ます。', fix: '横書きか縦書きにしてください。' },
    en: {
      what: 'Text of the direction {kind} in a shape is set horizontally.',
      fix: 'Use horizontal or vertical text.',
    },
  },
  'convert.text-effect': {
    severity: 'info',
    ja: {
      what: '影・中抜き・光彩などの文字の効果はPDFに出ません（文字は出ます）。',
      fix: '効果が要るときは太字や色にしてください。',
    },
    en: {
      what: 'Effects of letters such as shadow, outline and glow do not come into the PDF; the letters do.',
      fix: 'Use bold or a colour instead.',
    },
  },
});
