import type { DeskMessage } from './protocol.ts';

declare global {
  /** The worker that was started before the scripts of the page were loaded. */
  var shoruiPaperWorker: Worker | undefined;
}

/** Windows that have room for a paper beside a form. */
export const wideWindow = '(min-width: 1101px)';

/**
 * Starts the worker of a preview from the head of the page (src/first/first.ts): the engine and the fonts load beside the scripts of the
 * screen, not after them.
 *
 * @param address of the worker's script
 * @param reply to the call for the paper, where its address is known: the worker prepares the paper until the screen shows it
 */
export function startEarly(address: string, locale: 'jp' | 'en', reply: Promise<Response> | undefined): void {
  const worker = new Worker(address, { type: 'module', name: 'paper' });
  globalThis.shoruiPaperWorker = worker;
  // A worker that failed to load must not be handed out.
  worker.addEventListener('error', () => {
    if (globalThis.shoruiPaperWorker === worker) globalThis.shoruiPaperWorker = undefined;
  });
  const send = async (): Promise<void> => {
    const got = await reply;
    if (got?.ok !== true) return;
    // The client reads the reply itself.
    const body = await got.clone().arrayBuffer();
    worker.postMessage({ kind: 'ahead', body, locale } satisfies DeskMessage, [body]);
  };
  // The preview makes the call again and reports its failure.
  send().catch(() => undefined);
}

/** The worker that was started early, the first time that it is asked for. */
export function takeEarly(): Worker | undefined {
  const worker = globalThis.shoruiPaperWorker;
  globalThis.shoruiPaperWorker = undefined;
  return worker;
}
