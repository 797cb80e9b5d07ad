import { defineCatalogue } from './entry.ts';

/** Problems found while a document is made from a bundle and answers. */
export const documentCatalogue = defineCatalogue({
  'document.file-missing': {
    ja: { what: 'このファイルの内容がありません。', fix: 'ファイルを追加するか、アプリケーションから外してください。' },
    en: { what: 'The file has no content.', fix: 'Add the file or remove it from the application.' },
  },
  'document.not-authored': {
    ja: {
      what: '編集文書だけのファイルが、まだWordファイルとして書き出されていません。',
      fix: '先にauthorBundleでバンドルを用意してください。',
    },
    en: {
      what: 'The file has only a template document, which was not yet written as a Word file.',
      fix: 'Prepare the bundle with authorBundle first.',
    },
  },
  'document.fonts-missing': {
    ja: {
      what: 'PDFに文字を印字するための書体が渡されていません。',
      fix: 'オプションのfontsに、createFontLibraryで作った書体を渡してください（Nodeでは@shorui/engine/nodeが用意します）。',
    },
    en: {
      what: 'No fonts were given for the PDF.',
      fix: 'Pass the option fonts, made by createFontLibrary (in Node, @shorui/engine/node adds them).',
    },
  },
  'document.form-nested-rows': {
    ja: {
      what: '「{name}」は繰り返しの中の繰り返しなので、PDFの行に並べられません。',
      fix: '外側の繰り返しの項目だけを置くか、Wordのひな形を使ってください。',
    },
    en: {
      what: '"{name}" repeats inside another repetition and cannot be placed in rows of a PDF.',
      fix: 'Place only fields of the outer list, or use a Word template.',
    },
  },
  'document.name-unknown': {
    ja: { what: '「{name}」という質問や項目はありません。', fix: 'タグの名前を直すか、質問を作ってください。' },
    en: { what: 'There is no question or field "{name}".', fix: 'Correct the tag or create the question.' },
  },
  'document.name-unknown-nearest': {
    ja: {
      what: '「{name}」という質問や項目はありません。「{nearest}」ではありませんか。',
      fix: 'タグの名前を直すか、質問を作ってください。',
    },
    en: {
      what: 'There is no question or field "{name}". Did you mean "{nearest}"?',
      fix: 'Correct the tag or create the question.',
    },
  },
  'document.only-unknown': {
    ja: { what: '「{name}」というファイルはありません。', fix: '使えるのは{known}です。' },
    en: { what: 'There is no file "{name}".', fix: 'Available: {known}.' },
  },
  'document.block-not-word': {
    ja: {
      what: 'このファイルはWordのひな形ではないため、ブロックがありません。',
      fix: 'Wordのファイルを指定するか、ブロックを付けずにファイルそのものについて調べてください。',
    },
    en: {
      what: 'The file is not a Word template, so it has no blocks.',
      fix: 'Name a Word file, or omit the block to ask about the file itself.',
    },
  },
  'document.answer': {
    ja: { what: '{message}', fix: '' },
    en: { what: '{message}', fix: '' },
  },
  'document.blank': {
    ja: { what: '回答がないため空欄になりました。', fix: '' },
    en: { what: 'Left blank because there is no answer.', fix: '' },
  },
});
