export { compileTemplate, type CompiledTemplate, type CompileTemplateOptions } from './compile/compile-template.ts';
export type { TemplateUse } from './compile/template-uses.ts';
export { defaultLimits, type Limits } from './limits.ts';
export type { BlockType } from './read/block.ts';
export { helperNames } from './tags/helpers/index.ts';
export type { MissingMode } from './tags/run.ts';
export { renderTemplate, type RenderedTemplate, type RenderTemplateOptions } from './write/render-template.ts';
export * from './zip/index.ts';
