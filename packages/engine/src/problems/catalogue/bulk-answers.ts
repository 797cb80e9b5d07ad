import { defineCatalogue } from './entry.ts';

/** Answers for many documents: their file, its columns, and how it is written. */
export const bulkAnswersEntries = defineCatalogue({
  'bulk.answers-format': {
    ja: {
      what: '回答の形式が分かりません。',
      fix: '名前の終わりを .xlsx、.csv、.tsv、.jsonl、.json のどれかにしてください。',
    },
    en: {
      what: 'The format of the answers is not known.',
      fix: 'Use a file name that ends in .xlsx, .csv, .tsv, .jsonl or .json.',
    },
  },
  'bulk.column-unknown': {
    ja: {
      what: '列「{name}」に当たる質問や項目はありません。',
      fix: '列の名前を直すか、使わない列を消してください。',
    },
    en: {
      what: 'The column "{name}" matches no question or field.',
      fix: 'Correct the header, or delete the column if it is not used.',
    },
  },
  'bulk.column-unknown-nearest': {
    ja: {
      what: '列「{name}」に当たる質問や項目はありません。「{nearest}」ではありませんか。',
      fix: '列の名前を直すか、使わない列を消してください。',
    },
    en: {
      what: 'The column "{name}" matches no question or field. Did you mean "{nearest}"?',
      fix: 'Correct the header, or delete the column if it is not used.',
    },
  },
  'bulk.column-twice': {
    ja: { what: '「{path}」には列「{name}」がすでに当てられています。', fix: 'どちらかの列を外してください。' },
    en: { what: 'The column "{name}" is already mapped to "{path}".', fix: 'Ignore one of the columns.' },
  },
  'bulk.map-unused': {
    ja: { what: '--map の列「{name}」が見出しにありません。', fix: '見出しの行の名前をそのまま指定してください。' },
    en: { what: 'The header has no column "{name}" for --map.', fix: 'Use a name from the first line.' },
  },
  'bulk.no-header': {
    ja: { what: '見出しの行がありません。', fix: '1行目に質問や項目の名前を書いてください。' },
    en: { what: 'The header row is missing.', fix: 'Write the names of questions and fields in the first line.' },
  },
  'bulk.characters': {
    ja: {
      what: '読めない文字があります。',
      fix: '文字コードを確かめてください。Excelの「CSV（コンマ区切り）」はShift_JIS（CP932）です。',
    },
    en: {
      what: 'Some characters cannot be decoded.',
      fix: 'Check the encoding. "CSV (Comma delimited)" of Japanese Excel is Shift_JIS (CP932).',
    },
  },
  'bulk.xlsx-broken': {
    ja: {
      what: 'Excelのブックとして読めません。',
      fix: 'Excelで開き、パスワードを付けずに「Excel ブック（.xlsx）」で保存し直してください。',
    },
    en: {
      what: 'This is not a readable Excel workbook.',
      fix: 'Open it in Excel and save it as an Excel workbook (.xlsx) without a password.',
    },
  },
  'bulk.csv-broken': {
    ja: { what: 'CSVとして読めません（{detail}）。', fix: '引用符（"）の閉じ忘れがないか確かめてください。' },
    en: { what: 'This is not valid CSV ({detail}).', fix: 'Look for a quote (") that is not closed.' },
  },
  'bulk.csv-cells': {
    ja: {
      what: 'この行には値が{found}個ありますが、見出しは{expected}個です。',
      fix: 'コンマの数を確かめてください。',
    },
    en: { what: 'The row has {found} values, the header {expected}.', fix: 'Check the commas.' },
  },
  'bulk.record-too-large': {
    ja: { what: '1件の回答が上限の{limit}文字を超えています。', fix: '区切りが正しいか確かめてください。' },
    en: { what: 'One record is longer than {limit} characters.', fix: 'Check the record separators.' },
  },
  'bulk.json-structure': {
    ja: { what: '回答の配列のこの場所に「{found}」は置けません。', fix: '[{…}, {…}] の形にしてください。' },
    en: { what: 'Unexpected "{found}" in the array of answers.', fix: 'Write it as [{…}, {…}].' },
  },
  'bulk.json-unfinished': {
    ja: { what: '回答の配列が途中で終わっています。', fix: 'ファイルが最後まであるか確かめてください。' },
    en: { what: 'The array of answers is not closed.', fix: 'Check that the file is complete.' },
  },
});
