import { followEvents } from './follow-events.ts';
import type { EventArea, StreamMessage, TabMessage, TabStart } from './protocol.ts';

/** Events that are kept for tabs that join. */
const mostKept = 200;

interface KeptEvent {
  readonly at: number;
  readonly message: StreamMessage;
}

/** One stream for all tabs of the browser in an area. */
class SharedStream {
  readonly #area: EventArea;
  readonly #ports = new Set<MessagePort>();
  #session = '';
  #stop: AbortController | undefined;
  /** All events since then have been delivered to the tabs or are kept. */
  #since: number | undefined;
  readonly #kept: KeptEvent[] = [];

  constructor(area: EventArea) {
    this.#area = area;
  }

  join(port: MessagePort, start: TabStart): void {
    const { session } = start;
    this.#ports.add(port);
    if (this.#stop !== undefined && this.#session === session) {
      this.#catchUp(port, start.since);
      return;
    }
    this.#end();
    this.#session = session;
    const stop = new AbortController();
    this.#stop = stop;
    const tell = (message: StreamMessage): void => {
      if (message.type === 'open') this.#since = message.since;
      if (message.type === 'event') this.#keep(message);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
      for (const each of this.#ports) each.postMessage(message);
    };
    void followEvents(this.#area, start, tell, stop.signal).finally(() => {
      if (this.#stop === stop) this.#end();
    });
  }

  /** A tab that joins gets what came since it began to load. */
  #catchUp(port: MessagePort, since: number): void {
    if (this.#since === undefined) return;
    const opened: StreamMessage = { type: 'open', since: this.#since };
    for (const message of [opened, ...this.#kept.filter(({ at }) => at >= since).map((each) => each.message)])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
      port.postMessage(message);
  }

  #keep(message: StreamMessage): void {
    this.#kept.push({ at: Date.now(), message });
    if (this.#kept.length > mostKept) this.#since = this.#kept.shift()?.at;
  }

  leave(port: MessagePort): void {
    this.#ports.delete(port);
    if (this.#ports.size === 0) this.#end();
  }

  #end(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.#since = undefined;
    this.#kept.length = 0;
  }
}

const streams: Readonly<Record<EventArea, SharedStream>> = {
  customer: new SharedStream('customer'),
  admin: new SharedStream('admin'),
};

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a port begins to deliver by `onmessage`
  port.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'hello') streams[data.area].join(port, data);
    else for (const stream of Object.values(streams)) stream.leave(port);
  };
});
