export { commentTemplate, type CommentOptions } from './comments/comment-template.ts';
export type { LintOptions } from './parts/lint-document.ts';
export { createReport, type Finding, type Fix, type LintReport, type TextEdit } from './finding.ts';
export { fixTemplate, type FixedTemplate, type FixOptions } from './fix-template.ts';
export { lintTemplate } from './lint-template.ts';
export type { KnownKind, KnownNames, KnownOption, KnownValue } from './names/known-value.ts';
export { listHolding } from './names/list-holding.ts';
export { namesFromSchema } from './names/schema-names.ts';
export { lintReportJson, type FindingJson, type LintReportJson } from './report-json.ts';
