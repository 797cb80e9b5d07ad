import { defineCatalogue } from './entry.ts';

/** Problems with values that are printed as barcodes. */
export const barcodeCatalogue = defineCatalogue({
  'barcode.not-a-jan': {
    ja: {
      what: '「{text}」はJANコードとして読めません。',
      fix: '数字13桁か8桁で入れてください。チェックデジットを除く12桁か7桁でも作れます。',
    },
    en: { what: '"{text}" is not a JAN code.', fix: 'Give 13 or 8 digits, or 12 or 7 without the check digit.' },
  },
  'barcode.jan-check-digit': {
    ja: {
      what: 'JANコード「{text}」のチェックデジットが違います。末尾は{found}ですが、計算では{check}です。',
      fix: '番号を確かめてください。',
    },
    en: {
      what: 'The check digit of the JAN code "{text}" is wrong: it ends in {found} and should end in {check}.',
      fix: 'Check the number.',
    },
  },
  'barcode.not-nw7': {
    ja: {
      what: '「{text}」はNW-7として使えません。',
      fix: '数字と「-」「$」「:」「/」「.」「+」で入れてください。前後にA〜Dを付けるときは、両方に付けます。',
    },
    en: {
      what: '"{text}" cannot be written in NW-7.',
      fix: 'Use digits and - $ : / . +, with A to D at both ends or at neither.',
    },
  },
  'barcode.not-ascii': {
    ja: {
      what: '「{text}」の「{found}」はCode 128に使えません。',
      fix: '半角の英数字と記号で入れるか、QRコードを使ってください。',
    },
    en: {
      what: '"{found}" in "{text}" cannot be written in Code 128.',
      fix: 'Use ASCII letters, digits and signs, or a QR code.',
    },
  },
  'barcode.not-an-address': {
    ja: {
      what: '「{text}」はカスタマバーコードにできません。',
      fix: '郵便番号7桁と、住所表示番号（数字、英大文字、ハイフン）を「100-0013 1-3-2-503」のように入れてください。',
    },
    en: {
      what: '"{text}" cannot be written as a Japan Post customer barcode.',
      fix: 'Give seven digits of a post code and the numbers of the address, such as 100-0013 1-3-2-503.',
    },
  },
  'barcode.too-long': {
    ja: {
      what: '「{text}」はバーコードには長すぎます（{limit}文字まで）。',
      fix: '短くするか、QRコードを使ってください。',
    },
    en: {
      what: '"{text}" is too long for the barcode (at most {limit} characters).',
      fix: 'Shorten it or use a QR code.',
    },
  },
  'barcode.too-much': {
    ja: {
      what: '「{text}」はバーコードに入りきりません。',
      fix: '文字を減らしてください。QRコードでは誤り訂正を下げると多く入ります。',
    },
    en: {
      what: '"{text}" does not fit the barcode.',
      fix: 'Shorten it; a QR code with a lower error correction holds more.',
    },
  },
  'barcode.not-loaded': {
    ja: { what: 'バーコードを作る部品が読み込まれていません。', fix: '先に loadBarcodes() を呼んでください。' },
    en: { what: 'The encoder of barcodes is not loaded.', fix: 'Call loadBarcodes() first and wait for it.' },
  },
  'barcode.small': {
    ja: {
      what: 'バーコードの最も細い線が{width}mmになり、読み取れないことがあります（{least}mm以上が必要です）。',
      fix: '欄を広げるか、値を短くしてください。',
    },
    en: {
      what: 'The finest bar of the barcode is {width} mm wide; scanners need at least {least} mm.',
      fix: 'Enlarge the box or shorten the value.',
    },
  },
});
