import type { DeskMessage, PaperMessage, PaperParts } from './protocol.ts';

/** What the worker told before the page listened to it. */
export interface PaperAhead {
  opened?: Extract<PaperMessage, { kind: 'opened' }>;
  laid?: Extract<PaperMessage, { kind: 'laid' }>;
}

declare global {
  /** The worker that was started before the scripts of the page were loaded. */
  var shoruiPaperWorker: Worker | undefined;
  var shoruiPaperAhead: PaperAhead | undefined;
}

/** Windows that have room for a paper beside a form. */
export const wideWindow = '(min-width: 1101px)';

/** The body of a reply. Undefined for an error: the screen makes the call again and reports it. The client reads the reply itself. */
async function bodyOf(reply: Promise<Response> | undefined): Promise<ArrayBuffer | undefined> {
  try {
    const got = await reply;
    return got?.ok === true ? await got.clone().arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

/** Replies to the calls that a screen with a paper makes, where their addresses are known. */
interface EarlyReplies {
  readonly paper: Promise<Response> | undefined;
  readonly answers: Promise<Response> | undefined;
}

/**
 * Starts the worker of a preview from the head of the page (src/first/paper.ts): the engine and the fonts load beside the scripts of the
 * screen, not after them, and the worker lays out the paper until the screen shows it.
 *
 * @param address of the worker's script
 */
export function startEarly(address: string, locale: 'jp' | 'en', { paper, answers }: EarlyReplies): void {
  const worker = new Worker(address, { type: 'module', name: 'paper' });
  globalThis.shoruiPaperWorker = worker;
  const ahead: PaperAhead = {};
  globalThis.shoruiPaperAhead = ahead;
  worker.addEventListener('message', ({ data }: MessageEvent<PaperMessage>) => {
    if (data.kind === 'opened') ahead.opened = data;
    if (data.kind === 'laid') ahead.laid = data;
  });
  // A worker that failed to load must not be handed out.
  worker.addEventListener('error', () => {
    if (globalThis.shoruiPaperWorker === worker) globalThis.shoruiPaperWorker = undefined;
  });
  // Both at once: the client may take a reply as soon as it is there.
  const [paperBody, answersBody] = [bodyOf(paper), bodyOf(answers)];
  const send = async (): Promise<void> => {
    const body = await paperBody;
    if (body === undefined) return;
    worker.postMessage({ kind: 'ahead', body, locale } satisfies DeskMessage, [body]);
    const given = await answersBody;
    if (given !== undefined) worker.postMessage({ kind: 'foresee', body: given } satisfies DeskMessage, [given]);
  };
  void send();
}

/** What the worker has told of a paper before it is opened. Undefined as soon as it was opened, and for another paper. */
export function aheadOf({ application }: PaperParts): Required<PaperAhead> | undefined {
  const { opened, laid } = globalThis.shoruiPaperAhead ?? {};
  if (opened === undefined || laid === undefined || opened.files.length !== application.files.length) return undefined;
  return opened.files.every(({ id }, at) => application.files[at]?.id === id) ? { opened, laid } : undefined;
}

/** From now on the page listens to the worker itself. */
export function endAhead(): void {
  globalThis.shoruiPaperAhead = undefined;
}

/** The worker that was started early, the first time that it is asked for. */
export function takeEarly(): Worker | undefined {
  const worker = globalThis.shoruiPaperWorker;
  globalThis.shoruiPaperWorker = undefined;
  return worker;
}
