import { diskEntries } from './bundle-disk.ts';
import { jsonEntries } from './bundle-json.ts';
import { defineCatalogue } from './entry.ts';

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
