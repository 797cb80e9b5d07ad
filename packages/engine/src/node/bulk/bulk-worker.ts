import { parentPort } from 'node:worker_threads';
import type { Bundle } from '../../bundle/index.ts';
import type { CompiledApplication } from '../../document/index.ts';
import { catchProblems, type Problem } from '../../problems/index.ts';
import { compile } from '../with-node-codec.ts';
import type { RecordBatch } from './record-batch.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/** An application, what to make of it, and then batches of records. */
export type WorkerRequest =
  | { readonly bundle: Bundle }
  | { readonly setup: MakerSetup }
  | { readonly batch: RecordBatch };

/** A worker's reply for a batch: its outcomes, or the error that stopped it. */
export type WorkerReply = { readonly outcomes: readonly RecordOutcome[] } | { readonly problems: readonly Problem[] };

// The entry of a worker thread. Everything it needs comes with the first messages.
let compiled: CompiledApplication | null = null;
let maker: RecordMaker | null = null;

function answer(request: WorkerRequest): void {
  if ('bundle' in request) {
    compiled = compile(request.bundle);
    return;
  }
  if ('setup' in request) {
    if (compiled) maker = new RecordMaker(compiled, request.setup);
    return;
  }
  const reply = catchProblems<WorkerReply, WorkerReply>(
    () => ({ outcomes: maker?.make(request.batch) ?? [] }),
    (problems) => ({ problems }),
  );
  parentPort?.postMessage(reply, []);
}

parentPort?.on('message', answer);
