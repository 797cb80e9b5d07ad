import { defineCatalogue } from './entry.ts';

export const japaneseCatalogue = defineCatalogue({});
