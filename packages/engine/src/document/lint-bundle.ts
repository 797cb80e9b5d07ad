import type { Bundle } from '../bundle/index.ts';
import { createProblem } from '../problems/index.ts';
import { createReport, lintTemplate, type Finding, type LintOptions, type LintReport } from '../word/index.ts';
import { applicationNames } from './application-names.ts';

/** How the templates of a bundle are linted. File, names and counters come from its application. */
export type LintBundleOptions = Pick<LintOptions, 'codec' | 'limits' | 'now'>;

/**
 * Lints every Word template of a bundle against the names and types of its application, in the order of its files. Files that
 * are not there are findings too.
 */
export function lintBundle({ application, files }: Bundle, options: LintBundleOptions = {}): LintReport {
  const names = applicationNames(application);
  const prefix = application.increment_tag?.prefix;
  const findings = application.files
    .filter(({ type }) => type === 'word')
    .flatMap(({ path, document }): readonly Finding[] => {
      const bytes = files.get(path);
      if (!bytes) return [createProblem('document.file-missing', { file: path })];
      // The editor's layer adds loops that the file does not show; `compile`, which knows them, checks the names there.
      const known = document === undefined ? { names } : {};
      const own = { ...options, ...known, file: path, ...(prefix !== undefined && { incrementPrefix: prefix }) };
      return lintTemplate(bytes, own).findings;
    });
  return createReport(findings);
}
