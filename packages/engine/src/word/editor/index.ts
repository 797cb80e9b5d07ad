export { authorDocument, type AuthoredDocument, type AuthorDocumentOptions } from './author/author-document.ts';
export { blockConditionals } from './block-conditionals.ts';
export { documentFromTemplate, type DocumentFromTemplateOptions } from './document-from-template.ts';
export { isWholeDocument } from './is-whole-document.ts';
export { traceBlocks, type TraceBlockOptions, type TraceBlocks } from './trace-block.ts';
export type { BlockTrace, DecidingName } from './trace-walk.ts';
export type { RunningLoop, TemplateConditions, TemplateLayer } from './layer.ts';
export { trimLayer } from './trim-layer.ts';
export { wholeTree } from './whole-tree.ts';
