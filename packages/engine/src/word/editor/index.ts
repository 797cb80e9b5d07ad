export { authorDocument, type AuthoredDocument, type AuthorDocumentOptions } from './author/author-document.ts';
export { blockConditionals, type TemplateLayer } from './model/layer.ts';
export { documentFromTemplate, type DocumentFromTemplateOptions } from './read/document-from-template.ts';
export { isWholeDocument, trimLayer, wholeTree } from './read/whole-tree.ts';
export { traceBlocks, type TraceBlockOptions, type TraceBlocks } from './trace/trace-block.ts';
export type { BlockTrace, DecidingName } from './trace/trace-walk.ts';
export type { RunningLoop, TemplateConditions } from '../tags/template-conditions.ts';
export { applyReplacements, type ApplyReplacementsOptions } from './replace/apply-replacements.ts';
export { replacedText } from './replace/replace-texts.ts';
