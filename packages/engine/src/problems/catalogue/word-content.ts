import { defineCatalogue } from './entry.ts';

/** Problems with images, links and formatted text in the data, and with the places they are inserted into. */
export const wordContentCatalogue = defineCatalogue({
  'word.image-unknown': {
    ja: {
      what: '「{name}」という画像がありません。',
      fix: '画像をデータのファイルと同じフォルダー（その下でも可）か、バンドルのfiles/images/に置いてください。',
    },
    en: {
      what: 'There is no image "{name}".',
      fix: 'Put the image next to the data file (or in a folder there), or into files/images/ of the bundle.',
    },
  },
  'word.image-unknown-nearest': {
    ja: {
      what: '「{name}」という画像がありません。「{nearest}」ではありませんか。',
      fix: '名前を直すか、画像をデータのファイルと同じフォルダー（その下でも可）か、バンドルのfiles/images/に置いてください。',
    },
    en: {
      what: 'There is no image "{name}". Did you mean "{nearest}"?',
      fix: 'Correct the name, or put the image next to the data file (or in a folder there), or into files/images/ of the bundle.',
    },
  },
  'word.image-format': {
    ja: { what: '画像として読めない値です。', fix: 'PNG、JPEG、GIF、SVGのどれかの画像を入れてください。' },
    en: { what: 'The value is not an image.', fix: 'Give a PNG, JPEG, GIF or SVG image.' },
  },
  'word.image-broken': {
    ja: {
      what: '画像（{format}）が途中で切れているか、壊れています。',
      fix: '画像を保存し直して、もう一度入れてください。',
    },
    en: { what: 'The image ({format}) is cut off or broken.', fix: 'Save the image again and insert it again.' },
  },
  'word.image-too-large': {
    ja: {
      what: '画像が大きすぎます（{size}バイト、上限{limit}バイト）。',
      fix: '画像を縮小するか、圧縮してください。',
    },
    en: { what: 'The image is too large ({size} bytes, at most {limit}).', fix: 'Make it smaller or compress it.' },
  },
  'word.image-pixels': {
    ja: { what: '画像の画素が多すぎます（{width}×{height}、上限{limit}画素）。', fix: '画像を縮小してください。' },
    en: { what: 'The image has too many pixels ({width} x {height}, at most {limit}).', fix: 'Make it smaller.' },
  },
  'word.image-svg-unsafe': {
    ja: {
      what: 'SVG画像に、文書に入れられないもの（{what}）が含まれています。',
      fix: 'スクリプトや外部への参照を取り除いて書き出すか、PNGにしてください。',
    },
    en: {
      what: 'The SVG image contains something that is not allowed in a document ({what}).',
      fix: 'Export it without scripts and references to other files, or as PNG.',
    },
  },
  'word.image-svg-fallback': {
    ja: {
      what: 'SVG画像に代わりの画像がないため、SVGに対応していないソフトでは空白になります。',
      fix: '古いWordなどでも開く場合は、fallbackにPNG画像を入れてください。',
    },
    en: {
      what: 'The SVG image has no fallback: programs without SVG support show nothing.',
      fix: 'Give a PNG image as its fallback if the document is opened in older programs.',
    },
  },
  'word.image-turned': {
    ja: {
      what: '写真の向きがカメラの情報（Exif）にだけ書かれているため、Wordでは横向きや裏返しに見えます。',
      fix: '写真を正しい向きで保存し直してください。',
    },
    en: {
      what: 'The photo is rotated by its camera data (Exif), which Word ignores: it will appear rotated or mirrored.',
      fix: 'Save the photo again in its final orientation.',
    },
  },
  'word.image-length': {
    ja: {
      what: '画像の大きさ「{value}」が正しくありません。',
      fix: '幅や高さを0より大きく1000以下のミリメートルで書いてください。',
    },
    en: {
      what: 'The size "{value}" of the image is invalid.',
      fix: 'Give millimeters, greater than 0 and at most 1000.',
    },
  },
  'word.image-limited': {
    ja: { what: '画像がページに収まらないため、{width}mm×{height}mmに縮小しました。', fix: '' },
    en: { what: 'The image was reduced to {width} mm by {height} mm to fit the page.', fix: '' },
  },
  'word.image-clipped': {
    ja: {
      what: '段落の行間が固定値のため、画像の上の部分が隠れることがあります。',
      fix: '画像のある段落の行間を「固定値」以外にしてください。',
    },
    en: {
      what: 'The line spacing of the paragraph is exact, so the upper part of the image may be hidden.',
      fix: 'Use a line spacing other than "exactly" for the paragraph of the image.',
    },
  },
  'word.image-placeholder': {
    ja: {
      what: '代替テキストのimageタグは、画像一つだけの図でしか使えません。',
      fix: '図形やグループではなく、ふつうの画像を置いて代替テキストを書いてください。',
    },
    en: {
      what: 'An image tag as alternative text works only on a single picture.',
      fix: 'Place an ordinary picture instead of a shape or a group and write its alternative text.',
    },
  },
  'word.image-frame': {
    ja: {
      what: '代替テキストのimageタグでは、widthとheightは使われません（元の画像の枠の大きさになります）。',
      fix: '枠の大きさはWordで変えてください。',
    },
    en: {
      what: 'Width and height of an image tag in alternative text are not used: the picture keeps its frame.',
      fix: 'Change the size of the frame in Word.',
    },
  },
  'word.link-address': {
    ja: {
      what: 'リンク先「{value}」は使えません。',
      fix: 'http、https、mailto、telのどれかで始まるアドレスか、「#」としおりの名前を指定してください。',
    },
    en: {
      what: 'A link cannot point to "{value}".',
      fix: 'Give an address that begins with http, https, mailto or tel, or "#" and the name of a bookmark.',
    },
  },
  'word.link-place': {
    ja: {
      what: 'リンクやふりがなの中には新しいリンクを作れないため、文字だけにしました。',
      fix: 'タグをリンクの外に置いてください。',
    },
    en: {
      what: 'A link cannot be inside another link or a ruby; only its text was written.',
      fix: 'Put the tag outside the link.',
    },
  },
  'word.richtext-ignored': {
    ja: { what: '書式付きテキストの「{name}」は使えないため、無視しました。', fix: '使える書式だけにしてください。' },
    en: {
      what: '"{name}" is not supported in formatted text and was omitted.',
      fix: 'Use only the supported formatting.',
    },
  },
  'word.richtext-too-long': {
    ja: { what: '書式付きテキストが長すぎます（上限{limit}文字）。', fix: 'テキストを分けてください。' },
    en: { what: 'The formatted text is too long (at most {limit} characters).', fix: 'Split it.' },
  },
  'word.pagebreak-place': {
    ja: {
      what: '表、ヘッダー、フッター、脚注、テキストボックスの中では改ページは効きません。',
      fix: 'タグを本文の段落に置いてください。',
    },
    en: {
      what: 'A page break has no effect inside a table, header, footer, footnote or text box.',
      fix: 'Put the tag in a paragraph of the body.',
    },
  },
  'word.content-place': {
    ja: { what: '画像や改ページは、ここには入れられません。', fix: '本文の段落にタグを置いてください。' },
    en: { what: 'An image or a page break cannot be placed here.', fix: 'Put the tag in a paragraph of the document.' },
  },
  'word.slot-block': {
    ja: {
      what: '文書のプロパティや代替テキストでは、繰り返しや条件のブロックを使えません。',
      fix: '値のタグだけを使ってください。',
    },
    en: {
      what: 'Blocks cannot be used in document properties or alternative text.',
      fix: 'Use tags of values only.',
    },
  },
});
