import { defineCatalogue } from './entry.ts';

/** Problems with fonts for PDF, and with characters they cannot draw. */
export const pdfFontCatalogue = defineCatalogue({
  'pdf.font-format': {
    ja: {
      what: '書体として読めないファイルです。',
      fix: 'TrueTypeかOpenTypeの書体（.ttf、.otf、.ttc、.woff2）を置いてください。',
    },
    en: { what: 'The file is not a font.', fix: 'Use a TrueType or OpenType font (.ttf, .otf, .ttc, .woff2).' },
  },
  'pdf.font-broken': {
    ja: {
      what: '書体のファイルが壊れています（{part}）。',
      fix: '書体を入手し直すか、別の書体を使ってください。',
    },
    en: { what: 'The font file is broken ({part}).', fix: 'Download the font again or use another one.' },
  },
  'pdf.font-skipped': {
    ja: {
      what: '書体のファイルが読めないので使いません（{part}）。',
      fix: '書体を入手し直すか、フォルダーから外してください。',
    },
    en: {
      what: 'The font file cannot be read and is not used ({part}).',
      fix: 'Download the font again or remove it from the folder.',
    },
  },
  'pdf.font-folder': {
    ja: {
      what: '書体のフォルダーが読めません。',
      fix: 'フォルダーの場所と、読み取りが許されているかを確かめてください。',
    },
    en: { what: 'The folder of fonts cannot be read.', fix: 'Check its path and permissions.' },
  },
  'pdf.font-folder-too-many': {
    ja: {
      what: '書体のフォルダーにファイルが多すぎます。はじめの{limit}個だけを使います。',
      fix: '使う書体だけをフォルダーに置いてください。',
    },
    en: {
      what: 'The folder of fonts has too many files; only the first {limit} are used.',
      fix: 'Keep only the fonts you use in the folder.',
    },
  },
  'pdf.font-not-installed': {
    ja: {
      what: '書体「{name}」のパッケージがインストールされていません。',
      fix: '「npm install {package}」でインストールするか、使う書体をfontsで指定してください。',
    },
    en: {
      what: 'The package of the font "{name}" is not installed.',
      fix: 'Install it with "npm install {package}", or pass your own fonts as `fonts`.',
    },
  },
  'pdf.font-reader-missing': {
    ja: {
      what: '太さの変わる書体（可変フォント）を読むパッケージがインストールされていないので、使いません。',
      fix: '「npm install {package}」でインストールするか、太さごとのファイルを使ってください。',
    },
    en: {
      what: 'The variable font is not used: the package that reads such fonts is not installed.',
      fix: 'Install it with "npm install {package}", or use a file for each weight.',
    },
  },
  'pdf.glyph-missing': {
    ja: {
      what: '文字「{character}」（{codePoint}）は、使える書体のどれにもありません。',
      fix: '別の字に直してください。',
    },
    en: {
      what: 'No font has the character "{character}" ({codePoint}).',
      fix: 'Write another character.',
    },
  },
  'pdf.glyph-missing-standard': {
    ja: {
      what: '文字「{character}」（{codePoint}）は、使える書体のどれにもありません。',
      fix: '「{standard}」に直してください。',
    },
    en: {
      what: 'No font has the character "{character}" ({codePoint}).',
      fix: 'Write "{standard}".',
    },
  },
  'pdf.glyph-variant': {
    ja: {
      what: '「{character}」の異体字（{codePoint}）は、使える書体のどれにもありません。',
      fix: '異体字の指定を外して、標準の字体に直してください。',
    },
    en: {
      what: 'No font has this variant of "{character}" ({codePoint}).',
      fix: 'Write its usual form, without the variation selector.',
    },
  },
  'pdf.glyph-compatibility': {
    ja: {
      what: '「{character}」（{codePoint}）は互換漢字で、ほかの字に化けることがあります。',
      fix: '標準の漢字に直してください。',
    },
    en: {
      what: '"{character}" ({codePoint}) is a compatibility ideograph, which other programs may turn into another character.',
      fix: 'Write the standard ideograph.',
    },
  },
  'pdf.glyph-compatibility-standard': {
    ja: {
      what: '「{character}」（{codePoint}）は互換漢字で、ほかの字に化けることがあります。標準の漢字は「{standard}」です。',
      fix: '「{standard}」に直してください。',
    },
    en: {
      what: '"{character}" ({codePoint}) is a compatibility ideograph, which other programs may turn into "{standard}".',
      fix: 'Write "{standard}".',
    },
  },
  'pdf.glyph-private': {
    ja: {
      what: '「{character}」（{codePoint}）は外字（私用領域の文字）で、書体ごとに形が違います。',
      fix: '標準の文字に直してください。',
    },
    en: {
      what: '"{character}" ({codePoint}) is a private-use character: each font draws it differently.',
      fix: 'Write a standard character.',
    },
  },
  'pdf.glyph-control': {
    ja: {
      what: '印字できない文字（{codePoint}）が含まれています。',
      fix: 'この文字を消してください。',
    },
    en: {
      what: 'The text contains a character that cannot be printed ({codePoint}).',
      fix: 'Delete it.',
    },
  },
  'pdf.glyph-marked': {
    ja: {
      what: '「{character}」（{codePoint}）を「{replacement}」で印字しました。',
      fix: '別の字に直すか、印刷した紙に手で書き入れてください。',
    },
    en: {
      what: '"{character}" ({codePoint}) is printed as "{replacement}".',
      fix: 'Write another character, or write it on the paper by hand.',
    },
  },
  'pdf.glyph-replaced': {
    ja: {
      what: '「{character}」（{codePoint}）を「{replacement}」で印字しました。',
      fix: 'この字体でよいか確かめてください。',
    },
    en: {
      what: '"{character}" ({codePoint}) is printed as "{replacement}".',
      fix: 'Check whether this form is acceptable.',
    },
  },
  'pdf.glyph-kept': {
    ja: {
      what: '「{character}」（{codePoint}）は外字か互換漢字ですが、そのまま印字しました。',
      fix: '意図した形で印字されているか確かめてください。',
    },
    en: {
      what: '"{character}" ({codePoint}), a private-use or compatibility character, is printed as it is.',
      fix: 'Check whether it has the intended form.',
    },
  },
  'pdf.glyph-invisible': {
    ja: {
      what: '見えない文字（{codePoint}）が含まれています。紙には何も印字されません。',
      fix: '元のデータからこの文字を消してください。',
    },
    en: {
      what: 'The text holds an invisible character ({codePoint}), which prints as nothing.',
      fix: 'Delete it from the data.',
    },
  },
  'pdf.glyph-left-out': {
    ja: { what: '印字できない文字（{codePoint}）を除きました。', fix: '元のデータからこの文字を消してください。' },
    en: { what: 'A character that cannot be printed ({codePoint}) is left out.', fix: 'Delete it from the data.' },
  },
});
