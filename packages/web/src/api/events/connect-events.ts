import { followEvents } from './follow-events.ts';
import type { EventArea, StreamMessage, TabMessage, TabStart } from './protocol.ts';

export type Listen = (message: StreamMessage) => void;

/**
 * Connects this tab to the stream of its area. All tabs of the browser share one connection to the server: a shared worker holds it, and
 * where there is none (Chrome on Android) the tab that got the lock does.
 */
export function connectEvents(area: EventArea, start: TabStart, listen: Listen): void {
  if ('SharedWorker' in globalThis) connectWorker(area, start, listen);
  else void lead(area, start, listen);
}

function connectWorker(area: EventArea, start: TabStart, listen: Listen): void {
  const worker = new SharedWorker(new URL('./events.worker.ts', import.meta.url), { type: 'module', name: 'events' });
  const { port } = worker;
  const say = (message: TabMessage): void => port.postMessage(message);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a port begins to deliver by `onmessage`
  port.onmessage = ({ data }: MessageEvent<StreamMessage>) => listen(data);
  say({ type: 'hello', area, ...start });
  // A port does not report that its tab is gone; a tab that comes back from the history was frozen, not gone.
  let frozenAt = start.since;
  addEventListener('pagehide', () => {
    frozenAt = Date.now();
    say({ type: 'bye' });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say({ type: 'hello', area, session: start.session, since: frozenAt, after: undefined });
  });
}

/** The lock goes to the next tab when its holder is closed. */
async function lead(area: EventArea, start: TabStart, listen: Listen): Promise<void> {
  const channel = new BroadcastChannel(`shorui.events.${area}`);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => listen(data));
  const { held } = await navigator.locks.query();
  // The tab that has the lock sent nothing here while this one was loading.
  if (held?.some(({ name }) => name === `shorui.events.${area}`) === true) listen({ type: 'open', since: Date.now() });
  await navigator.locks.request(`shorui.events.${area}`, () =>
    followEvents(
      area,
      start,
      (message) => {
        listen(message);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        channel.postMessage(message);
      },
      new AbortController().signal,
    ),
  );
}
