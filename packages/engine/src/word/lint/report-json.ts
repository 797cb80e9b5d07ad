import { type Place, type ProblemId, type Severity } from '../../problems/index.ts';
import { problemText } from '../../problems/texts.ts';
import type { Finding, Fix, LintReport } from './finding.ts';

interface FindingWords {
  readonly what: string;
  readonly fix: string;
}

/** A finding as plain JSON, with its words in both languages. */
export interface FindingJson {
  readonly id: ProblemId;
  readonly severity: Severity;
  readonly place: Place;
  /** A second place that belongs to it. */
  readonly related?: Place;
  readonly ja: FindingWords;
  readonly en: FindingWords;
  readonly fix?: Fix;
}

/** A report as plain JSON: what `lint --json` prints. */
export interface LintReportJson {
  readonly findings: readonly FindingJson[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** How many findings have a safe fix. */
  readonly fixable: number;
}

function findingJson(finding: Finding): FindingJson {
  const { id, severity, place, related, fix } = finding;
  const words = { ja: problemText(finding, 'ja'), en: problemText(finding, 'en') };
  return { id, severity, place, ...(related && { related }), ...words, ...(fix && { fix }) };
}

/** A report with all its words, ready to be written as JSON. */
export function lintReportJson({ findings, fixable }: LintReport): LintReportJson {
  const count = (severity: Severity): number => findings.filter((each) => each.severity === severity).length;
  return {
    findings: findings.map(findingJson),
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    fixable,
  };
}
