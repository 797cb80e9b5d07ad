import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { engineVersion } from '@shorui/engine';
import {
  errorLines,
  errorsHeading,
  errorsName,
  formatLedgerLine,
  ledgerName,
  recordFolder,
  RecordNamer,
  rejectedName,
  RejectedRows,
  type LedgerRecord,
} from '@shorui/engine/bulk';
import { encodeTable, readZip } from '@shorui/engine/node';
import type { Static } from 'typebox';
import type { JobContext, JobDefinition } from '../../jobs/jobs-port.ts';
import { ZipWriter } from '../../output/zip/zip-writer.ts';
import { bytesOf } from '../../storage/bytes-of.ts';
import { keptDefinition } from '../applications/assets.ts';
import { createFile } from '../files/create-file.ts';
import { ownFile } from '../files/own-file.ts';
import { purgeFile } from '../files/remove-file.ts';
import { storeContent } from '../files/store-content.ts';
import { chunkEntry, type ChunkRecord } from './chunk-job.ts';
import { asBulkJob, bulkSource, NotNeeded, publishProgress, type BulkServices } from './job-source.ts';
import type { BulkRun } from './model.ts';
import { bulkPackKind } from './pack-kind.ts';

/** Bytes of the largest zip of a run, and of a chunk when it is read. */
const [largestZip, largestChunk] = [50 * 2 ** 30, 2 ** 31];
/** Milliseconds that contents of chunks stay for backups in progress. */
const day = 86_400_000;

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Gives records their places in the zip, in their order: a name that several of them request goes to the first. */
class Places {
  readonly #namer = new RecordNamer([ledgerName, errorsName, rejectedName]);
  readonly #named: boolean;
  readonly #bare: boolean;

  constructor(named: boolean, isOneFile: boolean) {
    this.#named = named;
    this.#bare = named && isOneFile;
  }

