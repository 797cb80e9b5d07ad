import { documentData } from './data.ts';
import type { Engine } from './engines/engine.ts';

/** What an engine is asked to do in its own process. */
export type Request =
  /** Documents one after the other, each with other values. */
  | { readonly task: 'make'; readonly times: number }
  /** The fonts and the template read, and one document made. */
  | { readonly task: 'first' }
  /** The document of a seed, sent back. */
  | { readonly task: 'show'; readonly seed: number };

export interface Reply {
  /** Milliseconds for one document. */
  readonly ms: number;
  /** Bytes of one document. */
  readonly size: number;
  /** In base64. */
  readonly document?: string;
}

const { engine } = (await import(`./engines/${process.argv[2] ?? ''}.ts`)) as { engine: Engine };
/** Sets of values that take turns: enough that no document is like the one before. */
const sets = Array.from({ length: 200 }, (_, seed) => documentData(seed + 1));
let prepared: unknown;
let isPrepared = false;
let next = 0;

async function prepare(): Promise<void> {
  if (!isPrepared) prepared = await engine.prepare();
  isPrepared = true;
}

async function work(request: Request): Promise<Reply> {
  if (request.task === 'show') {
    await prepare();
    const document = await engine.render(prepared, documentData(request.seed));
    return { ms: 0, size: document.length, document: Buffer.from(document).toString('base64') };
  }
  const times = request.task === 'make' ? request.times : 1;
  // No forced collection before a round: V8 then lets go of the hidden classes that no object has at that moment, and with them of
  // the optimized code (some 140 functions here), which no process that simply works ever sees.
  if (request.task === 'make') await prepare();
  let size = 0;
  const start = performance.now();
  if (request.task === 'first') await prepare();
  for (let index = 0; index < times; index++) {
    const data = sets[next++ % sets.length];
    if (data) size += (await engine.render(prepared, data)).length;
  }
  return { ms: (performance.now() - start) / times, size: size / times };
}

process.on('message', (request: Request) => {
  work(request).then(
    (reply) => process.send?.(reply),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.send?.({ ready: true });
