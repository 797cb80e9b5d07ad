import { defineCatalogue } from './entry.ts';

export const answersCatalogue = defineCatalogue({});
