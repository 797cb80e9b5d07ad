import { defineCatalogue } from './entry.ts';

export const bundleCatalogue = defineCatalogue({});
