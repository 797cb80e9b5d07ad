import type { Bundle } from '../bundle/index.ts';
import { createProblem } from '../problems/index.ts';
import { createReport, lintTemplate, type Finding, type LintOptions, type LintReport } from '../word/index.ts';
import { applicationNames } from './application-names.ts';
import { templateLayer } from './template-layer.ts';

/** How the templates of a bundle are linted. File, names and counters come from its application. */
export type LintBundleOptions = Pick<LintOptions, 'codec' | 'limits' | 'now'>;

/**
 * Lints every Word template of a bundle against the names and types of its application, in the order of its files. Files that
 * are not there are findings too.
 */
export function lintBundle({ application, authored, files }: Bundle, options: LintBundleOptions = {}): LintReport {
  const names = applicationNames(application);
  const prefix = application.increment_tag?.prefix;
  const findings = application.files
    .filter(({ type }) => type === 'word')
    .flatMap((file): readonly Finding[] => {
      const { path } = file;
      const bytes = files.get(path) ?? authored?.get(file.id)?.bytes;
      if (!bytes) return [createProblem('document.file-missing', { file: path })];
      const layer = templateLayer(application, file, authored?.get(file.id)?.document);
      const own = {
        ...options,
        file: path,
        names,
        ...(prefix !== undefined && { incrementPrefix: prefix }),
        ...(layer && { layer }),
      };
      return lintTemplate(bytes, own).findings;
    });
  return createReport(findings);
}
