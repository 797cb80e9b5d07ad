// Filling Word templates and nothing else: the smallest part, for browsers. `word` has the same and more. Imported file by file: behind
// an index, esbuild would take all of the folder for a part of this entry.
export {
  compileTemplate,
  type CompilePlainTemplateOptions as CompileTemplateOptions,
} from '../word/template/compile-plain-template.ts';
export type { CompiledTemplate } from '../word/template/compile-template.ts';
export { ShoruiError } from '../problems/shorui-error.ts';
export type { Problem } from '../problems/problem.ts';
export { type RenderedTemplate, renderTemplate, type RenderTemplateOptions } from '../word/template/render-template.ts';
export type { TemplateData, TemplateValue } from '../values/index.ts';
