import { wordColumnsCatalogue } from './word-columns.ts';
import { wordContentCatalogue } from './word-content.ts';
import { wordEditorCatalogue } from './word-editor.ts';
import { wordPartCatalogue } from './word-part.ts';
import { wordFileCatalogue } from './word-file.ts';
import { wordLimitsCatalogue } from './word-limits.ts';
import { wordLintCatalogue } from './word-lint.ts';
import { wordTagCatalogue } from './word-tag.ts';
import { wordValueCatalogue } from './word-value.ts';

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
  ...wordLintCatalogue,
};
