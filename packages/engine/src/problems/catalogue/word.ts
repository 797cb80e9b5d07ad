import { defineCatalogue } from './entry.ts';
import { wordContentCatalogue } from './word-content.ts';
import { wordEditorCatalogue } from './word-editor.ts';
import { wordFileCatalogue } from './word-file.ts';
import { wordLimitsCatalogue } from './word-limits.ts';
import { wordAdoptCatalogue } from './word-adopt.ts';
import { wordLintCatalogue } from './word-lint.ts';
import { wordPartCatalogue } from './word-part.ts';
import { wordTagCatalogue } from './word-tag.ts';
import { wordValueCatalogue } from './word-value.ts';

/** Problems with blocks over columns of tables. */
const wordColumnsCatalogue = defineCatalogue({
  'word.columns-place': {
    ja: {
      what: '「columns=true」のタグの始まりと終わりが、同じ表の同じ行にありません。',
      fix: '始まりのタグを繰り返す最初の列のセルに、終わりのタグを同じ行の最後の列のセルに書いてください。elseは使えません。',
    },
    en: {
      what: 'The start and the end of a block with "columns=true" are not in the same row of a table.',
      fix: 'Put the start in the cell of the first column and the end in that of the last column, in the same row, without an else.',
    },
  },
  'word.columns-merged': {
    ja: {
      what: '「columns=true」の列の範囲が、{row}行目の横に結合されたセルの途中で始まるか、終わっています。',
      fix: '結合したセルの全体が範囲に入るか、範囲の全体が結合したセルに入るようにしてください。',
    },
    en: {
      what: 'The columns of a block with "columns=true" begin or end in the middle of a merged cell in row {row}.',
      fix: 'Put the merged cell wholly inside the columns, or the columns wholly inside the merged cell.',
    },
  },
});

/** Problems with Word files and with the tags in them. */
export const wordCatalogue = {
  ...wordColumnsCatalogue,
  ...wordContentCatalogue,
  ...wordEditorCatalogue,
  ...wordPartCatalogue,
  ...wordFileCatalogue,
  ...wordLimitsCatalogue,
  ...wordTagCatalogue,
  ...wordValueCatalogue,
  ...wordAdoptCatalogue,
  ...wordLintCatalogue,
};
