import { defineCatalogue } from './entry.ts';
import { jsonEntries } from './bundle-json.ts';

/** Reading from and writing to disk. `code` is the error code of the operating system, such as EACCES or ENOSPC. */
export const diskEntries = defineCatalogue({
  'bundle.not-found': {
    ja: {
      what: 'バンドルが見つかりません。',
      fix: 'フォルダーまたは zip のパスを確かめてください。',
    },
    en: { what: 'The bundle was not found.', fix: 'Check the path of the folder or zip.' },
  },
  'bundle.input-not-found': {
    ja: { what: 'ファイルが見つかりません。', fix: 'パスを確かめてください。' },
    en: { what: 'The file was not found.', fix: 'Check the path.' },
  },
  'bundle.not-data': {
    ja: {
      what: '値を書いたファイルではなく、Word、Excel、PDFなどの文書です。',
      fix: '値や回答を書いたJSONかYAMLのファイルを指定してください。',
    },
    en: {
      what: 'This is a document (Word, Excel, PDF or a zip), not a file with values.',
      fix: 'Give a JSON or YAML file with the values or answers.',
    },
  },
  'bundle.table-not-data': {
    ja: { what: '1行に1件ずつ書く表です。', fix: '1件の値や回答を書いたJSONかYAMLのファイルを指定してください。' },
    en: {
      what: 'This is a table, with one set of answers a row.',
      fix: 'Give a JSON or YAML file with one set of values or answers.',
    },
  },
  'bundle.already-pdf': {
    ja: { what: 'これはもうPDFです。', fix: 'Wordファイル（.docx）を指定してください。' },
    en: { what: 'This is a PDF already.', fix: 'Give a Word file (.docx).' },
  },
  'bundle.output-exists': {
    ja: { what: 'ファイルがすでにあります。', fix: '別の名前を指定するか、元のファイルを移してください。' },
    en: { what: 'The file exists already.', fix: 'Give another name, or move the file.' },
  },
  'bundle.is-a-folder': {
    ja: { what: 'ファイルではなくフォルダーです。', fix: 'ファイルのパスを指定してください。' },
    en: { what: 'This is a folder, not a file.', fix: 'Give the path of a file.' },
  },
  'bundle.not-a-folder': {
    ja: {
      what: 'パスの途中にあるのがフォルダーではなくファイルなので、書き込めません。',
      fix: '別の場所を指定してください。',
    },
    en: {
      what: 'It cannot be written: part of the path is a file, not a folder.',
      fix: 'Choose another path.',
    },
  },
  'bundle.cannot-read': {
    ja: { what: '読み込めません（{code}）。', fix: 'ファイルの権限を確かめてください。' },
    en: { what: 'It could not be read ({code}).', fix: 'Check the permissions of the file.' },
  },
  'bundle.cannot-write': {
    ja: {
      what: '書き込めません（{code}）。何も書き込まれていません。',
      fix: 'フォルダーの権限と空き容量を確かめ、同じファイルを開いていれば閉じてください。',
    },
    en: {
      what: 'It could not be written ({code}). Nothing was written.',
      fix: 'Check the permissions and free space of the folder, and close the file if it is open elsewhere.',
    },
  },
  'bundle.link-outside': {
    ja: {
      what: 'このシンボリックリンクは、置かれているフォルダーの外を指しています。',
      fix: 'リンクの代わりにファイルそのものを置いてください。',
    },
    en: {
      what: 'This symbolic link points outside its folder.',
      fix: 'Put the file itself there instead of a link.',
    },
  },
  'bundle.unsafe-output': {
    ja: {
      what: '書き込み先「{path}」は出力フォルダーの外を指しています。',
      fix: '「..」や絶対パスを含まない名前にしてください。',
    },
    en: {
      what: 'The output path "{path}" is outside the output folder.',
      fix: 'Use a name without ".." that is not an absolute path.',
    },
  },
});

/** Bundles: `application.json` with its files, as a folder or a zip. */
export const bundleCatalogue = defineCatalogue({
  ...jsonEntries,
  ...diskEntries,
  'bundle.no-application': {
    ja: {
      what: 'application.json がありません。',
      fix: 'バンドルは application.json と files/ を持つフォルダー、またはその zip です。',
    },
    en: {
      what: 'There is no application.json.',
      fix: 'A bundle is a folder with application.json and files/, or a zip of it.',
    },
  },
  'bundle.file-missing': {
    ja: {
      what: 'アプリケーションのファイル「{path}」がバンドルにありません。',
      fix: 'この場所にファイルを置くか、path を直してください。',
    },
    en: {
      what: 'The application uses the file "{path}", but the bundle does not contain it.',
      fix: 'Add the file, or correct the path.',
    },
  },
  'bundle.file-missing-near': {
    ja: {
      what: 'アプリケーションのファイル「{path}」がバンドルにありません。',
      fix: '「{near}」の間違いではありませんか。',
    },
    en: {
      what: 'The application uses the file "{path}", but the bundle does not contain it.',
      fix: 'Did you mean "{near}"?',
    },
  },
  'bundle.unused-file': {
    ja: {
      what: 'このファイルはアプリケーションのどこからも使われていません。',
      fix: 'アプリケーションの files に加えるか、バンドルから取り除いてください。',
    },
    en: {
      what: 'Nothing in the application uses this file.',
      fix: 'Add it to the files of the application, or remove it from the bundle.',
    },
  },
  'bundle.name-twice': {
    ja: {
      what: '同じ名前「{path}」のファイルがバンドルに2つあります。',
      fix: 'どちらか一方の名前を変えるか、取り除いてください。',
    },
    en: {
      what: 'The bundle has two files of the same name "{path}".',
      fix: 'Rename or remove one of them.',
    },
  },
  'bundle.too-many-files': {
    ja: { what: 'バンドルのファイルが{limit}個を超えています。', fix: 'バンドルを分けてください。' },
    en: { what: 'The bundle has more than {limit} files.', fix: 'Split the bundle.' },
  },
  'bundle.too-large': {
    ja: { what: 'サイズが上限の{limit} MBを超えています。', fix: '画像を小さくするか、ファイルを分けてください。' },
    en: { what: 'The size is over the limit of {limit} MB.', fix: 'Make the images smaller, or split the file.' },
  },
});
