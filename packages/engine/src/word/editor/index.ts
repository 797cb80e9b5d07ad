export { blockConditionals } from './block-conditionals.ts';
export type { RunningLoop, TemplateConditions, TemplateLayer } from './layer.ts';
