export { DisplayValue, RunContent, type TemplateData, type TemplateValue } from './template-data.ts';
