import { suppliedTemplateEndpoints } from './admin.ts';
import { companyTemplateEndpoints } from './company.ts';
import { templateFillEndpoints } from './fills.ts';
import { ownTemplateEndpoints } from './own.ts';

export * from './admin.ts';
export * from './company.ts';
export * from './fills.ts';
export * from './own.ts';
export * from './shapes.ts';

/** Calls about templates of documents: of the staff, of companies, and what members fill in. */
export const documentTemplateEndpoints = [
  ...suppliedTemplateEndpoints,
  ...companyTemplateEndpoints,
  ...ownTemplateEndpoints,
  ...templateFillEndpoints,
] as const;
