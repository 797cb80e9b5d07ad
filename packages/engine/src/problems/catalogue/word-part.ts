import { defineCatalogue } from './entry.ts';

/** Problems with blocks and parts of a Word file that are requested by their address. */
export const wordPartCatalogue = defineCatalogue({
  'word.block-path': {
    ja: {
      what: 'このファイルに「{path}」というブロックはありません。',
      fix: 'パスを確かめてください（近いのは{nearest}）。',
    },
    en: {
      what: 'The file has no block "{path}".',
      fix: 'Check the path (similar paths: {nearest}).',
    },
  },
  'word.block-part': {
    ja: { what: 'このファイルに「{name}」という部分はありません。', fix: '使えるのは{known}です。' },
    en: { what: 'The file has no part "{name}".', fix: 'Available: {known}.' },
  },
  'word.editor-part': {
    ja: {
      what: '編集文書の「part」に書かれた「{name}」というパートが、Wordファイルにありません。',
      fix: 'パート名を確かめてください。あるのは{known}です。',
    },
    en: {
      what: 'The Word file has no part "{name}", which "part" of the template document names.',
      fix: 'Check the name of the part. The file has {known}.',
    },
  },
  'word.editor-part-none': {
    ja: {
      what: 'ブロック「{type}」を置くパートが、Wordファイルにありません。',
      fix: 'Wordで先に作り、編集文書を作り直してください。',
    },
    en: {
      what: 'The Word file has no part for a block "{type}".',
      fix: 'Add one in Word first, and create the template document again.',
    },
  },
  'word.editor-part-needed': {
    ja: {
      what: 'ブロック「{type}」が、どのパートのものか分かりません。',
      fix: '「part」に次のどれかを書いてください：{known}',
    },
    en: {
      what: 'It is not clear which part contains the block "{type}".',
      fix: 'Set "part" to one of these: {known}',
    },
  },
  'word.editor-part-inside': {
    ja: {
      what: 'パート「{name}」のブロックが、別のパート「{around}」のブロックの中にあります。',
      fix: '編集文書のいちばん外側に移してください。',
    },
    en: {
      what: 'A block of the part "{name}" is inside a block of the part "{around}".',
      fix: 'Move it to the top of the template document.',
    },
  },
});
