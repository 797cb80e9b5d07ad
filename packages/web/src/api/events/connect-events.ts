import { followEvents } from './follow-events.ts';
import type { EventArea, StreamMessage, TabMessage } from './protocol.ts';

export type Listen = (message: StreamMessage) => void;

/**
 * Connects this tab to the stream of its area. All tabs of the browser share one connection to the server: a shared worker holds it, and
 * where there is none (Chrome on Android) the tab that got the lock does.
 */
export function connectEvents(area: EventArea, session: string, listen: Listen): void {
  if ('SharedWorker' in globalThis) connectWorker(area, session, listen);
  else void lead(area, listen);
}

function connectWorker(area: EventArea, session: string, listen: Listen): void {
  const worker = new SharedWorker(new URL('./events.worker.ts', import.meta.url), { type: 'module', name: 'events' });
  const { port } = worker;
  const say = (message: TabMessage): void => port.postMessage(message);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a port begins to deliver by `onmessage`
  port.onmessage = ({ data }: MessageEvent<StreamMessage>) => listen(data);
  say({ type: 'hello', area, session });
  // A port does not report that its tab is gone; a tab that comes back from the history was frozen, not gone.
  addEventListener('pagehide', () => say({ type: 'bye' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say({ type: 'hello', area, session });
  });
}

/** The lock goes to the next tab when its holder is closed. */
async function lead(area: EventArea, listen: Listen): Promise<void> {
  const channel = new BroadcastChannel(`shorui.events.${area}`);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => listen(data));
  await navigator.locks.request(`shorui.events.${area}`, () =>
    followEvents(
      area,
      (message) => {
        listen(message);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        channel.postMessage(message);
      },
      new AbortController().signal,
    ),
  );
}
