export { analyseApplication, type AnalysisSettings } from './analyse-application.ts';
export type { TagUse, TemplateTags } from './template-tags.ts';
