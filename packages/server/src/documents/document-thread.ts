import { parentPort, workerData } from 'node:worker_threads';
import { ShoruiError, type Bundle, type Problem, type RenderedFile } from '@shorui/engine';
import { CompiledCache, makeDocuments, type DocumentWork, type Made } from './document-work.ts';

/** One task of a thread. `bundle`: the application is not compiled there yet. */
export interface ThreadRequest {
  readonly key: string;
  readonly bundle?: Bundle;
  readonly work: DocumentWork;
}

/** `keys`: the applications that the thread has compiled. */
export type ThreadReply = { readonly keys: readonly string[] } & (
  | { readonly made: Made }
  | { readonly problems: readonly Problem[] }
  | { readonly failure: string }
);

const cache = new CompiledCache((workerData as { readonly mostCompiled: number }).mostCompiled);

/** Copies that may leave the thread: the bytes of a template that is not filled belong to the compiled application. */
const own = (files: readonly RenderedFile[], transfer: ArrayBuffer[]): RenderedFile[] =>
  files.map((file) => {
    const bytes = new Uint8Array(file.bytes);
    transfer.push(bytes.buffer);
    return { ...file, bytes };
  });

async function answer({ key, bundle, work }: ThreadRequest): Promise<void> {
  const transfer: ArrayBuffer[] = [];
  let reply: ThreadReply;
  try {
    if (bundle !== undefined) await cache.add(key, bundle);
    const made = makeDocuments(cache.take(key), work);
    const copied =
      made.kind !== 'records'
        ? { ...made, files: own(made.files, transfer) }
        : { ...made, records: made.records.map((each) => ({ ...each, files: own(each.files, transfer) })) };
    reply = { keys: cache.keys, made: copied };
  } catch (error) {
    const { keys } = cache;
    if (error instanceof ShoruiError) reply = { keys, problems: error.problems };
    else reply = { keys, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply, transfer);
}

// The entry of a thread. Everything it needs comes with the requests.
parentPort?.on('message', (request: ThreadRequest) => void answer(request));
