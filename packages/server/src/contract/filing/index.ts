import { adminDocumentCategoryEndpoints } from './admin-document-categories.ts';
import { documentCategoryEndpoints } from './document-categories.ts';
import { metaEndpoints } from './metas.ts';
import { typeEndpoints } from './types.ts';

export * from './admin-document-categories.ts';
export * from './category-shapes.ts';
export * from './document-categories.ts';
export * from './meta-shapes.ts';
export * from './metas.ts';
export * from './types.ts';

/** Calls about what documents are filed by: categories, types and metas. */
export const filingEndpoints = [
  ...documentCategoryEndpoints,
  ...adminDocumentCategoryEndpoints,
  ...metaEndpoints,
  ...typeEndpoints,
] as const;
