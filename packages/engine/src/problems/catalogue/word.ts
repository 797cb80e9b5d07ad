import { defineCatalogue } from './entry.ts';

export const wordCatalogue = defineCatalogue({});
