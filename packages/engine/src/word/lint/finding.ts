import type { Problem } from '../../problems/index.ts';
import type { TextEdit } from '../write/edit-text.ts';

/** How a finding can be repaired. The paragraph is that of the finding's place. */
export interface Fix {
  /** `safe` can only be what the writer meant; `name` is a guess at another name and is applied only on request. */
  readonly kind: 'safe' | 'name';
  /** In ascending order, without overlaps. */
  readonly edits: readonly TextEdit[];
}

/** One thing that lint found. Its words are in the problem catalogue. */
export interface Finding extends Problem {
  readonly fix?: Fix;
}

/** What lint found in a template, in the order of its parts and paragraphs. */
export interface LintReport {
  readonly findings: readonly Finding[];
  /** How many of them have a safe fix. */
  readonly fixable: number;
}

/** A report of findings, sorted by file, part, paragraph and offset. */
export function createReport(findings: readonly Finding[]): LintReport {
  const fixable = findings.filter(({ fix }) => fix?.kind === 'safe').length;
  return { findings, fixable };
}
