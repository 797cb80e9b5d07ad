import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerName, type LedgerHeader, type LedgerOutput, type LedgerRecord } from '../../bulk/index.ts';
import { createProblem, ShoruiError, type Problem } from '../../problems/index.ts';
import { sha256 } from './hashes.ts';
import { readLedger } from './ledger-file.ts';

/** How far a run has come. */
export interface RunPlan {
  /** Valid bytes of the ledger. */
  readonly size: number;
  /** Records that the ledger has: the first ones. */
  readonly done: number;
  readonly made: number;
  readonly failed: number;
  readonly finished: boolean;
  /** Records of the ledger whose files are missing or changed, by their number: they are made again. */
  readonly repairs: ReadonlyMap<number, LedgerRecord>;
}

export const freshPlan: RunPlan = { size: 0, done: 0, made: 0, failed: 0, finished: false, repairs: new Map() };

/** Does a file on disk have the size and hash of the ledger? */
export function isIntact(folder: string, { path, size, sha256: hash }: LedgerOutput): boolean {
  const file = join(folder, path);
  try {
    return statSync(file).size === size && sha256(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}

function sortedText(map: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(map).sort(([one], [two]) => (one < two ? -1 : 1)));
}

/** What keeps a run from going on: it was begun from something else. */
export function changedSince(before: LedgerHeader, now: LedgerHeader, file: string): Problem[] {
  const problems: Problem[] = [];
  if (before.engine !== now.engine) {
    problems.push(createProblem('bulk.engine-changed', { file }, { before: before.engine, now: now.engine }));
  }
  if (before.bundle.sha256 !== now.bundle.sha256) problems.push(createProblem('bulk.bundle-changed', { file }));
  if (before.answers.sha256 !== now.answers.sha256) problems.push(createProblem('bulk.answers-changed', { file }));
  const names = [
    ...(before.options.encoding === now.options.encoding ? [] : ['--encoding']),
    ...(sortedText(before.options.map) === sortedText(now.options.map) ? [] : ['--map']),
    ...(before.options.name === now.options.name ? [] : ['--name']),
    ...(before.options.format === now.options.format ? [] : ['--format']),
    ...(before.options.locale === now.options.locale ? [] : ['--lang']),
  ];
  if (names.length > 0) problems.push(createProblem('bulk.options-changed', { file }, { names: names.join(', ') }));
  return problems;
}

/**
 * Reads the ledger of a run to resume and checks every file it names. `onRecord` is called with each record.
 * Null when no run was begun here.
 * @throws ShoruiError `bulk.ledger-broken` and what has changed since
 */
export async function planResume(
  folder: string,
  header: LedgerHeader,
  onRecord: (record: LedgerRecord) => void,
): Promise<RunPlan | null> {
  const path = join(folder, ledgerName);
  const repairs = new Map<number, LedgerRecord>();
  let plan = null as RunPlan | null;
  for await (const { line, end } of readLedger(path)) {
    if ('ledger' in line) {
      const changed = changedSince(line, header, path);
      if (changed.length > 0) throw new ShoruiError(changed);
      plan = { ...freshPlan, repairs, size: end };
    } else if (plan === null || ('record' in line && line.record !== plan.done + 1)) {
      throw new ShoruiError([createProblem('bulk.ledger-broken', { file: path, line: (plan?.done ?? 0) + 2 })]);
    } else if ('end' in line) {
      plan = { ...plan, finished: true, size: end };
    } else {
      const { outputs } = line;
      if (outputs?.some((output) => !isIntact(folder, output))) repairs.set(line.record, line);
      onRecord(line);
      const failed: number = plan.failed + (outputs ? 0 : 1);
      plan = { ...plan, size: end, done: line.record, failed, made: line.record - failed };
    }
  }
  return plan;
}