  /** Paths of the files of a record. */
  of({ number, name, files }: ChunkRecord): string[] {
    const [first] = files;
    if (first === undefined) return [];
    if (!this.#named) return files.map(({ path }) => `${recordFolder(number)}/${path}`);
    const place = this.#namer.take(name, number, this.#bare ? extname(first.path) : '');
    return this.#bare ? [place] : files.map(({ path }) => `${place}/${path}`);
  }
}

/** What the run was made from: the first line of the ledger. */
function headerOf(run: BulkRun, definition: object) {
  const bundle = createHash('sha256').update(JSON.stringify(definition)).digest('hex');
  return {
    ledger: 1,
    engine: engineVersion,
    bundle: { sha256: bundle },
    answers: run.answers_sha256 === null ? {} : { sha256: run.answers_sha256 },
    options: {
      encoding: run.encoding ?? 'utf8',
      map: {},
      name: run.name,
      locale: run.locale === 'jp' ? 'ja' : 'en',
      ...(run.format === null ? {} : { format: run.format }),
    },
  } as const;
}

/** Writes the files of all chunks in the order of the records, then errors, rejected rows and ledger. Equal runs give equal bytes. */
async function writeRun(services: BulkServices, run: BulkRun, path: string, { signal }: JobContext): Promise<void> {
  const { database, storage } = services;
  const definition = await keptDefinition(services, run.application_id, run.number);
  const places = new Places(run.name !== '', definition.files.length === 1 && run.format !== 'both');
  const zip = await ZipWriter.create(path);
  try {
    const ledger = [formatLedgerLine(headerOf(run, definition))];
    const locale = run.locale === 'jp' ? 'ja' : 'en';
    const header = JSON.parse(run.header) as readonly string[];
    const table = header.length === 0 ? undefined : new RejectedRows(header, locale);
    const errors: string[] = [];
    const rejected: string[] = [];
    for (let number = 0; number < run.chunks; number += 1) {
      signal.throwIfAborted();
      const chunk = await database.models.BulkChunk.findOne({ where: { run_id: run.id, number } });
      if (chunk === null) throw new NotNeeded();
      const file = await ownFile(database, chunk.file_id);
      const bytes = await bytesOf(await storage.get(file.key));
      const limits = { fileBytes: largestChunk, inflatedBytes: largestChunk, partBytes: largestChunk };
      const made = readZip(bytes, { limits });
      for (const record of JSON.parse(chunk.ledger ?? '[]') as readonly ChunkRecord[]) {
        const paths = places.of(record);
        for (const [at, each] of record.files.entries())
          await zip.add(paths[at] ?? '', one(made.read(chunkEntry(record.number, each.path))), { compress: false });
        const outputs = record.files.map((each, at) => ({ ...each, path: paths[at] ?? '' }));
        const line: LedgerRecord = {
          record: record.number,
          answers: record.answers,
          ...(record.errors.length > 0 ? { errors: record.errors } : { outputs }),
        };
        ledger.push(formatLedgerLine(line));
        if (record.errors.length === 0) continue;
        errors.push(errorLines(record.number, record.errors, table !== undefined));
        if (table !== undefined) rejected.push(table.row(record.cells ?? [], record.errors));
      }
    }
    const { records, made, failed } = run;
    ledger.push(formatLedgerLine({ end: { records, made, failed } }));
    if (errors.length > 0) {
      const lines = errorsHeading(locale) + errors.join('');
      await zip.add(errorsName, one(Buffer.from(lines)), { compress: true });
    }
    if (table !== undefined && rejected.length > 0) {
      const lines = encodeTable(table.heading + rejected.join(''), run.encoding ?? 'utf8', true);
      await zip.add(rejectedName, one(lines), { compress: true });
    }
    await zip.add(ledgerName, one(Buffer.from(ledger.join(''))), { compress: true });
    await zip.end();
  } catch (error) {
    await zip.close().catch(() => undefined);
    throw error;
  }
}

async function pack(services: BulkServices, run: BulkRun, context: JobContext): Promise<void> {
  const { database, now } = services;
  const folder = await mkdtemp(join(tmpdir(), 'shorui-bulk-'));
  try {
    const path = join(folder, 'run.zip');
    await writeRun(services, run, path, context);
    const stored = await storeContent(services, { open: () => createReadStream(path) }, largestZip);
    await database.unitOfWork(bulkSource, async (unit) => {
      const { BulkRun, BulkChunk } = unit.models;
      const name = `bulk-run-${run.id}.zip`;
      const file = await createFile(
        unit,
        { workspaceId: null, createdBy: null, name, type: 'application/zip' },
        stored,
      );
      const [taken] = await BulkRun.update(
        { state: 'done', file_id: file.id },
        { where: { id: run.id, state: 'packing' } },
      );
      if (taken !== 1) throw new NotNeeded();
      const chunks = await BulkChunk.findAll({ attributes: ['file_id'], where: { run_id: run.id } });
      await BulkChunk.destroy({ where: { run_id: run.id } });
      for (const { file_id } of chunks)
        await purgeFile(unit, await ownFile(unit, file_id), new Date(now().getTime() + day));
      const subject = { kind: 'bulk-run', id: run.id };
      await unit.audit({ action: 'bulkRuns.done', subject, workspaceId: null, after: { file_id: file.id } });
      await publishProgress(unit, await run.reload());
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packs a run whose chunks are all done. It may run twice: the same chunks give the same zip, and the run is done once. */
export function createBulkPackJob(services: BulkServices): JobDefinition<Static<(typeof bulkPackKind)['payload']>> {
  return {
    ...bulkPackKind,
    async run({ run_id }, context) {
      const run = await services.database.models.BulkRun.findByPk(run_id);
      if (run?.state !== 'packing') return;
      await asBulkJob(services, { runId: run.id, attempt: context.attempt }, () => pack(services, run, context));
    },
  };
}
