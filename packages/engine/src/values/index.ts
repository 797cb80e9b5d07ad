export { DisplayValue } from './display-value.ts';
export type { TemplateData, TemplateValue } from './template-data.ts';
