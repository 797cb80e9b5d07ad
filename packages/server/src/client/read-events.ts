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
}

/** The stream may be opened again after these: the server is away or busy. Others (no session, no right) end it. */
const passing = new Set([0, 408, 429, 500, 502, 503, 504]);

/**
 * Events of the person in the order in which they were published, across interruptions: it reconnects and continues after the last
 * event. Each event comes once. Ends when `signal` is aborted; throws ApiError when the session has ended.
 */
export async function* readEvents(
  client: Client,
  endpoint: typeof userEvents | typeof adminEvents,
  { signal, after, onOpen, retryMs = 3000 }: EventsOptions = {},
): AsyncGenerator<StreamedEvent> {
  let last = after;
  const isEnded = (): boolean => signal?.aborted === true;
  while (!isEnded()) {
    try {
      const query = last === undefined ? {} : { last_event_id: last };
      const response = await client.open(endpoint, { query, ...(signal === undefined ? {} : { signal }) });
      onOpen?.();
      for await (const event of parseEvents(response)) {
        if (event.id === last) continue;
        last = event.id;
        yield event;
      }
    } catch (error) {
      if (isEnded()) return;
      if (error instanceof ApiError && !passing.has(error.status)) throw error;
    }
    await pause(retryMs, signal);
  }
}

/** The events of one reply; kinds that this client does not know are left out. */
async function* parseEvents(response: Response): AsyncGenerator<StreamedEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  try {
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return;
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
