export { commentTemplate, type CommentOptions } from './comments/comment-template.ts';
export type { LintOptions } from './parts/lint-document.ts';
export { createReport, type Finding, type Fix, type LintReport } from './finding.ts';
export type { TextEdit } from '../write/edit-text.ts';
export { fixTemplate, type FixedTemplate, type FixOptions } from './fix-template.ts';
export { lintTemplate } from './lint-template.ts';
export {
  type KnownKind,
  type KnownNames,
  type KnownOption,
  type KnownValue,
  listHolding,
  quoteName,
} from './names/known-value.ts';
export { namesFromSchema } from './names/schema-names.ts';
export { lintReportJson, type FindingJson, type LintReportJson } from './report-json.ts';
