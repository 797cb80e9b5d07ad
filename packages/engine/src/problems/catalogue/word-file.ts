import { defineCatalogue } from './entry.ts';

/** Problems with a Word file itself. */
export const wordFileCatalogue = defineCatalogue({
  'word.not-a-zip': {
    ja: {
      what: 'Wordファイル（.docx）として開けません。',
      fix: 'Wordで開き、「Word文書（.docx）」として保存し直してください。',
    },
    en: { what: 'This is not a Word file (.docx).', fix: 'Open it in Word and save it as a Word document (.docx).' },
  },
  'word.file-empty': {
    ja: {
      what: 'ファイルが空です（0バイト）。',
      fix: '保存やコピーが途中で止まっていないか確かめ、もう一度保存してください。',
    },
    en: {
      what: 'The file is empty (0 bytes).',
      fix: 'Check whether saving or copying was interrupted, and save it again.',
    },
  },
  'word.file-cut-off': {
    ja: {
      what: 'ファイルの終わりの部分がありません。途中で切れているか、壊れています。',
      fix: '元のファイルから、コピーやダウンロードをやり直してください。',
    },
    en: {
      what: 'The end of the file is missing: it is cut off or damaged.',
      fix: 'Copy or download it again from its source.',
    },
  },
  'word.ole-file': {
    ja: {
      what: '古い形式（.doc）か、パスワード付きのファイルです。',
      fix: 'Wordで開き、パスワードを外して「Word文書（.docx）」として保存してください。',
    },
    en: {
      what: 'This is an old Word file (.doc) or one with a password.',
      fix: 'Open it in Word, remove the password and save it as .docx.',
    },
  },
  'word.not-a-word-file': {
    ja: { what: 'zipファイルですが、Word文書ではありません。', fix: 'Wordで作った.docxファイルを指定してください。' },
    en: { what: 'This is a zip file but not a Word document.', fix: 'Use a .docx file made by Word.' },
  },
  'word.refused-kind': {
    ja: { what: '{kind}ファイルは使えません。', fix: 'Wordで開き、「Word文書（.docx）」として保存してください。' },
    en: { what: '{kind} files cannot be used.', fix: 'Open it in Word and save it as a Word document (.docx).' },
  },
  'word.file-too-large': {
    ja: {
      what: 'ファイルが大きすぎます（{size}バイト、上限{limit}バイト）。',
      fix: '画像を圧縮するか、文書を分けてください。',
    },
    en: {
      what: 'The file is too large ({size} bytes; at most {limit}).',
      fix: 'Compress its pictures or split the document.',
    },
  },
  'word.zip-broken': {
    ja: {
      what: 'ファイルが壊れています（{offset}バイト目付近）。',
      fix: 'もう一度保存するか、元のファイルから取り直してください。',
    },
    en: {
      what: 'The file is damaged (near byte {offset}).',
      fix: 'Save it again or download it again from its source.',
    },
  },
  'word.zip-truncated': {
    ja: {
      what: 'ファイルが途中で切れています（{name}）。',
      fix: 'もう一度アップロードするか、元のファイルから取り直してください。',
    },
    en: { what: 'The file ends too early (in {name}).', fix: 'Upload it again or download it again from its source.' },
  },
  'word.zip-data': {
    ja: { what: '中身が壊れていて読めません。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'Its content is damaged and cannot be read.', fix: 'Open it in Word and save it again.' },
  },
  'word.zip-encrypted': {
    ja: { what: '暗号化されています（{name}）。', fix: 'パスワードを外して保存してください。' },
    en: { what: 'It is encrypted ({name}).', fix: 'Save it without a password.' },
  },
  'word.zip-method': {
    ja: { what: '知らない圧縮方式（{method}）が使われています（{name}）。', fix: 'Wordで開いて保存し直してください。' },
    en: {
      what: 'An unknown compression method ({method}) is used ({name}).',
      fix: 'Open it in Word and save it again.',
    },
  },
  'word.zip-zip64': {
    ja: { what: '4GBを超える形式（zip64）のファイルは読めません。', fix: 'Wordで開いて保存し直してください。' },
    en: {
      what: 'Files in the format for more than 4 GB (zip64) cannot be read.',
      fix: 'Open it in Word and save it again.',
    },
  },
  'word.zip-unsafe-name': {
    ja: { what: '危険なファイル名「{name}」が含まれています。', fix: '信頼できる元のファイルを使ってください。' },
    en: { what: 'It contains the dangerous file name "{name}".', fix: 'Use a file from a source you trust.' },
  },
  'word.zip-duplicate': {
    ja: { what: '同じ名前「{name}」が二つ含まれています。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'It contains the name "{name}" twice.', fix: 'Open it in Word and save it again.' },
  },
  'word.zip-too-many': {
    ja: {
      what: '中のファイルが多すぎます（{count}個、上限{limit}個）。',
      fix: '信頼できる元のファイルを使ってください。',
    },
    en: { what: 'It contains too many files ({count}; at most {limit}).', fix: 'Use a file from a source you trust.' },
  },
  'word.zip-bomb': {
    ja: { what: '展開すると異常に大きくなります（{name}）。', fix: '信頼できる元のファイルを使ってください。' },
    en: { what: 'Its decompressed size would be abnormal ({name}).', fix: 'Use a file from a source you trust.' },
  },
  'word.part-too-large': {
    ja: {
      what: '「{name}」が大きすぎます（{size}バイト、上限{limit}バイト）。',
      fix: '画像を圧縮するか、文書を分けてください。',
    },
    en: {
      what: '"{name}" is too large ({size} bytes; at most {limit}).',
      fix: 'Compress its pictures or split the document.',
    },
  },
  'word.part-missing': {
    ja: { what: '必要な部品「{name}」がありません。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'The part "{name}" is missing.', fix: 'Open it in Word and save it again.' },
  },
  'word.xml-encoding': {
    ja: { what: '文字コードが正しくありません。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'Its character encoding is wrong.', fix: 'Open it in Word and save it again.' },
  },
  'word.xml-broken': {
    ja: { what: 'XMLが壊れています（{reason}）。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'Its XML is broken ({reason}).', fix: 'Open it in Word and save it again.' },
  },
  'word.xml-doctype': {
    ja: { what: '文書型宣言（DOCTYPE）が含まれています。', fix: 'Wordで作ったファイルを使ってください。' },
    en: { what: 'It contains a document type declaration (DOCTYPE).', fix: 'Use a file made by Word.' },
  },
  'word.xml-depth': {
    ja: { what: '入れ子が深すぎます（上限{limit}段）。', fix: '表や図形の入れ子を減らしてください。' },
    en: {
      what: 'It is nested too deeply (at most {limit} levels).',
      fix: 'Reduce the nesting of tables and shapes.',
    },
  },
  'word.output-too-large': {
    ja: {
      what: 'できあがる文書が大きすぎます（上限{limit}バイト）。',
      fix: '繰り返しの件数を減らすか、文書を分けてください。',
    },
    en: {
      what: 'The finished document would be too large (at most {limit} bytes).',
      fix: 'Reduce the repetitions or split the document.',
    },
  },
  'word.too-many-iterations': {
    ja: { what: '繰り返しが多すぎます（上限{limit}回）。', fix: '件数を減らすか、文書を分けてください。' },
    en: {
      what: 'There are too many repetitions (at most {limit}).',
      fix: 'Reduce the repetitions or split the document.',
    },
  },
});
