// The names that most programs need, of the parts that need neither Node nor a disk: an application and answers in, finished files out;
// a Word template filled; a Word file or a filled template as PDF; a PDF form filled; every error described. The other names are in the
// entries of the package (`@shorui/engine/japanese`, `/model`, …), and `test/engine/package/public-surface.json` lists all of them.
export {
  type AnswerError,
  type AnswerSession,
  type ChangeSet,
  type Explanation,
  type RawAnswers,
  type Resolved,
  startSession,
} from './answers/index.ts';
export { checkRule, type RuleResult } from './answers/rules/index.ts';
export { Application, Answers, answersSchema, Question, validateApplication } from './application/index.ts';
export { loadBarcodes } from './entries/barcodes.ts';
export { type Bundle, parseBundle, readBundleZip, writeBundleZip } from './bundle/index.ts';
export {
  convertDocument,
  type ConvertedDocument,
  type ConvertedTemplate,
  type ConvertOptions,
  convertTemplate,
  type ConvertTemplateOptions,
  layPaper,
  type LayPaperOptions,
  type Paper,
  PaperDrawer,
} from './convert/index.ts';
export {
  compile,
  type CompiledApplication,
  type CompileOptions,
  explain,
  pack,
  render,
  type RenderedFile,
  type RenderOptions,
  type RenderResult,
  resolve,
} from './document/index.ts';
export {
  createFontLibrary,
  type FilledPdfForm,
  fillPdfForm,
  type FontLibrary,
  type FontSource,
  type FormValues,
  inspectPdf,
  type PdfReport,
} from './pdf/index.ts';
export { type Locale, type Place, type Problem, type ProblemId, type Severity, ShoruiError } from './problems/index.ts';
export { describeProblem } from './problems/texts.ts';
export type { TemplateData, TemplateValue } from './values/index.ts';
export { engineVersion } from './version.ts';
export {
  type Codec,
  type CompiledTemplate,
  compileTemplate,
  type CompileTemplateOptions,
  defaultLimits,
  inspectTemplate,
  type Limits,
  type RenderedTemplate,
  renderTemplate,
  type RenderTemplateOptions,
  type TemplateReport,
} from './word/index.ts';
export { lintTemplate, type Finding } from './word/lint/index.ts';
