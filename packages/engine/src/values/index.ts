export { DisplayValue } from './display-value.ts';
export { RunContent } from './run-content.ts';
export type { TemplateData, TemplateValue } from './template-data.ts';
