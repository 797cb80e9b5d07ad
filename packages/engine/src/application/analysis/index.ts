export { analyzeApplication, type AnalysisSettings } from './analyze-application.ts';
export type { TagUse, TemplateTags } from './model.ts';
