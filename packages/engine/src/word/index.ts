export * from './lint/adopt/index.ts';
export { compileTemplate } from './template/compile-layered-template.ts';
export type { CompiledTemplate, CompileTemplateOptions } from './template/compile-template.ts';
export { compileText, type TextTemplate } from './compile/compile-text.ts';
export {
  compileName,
  compileTextValue,
  compileValue,
  ValueReader,
  type ValueScope,
  type ValueTemplate,
} from './compile/compile-value.ts';
export type { ImageUse } from './compile/static-images.ts';
export type { TemplateUse } from './compile/template-uses.ts';
export * from './editor/index.ts';
export * from './lint/index.ts';
export { checkImage } from './images/check-image.ts';
export type { NamedImages } from './images/image-store.ts';
export { defaultLimits, type Clock, type Limits } from '../platform/limits.ts';
export type { BlockType } from './read/block.ts';
export type { WordField } from './read/features.ts';
export {
  inspectTemplate,
  type BlockReport,
  type PartReport,
  type TemplateReport,
} from './template/inspect-template.ts';
export { helperNames } from './tags/helpers/index.ts';
export { invisibleIn, visibleText } from './tags/invisible.ts';
export type { MissingMode } from './tags/render-state.ts';
export {
  renderParts,
  renderTemplate,
  type RenderedParts,
  type RenderedTemplate,
  type RenderTemplateOptions,
} from './template/render-template.ts';
export * from '../zip/index.ts';
