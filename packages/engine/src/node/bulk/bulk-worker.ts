import { parentPort } from 'node:worker_threads';
import type { BulkRecord } from '../../bulk/index.ts';
import { ShoruiError, type Problem } from '../../problems/index.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/** What to make, once, and then batches of records. */
export type WorkerRequest = { readonly setup: MakerSetup } | { readonly records: readonly BulkRecord[] };

/** What a worker says of a batch: its outcomes, or why it could not go on. */
export type WorkerReply = { readonly outcomes: readonly RecordOutcome[] } | { readonly problems: readonly Problem[] };

// The entry of a worker thread. Everything it needs comes with the first message.
let maker: RecordMaker | null = null;

function answer(request: WorkerRequest): void {
  if ('setup' in request) {
    maker = new RecordMaker(request.setup);
    return;
  }
  try {
    parentPort?.postMessage({ outcomes: maker?.make(request.records) ?? [] } satisfies WorkerReply, []);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    parentPort?.postMessage({ problems: error.problems } satisfies WorkerReply, []);
  }
}

parentPort?.on('message', answer);
