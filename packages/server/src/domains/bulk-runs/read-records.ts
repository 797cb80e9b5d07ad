import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import { describeProblem, ShoruiError, type Application as Definition } from '@shorui/engine';
import { ColumnPaths, mapColumns, type BulkRecord } from '@shorui/engine/bulk';
import { indexApplication } from '@shorui/engine/model';
import { readCsv } from '@shorui/engine/node';
import { mostBulkRecords } from '../../contract/applications/bulk-runs.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { ImageOwner } from '../application-use/answer-images.ts';
import { bulkRunWords } from '../../messages/bulk-runs.ts';

/** A record as chunks keep it. `owner`: the member whose answers it has, whose pictures it may print. */
export type KeptRecord = BulkRecord & { readonly owner?: ImageOwner };

/** The records of a run, and the heading of its table. */
export interface RunRecords {
  readonly records: readonly KeptRecord[];
  readonly header: readonly string[];
  /** SHA-256 of the CSV, hex. */
  readonly sha256: string | null;
}

type Locale = 'jp' | 'en';

/** Characters of the longest row. */
const longestRow = 1_000_000;

const tooMany = (field: string, locale: Locale): AppError =>
  new AppError('invalid', { fields: { [field]: [bulkRunWords[locale].tooMany(mostBulkRecords)] } });

async function readRows(path: string, encoding: 'utf8' | 'cp932', locale: Locale) {
  const rows: { readonly cells: readonly string[]; readonly line: number }[] = [];
  for await (const row of readCsv(path, encoding, longestRow)) {
    if (rows.length > mostBulkRecords) throw tooMany('file', locale);
    rows.push(row);
  }
  return rows;
}

/**
 * Reads a CSV as records of an application. Columns must be known; what is wrong in a row is found when its documents are made.
 * @throws {AppError} invalid at the field `file`
 */
export async function readCsvRecords(
  file: UploadedFile,
  definition: Definition,
  { encoding, locale }: { readonly encoding: 'utf8' | 'cp932'; readonly locale: Locale },
): Promise<RunRecords> {
  const folder = await mkdtemp(join(tmpdir(), 'shorui-csv-'));
  const path = join(folder, 'answers.csv');
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  try {
    await pipeline(file.open(), hashing, createWriteStream(path));
    const [first, ...rows] = await readRows(path, encoding, locale);
    const header = [...(first?.cells ?? [])];
    const index = indexApplication(definition);
    mapColumns(header, new ColumnPaths(definition, index), {}, file.name);
    const records = rows.map(({ cells, line }, at) => ({ kind: 'row', number: at + 1, line, cells }) as const);
    return { records, header, sha256: hash.digest('hex') };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    const words = error.problems.map((each) => describeProblem(each, locale === 'jp' ? 'ja' : 'en'));
    throw new AppError('invalid', { fields: { file: words }, cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** State of answers that are complete. */
const complete = 2;

/** The complete answers of companies to one version, the oldest first. @throws {AppError} invalid when there are too many */
export async function readStoredAnswers(
  { models }: Pick<Database, 'models'>,
  where: { readonly application_id: number; readonly number: number; readonly workspace_id?: number },
  locale: Locale,
): Promise<RunRecords> {
  const runs = await models.ApplicationUser.findAll({
    attributes: ['id', 'workspace_id', 'user_id', 'answers'],
    where: { ...where, state: complete },
    order: [['id', 'ASC']],
    limit: mostBulkRecords + 1,
  });
  if (runs.length > mostBulkRecords) throw tooMany('source', locale);
  const records = runs.map(
    ({ answers, workspace_id, user_id }, at) =>
      ({
        kind: 'answers',
        number: at + 1,
        answers: JSON.parse(answers) as object,
        owner: { workspace_id, user_id },
      }) as KeptRecord,
  );
  return { records, header: [], sha256: null };
}
