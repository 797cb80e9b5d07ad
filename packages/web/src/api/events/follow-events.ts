import { ApiError, createClient, readEvents } from '@shorui/server/client';
import { adminEvents, userEvents } from '@shorui/server/contract';
import type { EventArea, StreamMessage, TabStart } from './protocol.ts';

/** Milliseconds between looks at the clock, and the jump that means that the machine slept. */
const clockMs = 15_000;
const sleptMs = 60_000;
/** Milliseconds before the first attempt to connect again. */
const retryMs = 400;

/** Reads the stream of an area until `signal` is aborted or the session ends, and tells what comes. Reconnects by itself. */
export async function followEvents(
  area: EventArea,
  { since, after }: TabStart,
  tell: (message: StreamMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = createClient({ baseUrl: location.origin, cookies: 'browser' });
  let last = after;
  let isOpen = false;
  while (!signal.aborted) {
    // A connection from before a sleep or another network looks open and is dead, so it is not waited for.
    const woken = wakeSignal();
    try {
      const stream = readEvents(client, area === 'admin' ? adminEvents : userEvents, {
        signal: AbortSignal.any([signal, woken.signal]),
        retryMs,
        ...(last === undefined ? {} : { after: last }),
        onOpen() {
          // After an interruption the server sends what was missed, or `reset`.
          if (!isOpen || last === undefined) tell({ type: 'open', since: after === undefined ? Date.now() : since });
          isOpen = true;
        },
      });
      for await (const event of stream) {
        last = event.id;
        tell({ type: 'event', event });
      }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 410)) tell({ type: 'ended' });
      return;
    } finally {
      woken.forget();
    }
  }
}

/** Aborted when the network is back or the clock has jumped. */
function wakeSignal(): { readonly signal: AbortSignal; forget(): void } {
  const controller = new AbortController();
  const wake = (): void => controller.abort();
  let seen = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - seen > sleptMs) wake();
    seen = Date.now();
  }, clockMs);
  addEventListener('online', wake);
  return {
    signal: controller.signal,
    forget() {
      clearInterval(timer);
      removeEventListener('online', wake);
    },
  };
}
