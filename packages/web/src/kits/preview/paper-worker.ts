import { takeEarly } from './early-worker.ts';

/** A worker that has begun to load before a paper is known. */
let spare: Worker | undefined;

function startWorker(): Worker {
  return new Worker(new URL('./paper.worker.ts', import.meta.url), { type: 'module', name: 'paper' });
}

/** Begins to load the engine and the list of fonts, while the page still waits for what the paper is made of. */
export function prepareWorker(): void {
  if (spare !== undefined) return;
  const worker = takeEarly() ?? startWorker();
  spare = worker;
  // A worker that failed to load must not be handed out: the next caller starts another.
  worker.addEventListener('error', () => {
    if (spare === worker) spare = undefined;
  });
}

/** A worker of the caller's own, which ends it. */
export function takeWorker(): Worker {
  const worker = spare ?? takeEarly() ?? startWorker();
  spare = undefined;
  return worker;
}
