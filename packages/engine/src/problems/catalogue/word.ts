import { wordContentCatalogue } from './word-content.ts';
import { wordEditorCatalogue } from './word-editor.ts';
import { wordFileCatalogue } from './word-file.ts';
import { wordLimitsCatalogue } from './word-limits.ts';
import { wordLintCatalogue } from './word-lint.ts';
import { wordTagCatalogue } from './word-tag.ts';

/** Problems with Word files and with the tags in them. */
export const wordCatalogue = {
  ...wordContentCatalogue,
  ...wordEditorCatalogue,
  ...wordFileCatalogue,
  ...wordLimitsCatalogue,
  ...wordTagCatalogue,
  ...wordLintCatalogue,
};
