import { parentPort, workerData } from 'node:worker_threads';
import type { BulkRecord } from '../../bulk/index.ts';
import { ShoruiError, type Problem } from '../../problems/index.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/** A batch of records for a worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly records: readonly BulkRecord[];
}

/** What a worker says of a batch: its outcomes, or why it could not go on. */
export type WorkerReply = { readonly id: number } & (
  | { readonly outcomes: readonly RecordOutcome[] }
  | { readonly problems: readonly Problem[] }
);

// The entry of a worker thread. Everything it needs came with it.
const maker = new RecordMaker(workerData as MakerSetup);

function answer({ id, records }: WorkerRequest): void {
  try {
    parentPort?.postMessage({ id, outcomes: maker.make(records) } satisfies WorkerReply, []);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    parentPort?.postMessage({ id, problems: error.problems } satisfies WorkerReply, []);
  }
}

parentPort?.on('message', answer);
