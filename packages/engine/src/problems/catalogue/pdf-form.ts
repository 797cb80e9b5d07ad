import { defineCatalogue } from './entry.ts';

/** Problems found while values are drawn on the pages of a PDF form. */
export const pdfFormCatalogue = defineCatalogue({
  'pdf.text-overflow': {
    ja: {
      what: '「{text}」が欄（幅{width}mm、高さ{height}mm）に入りません。長体{scale}%、{size}ptまで縮めても{rest}文字残ります。',
      fix: '文字を減らすか、欄を広げるか、「入らないとき」の設定（overflow）を見直してください。',
    },
    en: {
      what: '"{text}" does not fit its box ({width} mm by {height} mm): at {scale} % width and {size} pt, {rest} characters remain.',
      fix: 'Shorten the text, enlarge the box, or change overflow (condense, shrink, wrap, addendum).',
    },
  },
  'pdf.text-squeezed': {
    ja: {
      what: '「{text}」を長体{scale}%、{size}ptまで縮めて印字しました。読みにくいことがあります。',
      fix: '文字を減らすか、欄を広げてください。注意を出す限度は「注意する字幅」（warn_scale）と「注意する大きさ」（warn_font_size）で変えられます。',
    },
    en: {
      what: '"{text}" was made narrower or smaller to fit ({scale} % width, {size} pt) and may be hard to read.',
      fix: 'Shorten the text or enlarge the box. The limits of this warning are warn_scale and warn_font_size.',
    },
  },
  'pdf.cells-overflow': {
    ja: {
      what: '「{text}」は{needed}文字ですが、升は{count}個です。',
      fix: '文字を減らすか、この欄の升の数を増やしてください。',
    },
    en: {
      what: '"{text}" has {needed} characters for {count} cells.',
      fix: 'Shorten the text or give the field more cells.',
    },
  },
  'pdf.cells-not-a-date': {
    ja: { what: '「{text}」は日付として読めません。', fix: '2024-05-06や令和6年5月6日のように入れてください。' },
    en: { what: '"{text}" cannot be read as a date.', fix: 'Write it like 2024-05-06 or 令和6年5月6日.' },
  },
  'pdf.cells-too-old-for-eras': {
    ja: {
      what: '「{text}」は明治6年より前の日付で、元号で書けません。',
      fix: '西暦の升を使うか、日付を確かめてください。',
    },
    en: {
      what: '"{text}" is before 1873 and has no era.',
      fix: 'Use cells for a Western year, or check the date.',
    },
  },
  'pdf.cells-not-a-number': {
    ja: { what: '「{text}」は数として読めません。', fix: '金額の升には数だけを入れてください。' },
    en: { what: '"{text}" cannot be read as a number.', fix: 'Put only a number into cells for money.' },
  },
  'pdf.cells-not-a-post-code': {
    ja: { what: '「{text}」は郵便番号として読めません。', fix: '数字7桁で入れてください（例: 100-0001）。' },
    en: { what: '"{text}" cannot be read as a postal code.', fix: 'Write seven digits, such as 100-0001.' },
  },
  'pdf.cells-not-kana': {
    ja: {
      what: '「{text}」の「{found}」は口座名義のカナに使えません。',
      fix: 'カタカナ、英大文字、数字と「( ) - . /」だけで入れてください。',
    },
    en: {
      what: '"{found}" in "{text}" is not allowed in the kana of a bank account.',
      fix: 'Use only katakana, capital letters, digits and ( ) - . /.',
    },
  },
  'pdf.field-page': {
    ja: { what: '{page}ページ目はありません。この用紙は{count}ページです。', fix: '項目のpageを直してください。' },
    en: { what: 'There is no page {page}: the form has {count}.', fix: 'Correct the page of the field.' },
  },
  'pdf.field-off-page': {
    ja: {
      what: '欄の一部または全部が、用紙（幅{width}mm、高さ{height}mm）の外に出ています。',
      fix: 'position_xとposition_y（左上からのmm）、幅と高さを確かめてください。',
    },
    en: {
      what: 'The box is partly or wholly outside the page ({width} mm by {height} mm).',
      fix: 'Check position_x and position_y (mm from the top left), the width and the height.',
    },
  },
  'pdf.line-across-field': {
    ja: {
      what: '用紙の横の罫線（上から{at}mm）が、この欄の中を通っています。',
      fix: '罫線に重ならないように、position_yと高さを直してください。',
    },
    en: {
      what: 'A printed line of the form, {at} mm from the top, runs across this field.',
      fix: 'Correct position_y and the height, so that the field lies between the lines.',
    },
  },
  'pdf.line-down-field': {
    ja: {
      what: '用紙の縦の罫線（左から{at}mm）が、この欄の中を通っています。',
      fix: '罫線に重ならないように、position_xと幅を直してください。',
    },
    en: {
      what: 'A printed line of the form, {at} mm from the left, runs down this field.',
      fix: 'Correct position_x and the width, so that the field lies between the lines.',
    },
  },
  'pdf.amount-bare': {
    ja: {
      what: '金額が3桁区切りのコンマなしで印字されます。',
      fix: 'コンマを付けるときは、この欄のvalueを「{tag}」にしてください。',
    },
    en: {
      what: 'The amount is printed without commas.',
      fix: 'For commas, set the value of this field to "{tag}".',
    },
  },
  'pdf.value-under-field': {
    ja: {
      what: 'この値は、用紙のフォームフィールド「{field}」の下に隠れて見えません。',
      fix: '入力欄に記入する設定にするか、入力欄を固定（フラット化）したPDFを用紙にしてください。',
    },
    en: {
      what: 'The form field "{field}" of the file lies over this value and hides it.',
      fix: 'Fill the field itself, or use a PDF whose fields have been flattened.',
    },
  },
  'pdf.value-under-annotation': {
    ja: {
      what: 'この値は、用紙の注釈（{kind}）の下に隠れて見えないことがあります。',
      fix: 'できあがりを確かめ、見えないときは注釈を消した用紙を使ってください。',
    },
    en: {
      what: 'An annotation of the file ({kind}) lies over this value and may hide it.',
      fix: 'Check the result; if the value cannot be seen, use a form without the annotation.',
    },
  },
  'pdf.rows-overflow': {
    ja: {
      what: '「{name}」は{count}行ありますが、用紙には{rows}行分しかありません。',
      fix: '行を減らすか、続紙（continuation）を設定してください。',
    },
    en: {
      what: '"{name}" has {count} rows, but the form has room for {rows}.',
      fix: 'Remove rows, or set a continuation page.',
    },
  },
  'pdf.total-not-a-number': {
    ja: { what: '「{name}」の合計に数でない値「{text}」があります。', fix: '数を入れてください。' },
    en: { what: 'The sum of "{name}" includes "{text}", which is not a number.', fix: 'Enter a number.' },
  },
  'pdf.not-text': {
    ja: {
      what: 'この値は文字として印字できません。',
      fix: '名前が繰り返しやまとまりを指していないか確かめてください。',
    },
    en: { what: 'This value cannot be printed as text.', fix: 'Check whether the name refers to a list or a group.' },
  },
  'pdf.image-format': {
    ja: { what: 'PDFに載せられる画像はPNGとJPEGです。', fix: 'PNGかJPEGに変換してください。' },
    en: { what: 'A PDF accepts PNG and JPEG pictures.', fix: 'Convert the picture to PNG or JPEG.' },
  },
  'pdf.image-broken': {
    ja: { what: '画像が壊れていて読めません。', fix: '画像を開けるか確かめて、保存し直してください。' },
    en: { what: 'The picture is broken.', fix: 'Check that it opens, and save it again.' },
  },
  'pdf.image-too-large': {
    ja: { what: '画像が大きすぎます（上限{limit}バイト）。', fix: '画像を縮めてください。' },
    en: { what: 'The picture is too large (at most {limit} bytes).', fix: 'Make the picture smaller.' },
  },
  'pdf.image-pixels': {
    ja: { what: '画像の画素が多すぎます（{width}×{height}、上限{limit}）。', fix: '画像を縮めてください。' },
    en: {
      what: 'The picture has too many pixels ({width}×{height}, at most {limit}).',
      fix: 'Make the picture smaller.',
    },
  },
  'pdf.image-memory': {
    ja: {
      what: '画像を展開すると大きくなりすぎます（{size}バイト、上限{limit}バイト）。',
      fix: '画像を縮めるか、透明な部分のないPNGやJPEGで保存し直してください。',
    },
    en: {
      what: 'The picture is too large when decompressed ({size} bytes, at most {limit}).',
      fix: 'Make it smaller, or save it as a JPEG or as a PNG without transparency.',
    },
  },
  'pdf.addendum': {
    ja: { what: '欄に入らないため、{reference}に書きました。', fix: '' },
    en: { what: 'It did not fit and is printed on {reference}.', fix: '' },
  },
});
