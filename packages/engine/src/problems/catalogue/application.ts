import { defineCatalogue } from './entry.ts';

export const applicationCatalogue = defineCatalogue({});
