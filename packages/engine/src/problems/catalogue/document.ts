import { defineCatalogue } from './entry.ts';

/** Problems met while a document is made from a bundle and answers. */
export const documentCatalogue = defineCatalogue({
  'document.file-missing': {
    severity: 'error',
    ja: { what: 'バンドルにこのファイルがありません。', fix: 'ファイルを置くか、application.jsonから外してください。' },
    en: { what: 'The bundle has no such file.', fix: 'Add the file or take it out of application.json.' },
  },
  'document.not-authored': {
    severity: 'error',
    ja: {
      what: '編集文書だけのファイルが、まだWordファイルとして書き出されていません。',
      fix: '先にauthorBundleでバンドルを用意してください。',
    },
    en: {
      what: 'The file has only a template document, which was not written as a Word file yet.',
      fix: 'Prepare the bundle with authorBundle first.',
    },
  },
  'document.pdf-fields': {
    severity: 'error',
    ja: {
      what: 'PDFの上に項目を印字することはまだできません。',
      fix: '項目の配置を外すか、Wordのひな形を使ってください。',
    },
    en: { what: 'Fields cannot be printed on a PDF yet.', fix: 'Take the fields off the PDF or use a Word template.' },
  },
  'document.name-unknown': {
    severity: 'error',
    ja: { what: '「{name}」という質問や項目はありません。', fix: 'タグの名前を直すか、質問を作ってください。' },
    en: { what: 'There is no question or field "{name}".', fix: 'Correct the tag or create the question.' },
  },
  'document.name-unknown-nearest': {
    severity: 'error',
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
    severity: 'error',
    ja: { what: '「{name}」というファイルはありません。', fix: '使えるのは{known}です。' },
    en: { what: 'There is no file "{name}".', fix: 'There are {known}.' },
  },
  'document.block-not-word': {
    severity: 'error',
    ja: {
      what: 'このファイルはWordのひな形ではないため、ブロックがありません。',
      fix: 'Wordのファイルを指定するか、ブロックを付けずにファイルそのものについて調べてください。',
    },
    en: {
      what: 'The file is no Word template, so it has no blocks.',
      fix: 'Name a Word file, or ask about the file itself without a block.',
    },
  },
  'document.answer': {
    severity: 'error',
    ja: { what: '{message}', fix: '' },
    en: { what: '{message}', fix: '' },
  },
  'document.blank': {
    severity: 'info',
    ja: { what: '回答がないため空欄になりました。', fix: '' },
    en: { what: 'Left blank because there is no answer.', fix: '' },
  },
});
