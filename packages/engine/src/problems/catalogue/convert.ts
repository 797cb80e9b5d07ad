import { defineCatalogue } from './entry.ts';

/** Features of a Word file that its PDF lacks or shows differently: one entry per feature. */
export const convertCatalogue = defineCatalogue({
  'convert.archival-cmyk': {
    ja: {
      what: 'CMYKの画像があるため、PDF/Aにできません。',
      fix: '画像をRGBにして保存し直してください。',
    },
    en: {
      what: 'A CMYK picture is not allowed in PDF/A.',
      fix: 'Save the picture in RGB.',
    },
  },
  'convert.chart': {
    ja: { what: 'グラフはPDFに出ません。', fix: 'グラフを画像（PNG）にして貼り付けてください。' },
    en: { what: 'A chart is not drawn in the PDF.', fix: 'Paste the chart as a picture (PNG).' },
  },
  'convert.comment': {
    ja: { what: 'コメントはPDFに出ません。', fix: '残したい内容は本文か脚注に書いてください。' },
    en: {
      what: 'Comments are not included in the PDF.',
      fix: 'Move the text that must be printed into the body or a footnote.',
    },
  },
  'convert.diagram': {
    ja: { what: 'SmartArtの図はPDFに出ません。', fix: '図を画像（PNG）にして貼り付けてください。' },
    en: { what: 'A SmartArt diagram is not drawn in the PDF.', fix: 'Paste the diagram as a picture (PNG).' },
  },
  'convert.drawing': {
    ja: { what: 'この種類の図はPDFに出ません。', fix: '図を画像（PNG）にして貼り付けてください。' },
    en: { what: 'A drawing of this kind is not drawn in the PDF.', fix: 'Paste the drawing as a picture (PNG).' },
  },
  'convert.drop-cap': {
    ja: {
      what: 'ドロップキャップは大きな文字のまま段落の先頭に出ます。',
      fix: 'ドロップキャップを「なし」にすると、Wordと同じ行になります。',
    },
    en: {
      what: 'A drop cap is printed as ordinary letters of its paragraph.',
      fix: 'Remove the drop cap to get the same lines as in Word.',
    },
  },
  'convert.element': {
    ja: { what: '「{name}」はPDFに出ません。', fix: '文字で書き直してください。' },
    en: { what: '"{name}" is not included in the PDF.', fix: 'Write it as plain text.' },
  },
  'convert.equation': {
    ja: { what: '数式は文字だけがPDFに出ます。', fix: '数式を画像（PNG）にして貼り付けてください。' },
    en: {
      what: 'Only the characters of an equation are printed in the PDF.',
      fix: 'Paste the equation as a picture (PNG).',
    },
  },
  'convert.field': {
    ja: {
      what: '{kind}フィールドの結果はPDFに出ません。',
      fix: 'フィールドを文字に置き換えてください（Ctrl+Shift+F9）。',
    },
    en: {
      what: 'The result of the field {kind} is not printed in the PDF.',
      fix: 'Turn the field into text (Ctrl+Shift+F9).',
    },
  },
  'convert.imported-file': {
    ja: {
      what: '文書に取り込まれた別のファイルはPDFに出ません。',
      fix: 'Wordで開いて保存し直し、内容を本文に取り込んでください。',
    },
    en: {
      what: 'A file that the document includes is not printed in the PDF.',
      fix: 'Open and save it in Word, so that it becomes part of the text.',
    },
  },
  'convert.ink': {
    ja: { what: '手書きのインクはPDFに出ません。', fix: '手書きの部分を画像（PNG）にして貼り付けてください。' },
    en: { what: 'Ink is not drawn in the PDF.', fix: 'Paste the handwriting as a picture (PNG).' },
  },
  'convert.link-scheme': {
    ja: {
      what: '「{scheme}:」のリンクは、PDFではリンクになりません（文字は出ます）。',
      fix: 'リンク先は http、https、mailto、tel、ftp、file のどれかにしてください。',
    },
    en: {
      what: 'A link to "{scheme}:" becomes plain text in the PDF.',
      fix: 'Use http, https, mailto, tel, ftp or file addresses for links.',
    },
  },
  'convert.link-target': {
    ja: {
      what: 'リンク先のブックマーク「{name}」が文書にないため、リンクになりません（文字は出ます）。',
      fix: 'Wordでリンク先を選び直してください。',
    },
    en: {
      what: 'The document has no bookmark "{name}", so links to it become plain text.',
      fix: 'Choose the place again in Word.',
    },
  },
  'convert.linked-text-box': {
    ja: {
      what: 'つながったテキストボックスに続く文章は、最初のテキストボックスにだけ出ます。',
      fix: 'リンクを解除して、テキストボックスごとに文章を入れてください。',
    },
    en: {
      what: 'The text of linked text boxes is printed in the first box only.',
      fix: 'Break the link and give each text box its own text.',
    },
  },
  'convert.object': {
    ja: {
      what: '埋め込まれたオブジェクトはPDFに出ません。',
      fix: 'オブジェクトを画像（PNG）にして貼り付けてください。',
    },
    en: { what: 'An embedded object is not drawn in the PDF.', fix: 'Paste the object as a picture (PNG).' },
  },
  'convert.picture-broken': {
    ja: { what: '画像{name}は壊れているため、PDFに出ません。', fix: '画像を入れ直してください。' },
    en: { what: 'The picture {name} is broken and is not drawn in the PDF.', fix: 'Insert the picture again.' },
  },
  'convert.picture-kind': {
    ja: { what: '{kind}形式の画像はPDFに出ません。', fix: 'PNGかJPEGの画像に差し替えてください。' },
    en: {
      what: 'Pictures of the kind {kind} are not drawn in the PDF.',
      fix: 'Replace it with a PNG or JPEG picture.',
    },
  },
  'convert.picture-linked': {
    ja: { what: '文書の外にある画像{name}はPDFに出ません。', fix: '画像を文書に埋め込んでください。' },
    en: {
      what: 'The picture {name} is linked, not embedded, and is not drawn in the PDF.',
      fix: 'Embed the picture in the document.',
    },
  },
  'convert.picture-missing': {
    ja: { what: '画像{name}がファイルの中にないため、PDFに出ません。', fix: '画像を入れ直してください。' },
    en: {
      what: 'The picture {name} is missing from the file and is not drawn in the PDF.',
      fix: 'Insert the picture again.',
    },
  },
  'convert.picture-pixels': {
    ja: {
      what: '画像が{width}×{height}画素あり、上限の{limit}画素を超えるため、PDFに出ません。',
      fix: '画像を小さくしてください。',
    },
    en: {
      what: 'A picture of {width} by {height} pixels is larger than {limit} pixels and is not drawn in the PDF.',
      fix: 'Make the picture smaller.',
    },
  },
  'convert.picture-too-large': {
    ja: {
      what: '画像が{size}バイトあり、上限の{limit}バイトを超えるため、PDFに出ません。',
      fix: '画像を小さくしてください。',
    },
    en: {
      what: 'A picture of {size} bytes is larger than {limit} bytes and does not come into the PDF.',
      fix: 'Make the picture smaller.',
    },
  },
  'convert.row-cut': {
    ja: {
      what: '1ページより高い表の行を、文字の途中で切って次のページに続けました。',
      fix: '行を低くするか、高さの固定や縦書きをやめて、行がページをまたげるようにしてください。',
    },
    en: {
      what: 'A table row that is taller than a page is cut in the middle of its text and continues on the next page.',
      fix: 'Make the row shorter, or remove its fixed height or vertical text, so that it can break between lines.',
    },
  },
  'convert.shape': {
    ja: {
      what: '図形「{kind}」の形はPDFにそのままは出ません。中の文字は出ます。',
      fix: 'Wordの「図形」にある形かフリーフォームに替えるか、図形を画像（PNG）にして貼り付けてください。',
    },
    en: {
      what: 'The outline of the shape "{kind}" is not drawn exactly in the PDF; its text is.',
      fix: 'Use one of the shapes that Word offers, or a freeform, or paste the shape as a picture (PNG).',
    },
  },
  'convert.shape-broken': {
    ja: {
      what: '図形の式「{formula}」を読めないため、図形の形はPDFに出ません。中の文字は出ます。',
      fix: 'Wordで図形を描き直すか、画像（PNG）にして貼り付けてください。',
    },
    en: {
      what: 'The shape has a formula that cannot be read, "{formula}": its outline is not drawn in the PDF; its text is.',
      fix: 'Draw the shape again in Word, or paste it as a picture (PNG).',
    },
  },
  'convert.shape-too-complex': {
    ja: {
      what: '図形の点や式が{limit}個を超えるため、図形の形はPDFに出ません。中の文字は出ます。',
      fix: '図形を画像（PNG）にして貼り付けてください。',
    },
    en: {
      what: 'The shape has more than {limit} points or formulas: its outline is not drawn in the PDF; its text is.',
      fix: 'Paste the shape as a picture (PNG).',
    },
  },
  'convert.symbol': {
    ja: {
      what: 'フォント「{font}」の記号（{code}）はPDFに出ません。',
      fix: '同じ形のUnicodeの文字に置き換えてください。',
    },
    en: {
      what: 'The symbol {code} of the font {font} is not printed in the PDF.',
      fix: 'Replace it with a Unicode character that looks the same.',
    },
  },
  'convert.text-box-full': {
    ja: {
      what: 'テキストボックスに文字が収まらず、下が切れています。',
      fix: 'Wordでテキストボックスを大きくするか、文字に合わせて大きさを変える設定にしてください。',
    },
    en: {
      what: 'Text does not fit its text box and is cut off at the bottom.',
      fix: 'Make the text box larger in Word, or let it resize to fit its text.',
    },
  },
  'convert.too-deep': {
    ja: { what: '{limit}段を超えて入れ子になった表や図形はPDFに出ません。', fix: '入れ子を浅くしてください。' },
    en: {
      what: 'Tables and shapes nested deeper than {limit} levels are not drawn in the PDF.',
      fix: 'Nest them less deeply.',
    },
  },
  'convert.too-tall': {
    ja: {
      what: '1ページより高く、分けられないものがあり、ページの下にはみ出しています。',
      fix: '画像や行を小さくするか、表の行がページをまたげるようにしてください。',
    },
    en: {
      what: 'Content that cannot be split is taller than the page and extends past its bottom.',
      fix: 'Make the picture or the row smaller, or let rows of the table break across pages.',
    },
  },
  'convert.two-lines-in-one': {
    ja: { what: '割注と組み文字は、1行の文字として出ます。', fix: '1行の文字に直してください。' },
    en: { what: 'Two lines in one are printed as one line.', fix: 'Write them as one line.' },
  },
  'convert.word-art': {
    ja: {
      what: 'ワードアート「{text}」は、曲げずに枠いっぱいの文字としてPDFに出ます。',
      fix: '変形を「四角」にするか、画像（PNG）にして貼り付けてください。',
    },
    en: {
      what: 'The WordArt "{text}" is drawn stretched to its box, without the bend of its text.',
      fix: 'Use the square transform, or paste it as a picture (PNG).',
    },
  },
  'convert.wrap-outline': {
    ja: {
      what: '図の輪郭に沿った折り返しは、図を囲む四角形での折り返しになります。',
      fix: '文字列の折り返しを「四角形」にすると、Wordと同じ行になります。',
    },
    en: {
      what: 'Tight wrapping around a drawing is laid out as square wrapping.',
      fix: 'Use square wrapping to get the same lines as in Word.',
    },
  },
});
