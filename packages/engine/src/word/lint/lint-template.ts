import { lintDocument, type LintOptions } from './parts/lint-document.ts';
import { createReport, type LintReport } from './finding.ts';

/**
 * Looks for everything in a Word template that is wrong or is likely not what its writer meant: what compiling finds, tags
 * that are misspelt, names that are not known, values used as something they are not, and what cannot be filled at all.
 * Never throws for a bad file: what is wrong with it is a finding.
 */
export function lintTemplate(bytes: Uint8Array, options: LintOptions = {}): LintReport {
  return createReport(lintDocument(bytes, options).findings);
}
