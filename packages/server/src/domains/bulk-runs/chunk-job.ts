import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Application as Definition } from '@shorui/engine';
import { recordFolder, type BulkRecord, type RecordError } from '@shorui/engine/bulk';
import { writeZip } from '@shorui/engine/node';
import { literal } from 'sequelize';
import type { Static } from 'typebox';
import { Id, Shape } from '../../contract/shapes.ts';
import type { RecordsWork } from '../../documents/document-work.ts';
import type { JobContext, JobDefinition, JobKind } from '../../jobs/jobs-port.ts';
import { withImages } from '../application-use/answer-images.ts';
import { keptDefinition, versionSource } from '../applications/assets.ts';
import { createFile } from '../files/create-file.ts';
import { storeContent } from '../files/store-content.ts';
import { asBulkJob, bulkAttempts, bulkSource, NotNeeded, publishProgress, type BulkServices } from './job-source.ts';
import type { BulkChunk, BulkRun } from './model.ts';
import { bulkPackKind } from './pack-kind.ts';
import type { KeptRecord } from './read-records.ts';

const Payload = Shape({ chunk_id: Id });

/**
 * Makes the documents of one chunk. Two at once keep the threads of a worker busy while one of them stores its zip. The lease is
 * short, because a run waits for the chunks of a worker that was killed.
 */
export const bulkChunkKind = {
  name: 'bulk-chunk',
  payload: Payload,
  attempts: bulkAttempts,
  leaseMs: 20_000,
  concurrency: 2,
} as const satisfies JobKind;

/** Records that a thread makes in one go. */
const batch = 10;
/** Bytes of the largest zip of a chunk. */
const largestChunk = 2 ** 31;

/** What became of a record, before it has its place in the zip of the run. Paths are within the record. */
export interface ChunkRecord {
  readonly number: number;
  readonly answers: string;
  readonly name: string;
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly size: number }[];
  readonly errors: readonly RecordError[];
  /** The row of the table, of a record with errors. */
  readonly cells?: readonly string[];
}

/** Name of a file of a record in the zip of a chunk. */
export const chunkEntry = (number: number, path: string): string => `${recordFolder(number)}/${path}`;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A record as documents are made of it. What a table has is never taken for an upload. */
async function withPictures(
  services: BulkServices,
  definition: Definition,
  { owner, ...record }: KeptRecord,
): Promise<BulkRecord> {
  if (owner === undefined || record.kind !== 'answers') return record;
  return { ...record, answers: await withImages(services, owner, definition, record.answers) };
}

async function makeChunk(services: BulkServices, run: BulkRun, chunk: BulkChunk, { signal }: JobContext) {
  const records = JSON.parse(chunk.input) as readonly KeptRecord[];
  const definition = await keptDefinition(services, run.application_id, run.number);
  const source = versionSource(services, run.application_id, run.number);
  const work: Omit<RecordsWork, 'records'> = {
    kind: 'records',
    header: JSON.parse(run.header) as string[],
    name: run.name,
    locale: run.locale === 'jp' ? 'ja' : 'en',
    ...(run.format === null ? {} : { format: run.format }),
  };
  const cellsOf = new Map(
    records.flatMap((each) => ('cells' in each && each.cells ? [[each.number, each.cells]] : [])),
  );
  const ledger: ChunkRecord[] = [];
  const entries: { name: string; data: Uint8Array; store: boolean }[] = [];
  for (let at = 0; at < records.length; at += batch) {
    signal.throwIfAborted();
    const wanted = await Promise.all(
      records.slice(at, at + batch).map((each) => withPictures(services, definition, each)),
    );
    const made = await services.documents.make(source, { ...work, records: wanted });
    for (const { number, answers, name, files, errors } of made.records) {
      const listed = files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes), size: bytes.length }));
      const cells = errors.length > 0 ? cellsOf.get(number) : undefined;
      ledger.push({ number, answers, name, files: listed, errors, ...(cells !== undefined && { cells }) });
      for (const { path, bytes } of files) entries.push({ name: chunkEntry(number, path), data: bytes, store: true });
    }
  }
  return { ledger, zip: writeZip(entries) };
}

/** The chunk is done once, by whichever worker: one statement decides. The last chunk of a run has it packed. */
async function settle(services: BulkServices, chunk: BulkChunk, made: Awaited<ReturnType<typeof makeChunk>>) {
  const { ledger, zip } = made;
  const stored = await storeContent(services, { open: () => Readable.from([zip]) }, largestChunk);
  const failed = ledger.filter(({ errors }) => errors.length > 0).length;
  await services.database.unitOfWork(bulkSource, async (unit) => {
    const { BulkRun, BulkChunk } = unit.models;
    const name = `chunk-${chunk.id}.zip`;
    const file = await createFile(unit, { workspaceId: null, createdBy: null, name, type: 'application/zip' }, stored);
    const done = { state: 'done', file_id: file.id, ledger: JSON.stringify(ledger), input: '[]' } as const;
    const [taken] = await BulkChunk.update(done, { where: { id: chunk.id, state: 'waiting' } });
    if (taken !== 1) throw new NotNeeded();
    // One row counts: of chunks that end together the last one to count sees all others.
    const counts = {
      done_chunks: literal('done_chunks + 1'),
      made: literal(`made + ${ledger.length - failed}`),
      failed: literal(`failed + ${failed}`),
    };
    const [counted] = await BulkRun.update(counts, { where: { id: chunk.run_id, state: 'running' } });
    const run = await BulkRun.findByPk(chunk.run_id);
    if (counted !== 1 || run === null) throw new NotNeeded();
    if (run.done_chunks === run.chunks) {
      await run.update({ state: 'packing' });
      await unit.enqueue(bulkPackKind.name, { run_id: run.id });
    }
    await publishProgress(unit, run);
  });
}

/**
 * Makes one chunk of a run. It may run twice, when a worker was killed: the same records give the same bytes, and the chunk counts once.
 */
export function createBulkChunkJob(services: BulkServices): JobDefinition<Static<typeof Payload>> {
  return {
    ...bulkChunkKind,
    async run({ chunk_id }, context) {
      const { models } = services.database;
      const chunk = await models.BulkChunk.findByPk(chunk_id);
      const run = chunk === null ? null : await models.BulkRun.findByPk(chunk.run_id);
      if (chunk === null || chunk.state === 'done' || run?.state !== 'running') return;
      await asBulkJob(services, { runId: run.id, attempt: context.attempt }, async () => {
        await settle(services, chunk, await makeChunk(services, run, chunk, context));
      });
    },
  };
}
