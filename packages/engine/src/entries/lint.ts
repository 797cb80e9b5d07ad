// Findings about Word templates, and their fixes.
export {
  type CommentOptions,
  commentTemplate,
  createReport,
  type Finding,
  type FindingJson,
  type Fix,
  type FixedTemplate,
  type FixOptions,
  fixTemplate,
  type KnownKind,
  type KnownNames,
  type KnownOption,
  type KnownValue,
  type LintOptions,
  type LintReport,
  type LintReportJson,
  lintReportJson,
  lintTemplate,
  namesFromSchema,
  quoteName,
  type TextEdit,
} from '../word/lint/index.ts';
export { type Problem, ShoruiError } from '../problems/index.ts';
export { describeProblem } from '../problems/texts.ts';
