import { parentPort } from 'node:worker_threads';
import type { Problem } from '@shorui/engine/node';
import { inspectFile, type InspectedKind, type InspectionLimits } from './inspect-file.ts';

/** One file to look into. */
export interface WorkerRequest {
  readonly kind: InspectedKind;
  readonly bytes: Uint8Array;
  readonly limits: InspectionLimits;
}

/** The thread has loaded the engine; then one reply a file. Problems beyond the first few help nobody. */
export type WorkerReply = 'ready' | { readonly problems: readonly Problem[] };

const mostProblems = 5;

// The entry of a worker thread.
const reply = (message: WorkerReply): void => parentPort?.postMessage(message, []);

parentPort?.on('message', ({ kind, bytes, limits }: WorkerRequest) =>
  reply({ problems: inspectFile(kind, bytes, limits).slice(0, mostProblems) }),
);
reply('ready');
