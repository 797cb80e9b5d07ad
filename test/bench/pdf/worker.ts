import { drawForm } from './draw-form.ts';
import type { Engine } from './engines/engine.ts';
import { documentValues, hardValues } from './values.ts';

/** What an engine is asked to do in its own process. */
export type Request =
  /** Documents one after the other, each with other values. */
  | { readonly task: 'fill'; readonly times: number }
  /** The form and the font read, and one document made. */
  | { readonly task: 'first' }
  /** One document, sent back: ordinary text or hard characters. */
  | { readonly task: 'show'; readonly text: 'plain' | 'hard' };

export interface Reply {
  /** Milliseconds for one document. */
  readonly ms: number;
  readonly size: number;
  /** In base64. */
  readonly document?: string;
  /** What the engine said instead of making a document. */
  readonly refused?: string;
}

const { engine } = (await import(`./engines/${process.argv[2] ?? ''}.ts`)) as { engine: Engine };
const form = await drawForm();
/** Sets of values that take turns: more than enough that no document is like the one before. */
const sets = Array.from({ length: 300 }, (_, seed) => documentValues(seed + 1));
let prepared: unknown;
let next = 0;

async function show(text: 'plain' | 'hard'): Promise<Reply> {
  try {
    prepared ??= await engine.prepare(form);
    const document = await engine.render(prepared, text === 'hard' ? hardValues() : documentValues(1));
    return { ms: 0, size: document.length, document: Buffer.from(document).toString('base64') };
  } catch (error) {
    return { ms: 0, size: 0, refused: error instanceof Error ? error.message : String(error) };
  }
}

async function work(request: Request): Promise<Reply> {
  if (request.task === 'show') return show(request.text);
  const times = request.task === 'fill' ? request.times : 1;
  if (request.task === 'fill') prepared ??= await engine.prepare(form);
  let size = 0;
  globalThis.gc?.();
  const start = performance.now();
  if (request.task === 'first') prepared = await engine.prepare(form);
  for (let index = 0; index < times; index++) {
    const values = sets[next++ % sets.length] ?? {};
    size += (await engine.render(prepared, values)).length;
  }
  return { ms: (performance.now() - start) / times, size: size / times };
}

process.on('message', (request: Request) => {
  work(request).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.send?.({ ready: true });
