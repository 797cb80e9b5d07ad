import { parentPort, workerData } from 'node:worker_threads';
import { ShoruiError, type Bundle, type Problem, type RenderedFile } from '@shorui/engine';
import type { ApplicationFile } from '@shorui/engine/model';
import { checkFiles } from './check-files.ts';
import { nameFiles } from './name-files.ts';
import { sealFile, type MadeSeal, type SealWork } from './seal-work.ts';
import {
  CompiledCache,
  makeDocuments,
  type CheckWork,
  type DocumentWork,
  type Made,
  type MadeCheck,
} from './document-work.ts';

/** Makes documents with the application of a key. `bundle`: the application is not compiled there yet. */
export interface MakeRequest {
  readonly key: string;
  readonly bundle?: Bundle;
  readonly work: DocumentWork;
}

/** One task of a thread. */
export type ThreadRequest = MakeRequest | { readonly work: CheckWork | SealWork };

/** `keys`: the applications that the thread has compiled. */
export type ThreadReply = { readonly keys: readonly string[] } & (
  | { readonly made: Made | MadeCheck | MadeSeal }
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

async function make({ key, bundle, work }: MakeRequest, transfer: ArrayBuffer[]): Promise<Made> {
  if (bundle !== undefined) await cache.add(key, bundle);
  const compiled = cache.take(key);
  const made = makeDocuments(compiled, work);
  if (made.kind === 'characters') return made;
  return made.kind !== 'records'
    ? { ...made, files: own(made.files, transfer), problems: nameFiles(made.problems, compiled.application.files) }
    : { ...made, records: made.records.map((each) => ({ ...each, files: own(each.files, transfer) })) };
}

/** The files of the application of a request, also where it does not compile. */
const filesOf = (request: ThreadRequest): readonly ApplicationFile[] =>
  'key' in request ? (request.bundle?.application.files ?? cache.filesOf(request.key)) : [];

/** Work without a compiled application. */
async function makeAlone(work: CheckWork | SealWork, transfer: ArrayBuffer[]): Promise<MadeCheck | MadeSeal> {
  if (work.kind === 'check') return { kind: 'check', refused: await checkFiles(work.bundle) };
  const made = sealFile(work);
  transfer.push(made.bytes.buffer);
  return made;
}

async function answer(request: ThreadRequest): Promise<void> {
  const transfer: ArrayBuffer[] = [];
  let reply: ThreadReply;
  try {
    const made = 'key' in request ? await make(request, transfer) : await makeAlone(request.work, transfer);
    reply = { keys: cache.keys, made };
  } catch (error) {
    const { keys } = cache;
    if (error instanceof ShoruiError) reply = { keys, problems: nameFiles(error.problems, filesOf(request)) };
    else reply = { keys, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply, transfer);
}

// The entry of a thread. Everything it needs comes with the requests.
parentPort?.on('message', (request: ThreadRequest) => void answer(request));
