import { availableParallelism } from 'node:os';
import { relative, resolve, sep } from 'node:path';
import type { LedgerHeader, ColumnMap } from '../../bulk/index.ts';
import type { Bundle } from '../../bundle/index.ts';
import { authorBundle, resolve as resolveAnswers, type WordFormat } from '../../document/index.ts';
import { createProblem, ShoruiError, type Locale } from '../../problems/index.ts';
import { engineVersion } from '../../version.ts';
import { compileText } from '../../word/index.ts';
import { nodeCodec } from '../node-codec.ts';
import { readBundle } from '../read-bundle.ts';
import { compile } from '../with-node-codec.ts';
import { answersFormat } from './answers-file.ts';
import { openAnswers, type AnswersSource, type BulkAnswers } from './answers-source.ts';
import type { AnswersEncoding } from './decoded-text.ts';
import { hashBundle } from './hashes.ts';
import { isTable, readTable } from './read-table.ts';
import { recordLimit } from './record-batch.ts';
import { namePlace, type MakerSetup } from './record-maker.ts';
import type { RejectedSource } from './write-rejected.ts';

/** What a run is made from. */
export interface SourceOptions {
  readonly encoding?: AnswersEncoding;
  readonly map?: ColumnMap;
  readonly name?: string;
  readonly locale?: Locale;
  readonly format?: WordFormat;
}

/** Everything that a run is made from, looked at and ready. */
export interface RunSource {
  readonly bundle: Bundle;
  readonly answers: AnswersSource;
  readonly header: LedgerHeader;
  readonly name: string;
  readonly locale: Locale;
  readonly format?: WordFormat;
  /** Of a table: its rows once more. */
  readonly rejected?: RejectedSource;
}

/** Default number of threads. */
export function defaultWorkers(): number {
  return availableParallelism();
}

function pathFrom(folder: string, given: unknown): { path?: string } {
  if (typeof given !== 'string') return {};
  return { path: relative(resolve(folder), resolve(given)).split(sep).join('/') };
}

/** Refuses a name with tags that nothing fills: without answers known names are blank, and unknown ones are wrong. */
function checkName(bundle: Bundle, name: string): void {
  const compiled = compile(bundle);
  if (name === '') return;
  const template = compileText(name, namePlace);
  const { data } = resolveAnswers(compiled, {});
  const unknown = template(data).problems.filter(({ id }) => id.startsWith('word.name') || id.includes('unknown'));
  if (unknown.length > 0) throw new ShoruiError(unknown);
}

/**
 * Opens what a run is made from. `onBundle` gets the bundle as soon as it is read, before anything in it is looked at.
 * @throws ShoruiError with what is wrong with the bundle, the name or the columns, and problems of the disk
 */
export async function openRunSource(
  folder: string,
  given: string | Bundle,
  answers: BulkAnswers,
  options: SourceOptions,
  onBundle: (bundle: Bundle) => void,
): Promise<RunSource> {
  const { encoding = 'utf8', map = {}, name = '', locale = 'ja', format } = options;
  const read = typeof given === 'string' ? await readBundle(given) : await authorBundle(given, { codec: nodeCodec });
  const { application, files, authored } = read;
  const bundle: Bundle = { application, files, ...(authored && { authored }) };
  onBundle(bundle);
  checkName(bundle, name);
  const source = await openAnswers(answers, bundle.application, { encoding, map });
  const header: LedgerHeader = {
    ledger: 1,
    engine: engineVersion,
    bundle: { ...pathFrom(folder, given), sha256: hashBundle(read) },
    answers: { ...pathFrom(folder, answers), ...(source.summary && { sha256: source.summary.sha256 }) },
    options: { encoding, map, name, locale, ...(format && { format }) },
  };
  const rejected = typeof answers === 'string' ? rejectedSource(answers, encoding, locale) : undefined;
  return { bundle, answers: source, header, name, locale, ...(format && { format }), ...(rejected && { rejected }) };
}

function rejectedSource(path: string, encoding: AnswersEncoding, locale: Locale): RejectedSource | undefined {
  const format = answersFormat(path);
  if (!isTable(format)) return undefined;
  return { open: () => readTable(path, format, encoding, recordLimit), encoding, locale };
}

/** What a worker has to know of it, but for where to write. */
export function makerSetup({
  answers,
  name,
  locale,
  format,
}: RunSource): Omit<MakerSetup, 'folders' | 'bare' | 'placeAfter'> {
  return { columns: answers.columns, name, locale, ...(format && { format }) };
}

/** The answers are not those that the ledger knows. */
export function answersChanged(file: string): ShoruiError {
  return new ShoruiError([createProblem('bulk.answers-changed', { file })]);
}
