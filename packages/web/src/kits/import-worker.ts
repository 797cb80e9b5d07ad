/**
 * What a worker does first: it imports its script, and then gives it the messages that came meanwhile. Browsers keep the compiled code of a
 * module that is imported, and do not keep that of the first script of a worker: Chromium compiles the engine in 18 ms instead of 180.
 * A script that cannot be loaded is an `error` of the worker.
 *
 * @param load imports the script, which listens to messages when it has run
 */
export function importWorker(load: () => Promise<unknown>): void {
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent): void => void early.push(event);
  addEventListener('message', keep);
  const start = async (): Promise<void> => {
    await load();
    removeEventListener('message', keep);
    for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));
  };
  start().catch((error: unknown) => reportError(error));
}
