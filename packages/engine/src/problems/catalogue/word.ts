import { wordFileCatalogue } from './word-file.ts';
import { wordTagCatalogue } from './word-tag.ts';

/** Problems with Word files and with the tags in them. */
export const wordCatalogue = { ...wordFileCatalogue, ...wordTagCatalogue };
