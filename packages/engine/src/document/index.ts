export { applicationNames } from './application-names.ts';
export { analyze } from './analyze.ts';
export { authorBundle } from './author-bundle.ts';
export type { BlockTarget } from './explain-block.ts';
export { explain, type ExplainTarget } from './explain.ts';
export { compile, type CompileOptions } from './compile-application.ts';
export type { CompiledApplication, CompiledFile } from './compiled-application.ts';
export { lintBundle, type LintBundleOptions } from './lint-bundle.ts';
export {
  compileOverlay,
  renderOverlay,
  type CompiledOverlay,
  type CompileOverlayOptions,
  type RenderedOverlay,
  type RenderOverlayOptions,
} from './overlay-form.ts';
export { pack } from './pack.ts';
export { render, type RenderedFile, type RenderOptions, type RenderResult } from './render-application.ts';
export { resolve } from './resolve.ts';
export type { WordFormat } from './word-outputs.ts';
