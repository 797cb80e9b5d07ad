import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeProblem, ShoruiError, type Application as Definition } from '@shorui/engine';
import type { BulkRecord } from '@shorui/engine/bulk';
import { readTable, tableColumns, tableRecord, type CsvRow } from '@shorui/engine/node';
import { mostBulkRecords } from '../../contract/applications/bulk-runs.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import { bulkRunWords } from '../../messages/bulk-runs.ts';
import { fileWords } from '../../messages/files.ts';
import type { Services } from '../../services.ts';
import type { ImageOwner } from '../application-use/answer-images.ts';

/**
 * A record as chunks keep it. `owner`: the member whose answers it has, whose pictures it may print. `cells`: of a row that could not be
 * read.
 */
export type KeptRecord = BulkRecord & { readonly owner?: ImageOwner; readonly cells?: readonly string[] };

/** The records of a run, and the heading of its table. */
export interface RunRecords {
  readonly records: readonly KeptRecord[];
  readonly header: readonly string[];
  /** SHA-256 of the table, hex. */
  readonly sha256: string | null;
}

type Locale = 'jp' | 'en';

/** Characters of the longest row. */
const longestRow = 1_000_000;

const tooMany = (field: string, locale: Locale): AppError =>
  new AppError('invalid', { fields: { [field]: [bulkRunWords[locale].tooMany(mostBulkRecords)] } });

/** Formats of tables by their media type; any other text is a CSV. */
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const tabsType = 'text/tab-separated-values';

/** Rows of a table and its heading, but no more than a run may have and one. */
const mostRows = mostBulkRecords + 2;

async function readText(file: UploadedFile, encoding: 'utf8' | 'cp932'): Promise<readonly CsvRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shorui-csv-'));
  const path = join(folder, 'answers.csv');
  try {
    await pipeline(file.open(), createWriteStream(path));
    const rows: CsvRow[] = [];
    for await (const row of readTable(path, file.type === tabsType ? 'tsv' : 'csv', encoding, longestRow)) {
      rows.push(row);
      if (rows.length === mostRows) break;
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const readRows = (
  { inspector }: Pick<Services, 'inspector'>,
  file: UploadedFile,
  encoding: 'utf8' | 'cp932',
): Promise<readonly CsvRow[]> =>
  file.type === workbookType
    ? // Unpacking a workbook is bounded in time and memory.
      inspector.rows({ size: file.size, open: () => file.open(), name: file.name, most: mostRows })
    : readText(file, encoding);

async function hashOf(file: UploadedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.open()) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const refuse = (words: readonly string[], cause: unknown): AppError =>
  new AppError('invalid', { fields: { file: words }, cause });

/**
 * Reads a CSV, a table with tabs or an Excel workbook as records of an application. Columns must be known; what is wrong in a row is found
 * when its documents are made.
 * @throws {AppError} invalid at the field `file`
 */
export async function readTableRecords(
  services: Pick<Services, 'inspector'>,
  file: UploadedFile,
  definition: Definition,
  { encoding, locale }: { readonly encoding: 'utf8' | 'cp932'; readonly locale: Locale },
): Promise<RunRecords> {
  try {
    const [header, ...rows] = await readRows(services, file, encoding);
    tableColumns(header, definition, {}, file.name);
    if (rows.length > mostBulkRecords) throw tooMany('file', locale);
    const records = rows.map((row, at): KeptRecord => {
      const record = tableRecord(row, at + 1);
      return record.kind === 'broken' ? { ...record, cells: row.cells } : record;
    });
    return { records, header: [...(header?.cells ?? [])], sha256: await hashOf(file) };
  } catch (error) {
    if (error instanceof Exhausted) throw refuse([fileWords[locale].exhausted], error);
    if (!(error instanceof ShoruiError)) throw error;
    throw refuse(
      error.problems.map((each) => describeProblem(each, locale === 'jp' ? 'ja' : 'en')),
      error,
    );
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
