// The layer that the template editor adds to a Word file.
export {
  applyReplacements,
  type ApplyReplacementsOptions,
  authorDocument,
  type AuthorDocumentOptions,
  type AuthoredDocument,
  type BlockTrace,
  type DecidingName,
  documentFromTemplate,
  type DocumentFromTemplateOptions,
  isWholeDocument,
  type PlaceholderControl,
  placeholderControls,
  replacedText,
  type RunningLoop,
  type TemplateConditions,
  type TemplateLayer,
  type TraceBlockOptions,
  type TraceBlocks,
  trimLayer,
  wholeTree,
} from '../word/editor/index.ts';
export { type Problem, ShoruiError } from '../problems/index.ts';
export { describeProblem } from '../problems/texts.ts';
