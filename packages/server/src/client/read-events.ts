import { eventKindNames, type EventKind } from '../contract/event-kind-names.ts';
import type { StreamedEvent } from '../contract/event-kinds.ts';
import type { adminEvents, userEvents } from '../contract/events.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './create-client.ts';

export interface EventsOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** Id of the last event that was seen; events since then come first, or `reset`. */
  readonly after?: string;
  /** Called at each connection: load what is shown now, after the stream is open, so that nothing falls in between. */
  readonly onOpen?: () => void;
  /** Milliseconds before it connects again; 3,000 unless given. */
  readonly retryMs?: number;
  /** The wait doubles with each attempt that fails, up to this; 30,000 unless given. */
  readonly mostRetryMs?: number;
  /** Milliseconds without a byte after which the connection counts as lost; 40,000 unless given. The server sends one each 15 s. */
  readonly silentMs?: number;
}

/** Milliseconds for which a connection has to hold before the next wait is a short one again. */
const steadyMs = 10_000;

/** The stream may be opened again after these: the server is away or busy. Others (no session, no right) end it. */
const passing = new Set([0, 408, 429, 500, 502, 503, 504]);

/**
 * Events of the person in the order in which they were published, across interruptions: it reconnects and continues after the last
 * event. Each event comes once. Ends when `signal` is aborted; throws ApiError when the session has ended.
 */
export async function* readEvents(
  client: Client,
  endpoint: typeof userEvents | typeof adminEvents,
  { signal, after, onOpen, retryMs = 3000, mostRetryMs = 30_000, silentMs = 40_000 }: EventsOptions = {},
): AsyncGenerator<StreamedEvent> {
  let last = after;
  let waitMs = retryMs;
  const isEnded = (): boolean => signal?.aborted === true;
  while (!isEnded()) {
    const begun = performance.now();
    try {
      const query = last === undefined ? {} : { last_event_id: last };
      const response = await client.open(endpoint, { query, ...(signal === undefined ? {} : { signal }) });
      onOpen?.();
      for await (const event of parseEvents(response, silentMs)) {
        if (event.id === last) continue;
        last = event.id;
        yield event;
      }
    } catch (error) {
      if (isEnded()) return;
      if (error instanceof ApiError && !passing.has(error.status)) throw error;
    }
    if (performance.now() - begun > steadyMs) waitMs = retryMs;
    // Clients that lost the same server do not come back in one moment.
    await pause(waitMs * (0.5 + Math.random() / 2), signal);
    waitMs = Math.min(waitMs * 2, Math.max(mostRetryMs, retryMs));
  }
}

/** The events of one reply; kinds that this client does not know are left out. Ends when no byte comes for `silentMs`. */
async function* parseEvents(response: Response, silentMs: number): AsyncGenerator<StreamedEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  try {
    for (let rest = ''; ;) {
      const { done, value } = await readWithin(reader, silentMs);
      if (done || value === undefined) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

interface Part {
  readonly done: boolean;
  readonly value?: string | undefined;
}

/** Reads, or gives up after a time: a line that went dead reports no error. */
async function readWithin(reader: { read(): Promise<Part> }, ms: number): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Part>((resolve) => {
    timer = setTimeout(() => resolve({ done: true }), ms);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

function parseEvent(block: string): StreamedEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => splitField(line)));
  const [type, data, id = ''] = [fields.get('event'), fields.get('data'), fields.get('id')];
  if (type === undefined || data === undefined || !isKind(type)) return undefined;
  // The server writes only what fits the kind.
  return { id, type, data: JSON.parse(data) as unknown } as StreamedEvent;
}

const isKind = (type: string): type is EventKind => (eventKindNames as readonly string[]).includes(type);

function splitField(line: string): [string, string] {
  const at = line.indexOf(':');
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
