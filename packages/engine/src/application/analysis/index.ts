export { analyseApplication, type AnalysisSettings } from './analyse-application.ts';
export type { Finding } from './finding.ts';
export type { TagUse, TemplateTags } from './template-tags.ts';
