import { defineCatalogue } from './entry.ts';

/** Problems with the form fields (AcroForm) of a PDF and with values for them, and with what `inspect` could not examine. */
export const pdfAcroformCatalogue = defineCatalogue({
  'pdf.form-tree': {
    ja: {
      what: 'フォームフィールドの一覧に誤りがあります。読み取れたフィールドだけを使います。',
      fix: 'フィールドの数と名前を確かめてください。足りないときは、作ったソフトでもう一度保存してください。',
    },
    en: {
      what: 'The list of form fields is damaged; only the fields that could be read are used.',
      fix: 'Check their number and names. If some are missing, save the file again in the program that made it.',
    },
  },
  'pdf.form-xfa': {
    ja: {
      what: 'XFAフォームが含まれています。XFAは使わず、AcroFormのフィールドだけを扱います。記入したファイルからはXFAを外します。',
      fix: '表示が「しばらくお待ちください」だけのときは、普通のPDFとして作り直してください。',
    },
    en: {
      what: 'It contains an XFA form, which is ignored: only its AcroForm fields are used. A filled file has no XFA.',
      fix: 'If the page only says "Please wait", create it again as a plain PDF.',
    },
  },
  'pdf.form-scripts': {
    ja: {
      what: '計算や書式のスクリプトが{count}個のフィールドにあります。スクリプトは実行しません。',
      fix: '計算で決まる欄にも値を入れてください。',
    },
    en: {
      what: 'Fields with scripts (calculation, format): {count}. Scripts are not run.',
      fix: 'Give values for the fields that scripts would compute.',
    },
  },
  'pdf.form-no-fields': {
    ja: {
      what: '入力できるフォームフィールドがありません。',
      fix: '値を書く位置を決めて、ページの上に記入してください。',
    },
    en: {
      what: 'It has no form fields that could be filled in.',
      fix: 'Decide where the values go, and draw them on the pages.',
    },
  },
  'pdf.form-unknown-field': {
    ja: {
      what: '「{name}」というフィールドはありません。',
      fix: 'PDFのフォームフィールドの名前を確かめてください。',
    },
    en: { what: 'There is no field "{name}".', fix: 'Check the names of the form fields of the PDF.' },
  },
  'pdf.form-unknown-field-near': {
    ja: {
      what: '「{name}」というフィールドはありません。',
      fix: '「{nearest}」の間違いではありませんか。',
    },
    en: { what: 'There is no field "{name}".', fix: 'Did you mean "{nearest}"?' },
  },
  'pdf.form-ambiguous-field': {
    ja: {
      what: '「{name}」という表示名のフィールドが{count}個あります。',
      fix: 'フィールドの名前で指定してください。',
    },
    en: { what: '{count} fields are labeled "{name}".', fix: 'Use the names of the fields.' },
  },
  'pdf.form-not-an-option': {
    ja: { what: '「{value}」は選択肢にありません。', fix: '使えるのは {options} です。' },
    en: { what: '"{value}" is not among the options.', fix: 'It can be {options}.' },
  },
  'pdf.form-one-value': {
    ja: { what: '値は1つだけ選べますが、{count}個あります。', fix: '1つにしてください。' },
    en: { what: 'One value can be chosen, but {count} are given.', fix: 'Give one.' },
  },
  'pdf.form-bad-value': {
    ja: {
      what: 'この値はフィールドに入れられません（{kind}）。',
      fix: '文字列、数、真偽値、またはその並びにしてください。',
    },
    en: {
      what: 'This value cannot be written to a field ({kind}).',
      fix: 'Give a text, a number, true or false, or a list of texts.',
    },
  },
  'pdf.form-too-long': {
    ja: {
      what: '「{text}」は{length}文字です。このフィールドには{limit}文字まで入ります。',
      fix: '文字を減らしてください。',
    },
    en: { what: '"{text}" has {length} characters; the field allows {limit}.', fix: 'Shorten it.' },
  },
  'pdf.form-text-overflow': {
    ja: {
      what: '「{text}」が欄（幅{width}mm、高さ{height}mm）に入りません。{rest}文字が見えません。',
      fix: '文字を減らしてください。',
    },
    en: {
      what: '"{text}" does not fit its field ({width} mm by {height} mm): {rest} characters of it would not be seen.',
      fix: 'Shorten it.',
    },
  },
  'pdf.form-text-squeezed': {
    ja: {
      what: '「{text}」を長体{scale}%、{size}ptまで縮めて入れました。読みにくいことがあります。',
      fix: '文字を減らしてください。',
    },
    en: {
      what: '"{text}" was made narrower or smaller to fit ({scale} % width, {size} pt) and may be hard to read.',
      fix: 'Shorten it.',
    },
  },
  'pdf.form-text-cut': {
    ja: {
      what: '値は入りましたが、欄に{rest}文字が見えません。',
      fix: '文字を減らしてください。印刷でも見えません。',
    },
    en: {
      what: 'The value is in the field, but {rest} of its characters are not visible.',
      fix: 'Shorten it: they are not printed either.',
    },
  },
  'pdf.form-line-breaks': {
    ja: { what: '1行のフィールドなので、改行を空白に替えました。', fix: '改行を除いてください。' },
    en: { what: 'The field has one line: line breaks became spaces.', fix: 'Remove the line breaks.' },
  },
  'pdf.form-button': {
    ja: { what: 'ボタンには値を入れられません。', fix: 'この名前を値から外してください。' },
    en: { what: 'A button has no value.', fix: 'Remove the name from the values.' },
  },
  'pdf.form-signature': {
    ja: {
      what: '署名フィールドには値を入れられません。',
      fix: 'この名前を値から外してください。署名は署名用のソフトで行ってください。',
    },
    en: {
      what: 'A signature field cannot be filled in.',
      fix: 'Remove the name from the values and sign with a signing program.',
    },
  },
  'pdf.form-password': {
    ja: {
      what: 'パスワードのフィールドです。値をファイルに残せません。',
      fix: 'この名前を値から外してください。',
    },
    en: {
      what: 'This is a password field: its value must not be stored in a file.',
      fix: 'Remove the name from the values.',
    },
  },
  'pdf.form-read-only': {
    ja: { what: '読み取り専用のフィールドに値を入れました。', fix: '入れてよいか確かめてください。' },
    en: { what: 'The field is read-only; it was filled in anyway.', fix: 'Check that this is intended.' },
  },
  'pdf.form-required': {
    ja: { what: '必須のフィールドが空です。', fix: '値を入れてください。' },
    en: { what: 'The field is required and empty.', fix: 'Give it a value.' },
  },
  'pdf.form-no-widget': {
    ja: {
      what: '値は入りましたが、このフィールドはどのページにも表示されません。',
      fix: '元のファイルを確かめてください。',
    },
    en: { what: 'The value is in the field, but no page shows it.', fix: 'Check the original file.' },
  },
  'pdf.form-field-broken': {
    ja: { what: 'このフィールドは壊れていて、値を入れられません。', fix: '作ったソフトでもう一度保存してください。' },
    en: {
      what: 'The field is broken and cannot be filled in.',
      fix: 'Save the file again in the program that made it.',
    },
  },
  'pdf.form-certified': {
    ja: {
      what: '変更を許さない証明の署名があります。記入すると、署名は無効と表示されます。',
      fix: '署名のないファイルに記入してください。',
    },
    en: {
      what: 'A certifying signature allows no changes: viewers will report it as invalid.',
      fix: 'Fill in a file without it.',
    },
  },
  'pdf.certified-forms': {
    ja: {
      what: 'フォームへの記入だけを許す証明の署名があります。ページに印字すると、署名は無効と表示されます。',
      fix: 'フォームフィールドに記入する（固定はしない）か、署名のないファイルを使ってください。',
    },
    en: {
      what: 'A certifying signature allows filling in form fields only: viewers will report it as invalid if anything is drawn on pages.',
      fix: 'Fill in its form fields without flattening them, or use a file without the signature.',
    },
  },
  'pdf.certified-annotations': {
    ja: {
      what: 'フォームへの記入と注釈だけを許す証明の署名があります。ページに印字すると、署名は無効と表示されます。',
      fix: 'フォームフィールドに記入する（固定はしない）か、署名のないファイルを使ってください。',
    },
    en: {
      what: 'A certifying signature allows filling in form fields and annotations only: viewers will report it as invalid if anything is drawn on pages.',
      fix: 'Fill in its form fields without flattening them, or use a file without the signature.',
    },
  },
  'pdf.form-flatten-signed': {
    ja: {
      what: '署名のあるファイルのフィールドを固定しました。署名の後の変更として表示されます。',
      fix: '固定は署名の前に行ってください。',
    },
    en: {
      what: 'The fields of a signed file were flattened; viewers show this as a change after the signature.',
      fix: 'Flatten before signing.',
    },
  },
  'pdf.inspect-too-much': {
    ja: {
      what: '{page}ページの内容が多すぎるため、候補は途中までです（{reason}）。',
      fix: '候補を確かめ、足りない欄は手で加えてください。',
    },
    en: {
      what: 'Page {page} has too much content; its proposals are incomplete ({reason}).',
      fix: 'Check them and add the fields that are missing.',
    },
  },
  'pdf.inspect-scan': {
    ja: {
      what: '{page}ページは画像だけです（スキャン）。罫線から候補を作れません。',
      fix: '位置を測って、fieldsファイルに書いてください。',
    },
    en: {
      what: 'Page {page} is only a picture (a scan): no fields can be proposed from its lines.',
      fix: 'Measure the positions and write them in the fields file.',
    },
  },
  'pdf.inspect-page': {
    ja: { what: '{page}ページの内容を読めません：{reason}', fix: 'できあがりを確かめてください。' },
    en: { what: 'The content of page {page} cannot be read: {reason}', fix: 'Check the result.' },
  },
});
