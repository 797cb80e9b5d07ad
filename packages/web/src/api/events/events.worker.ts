import { followEvents } from './follow-events.ts';
import type { EventArea, StreamMessage, TabMessage } from './protocol.ts';

/** One stream for all tabs of the browser in an area. */
class SharedStream {
  readonly #area: EventArea;
  readonly #ports = new Set<MessagePort>();
  #session = '';
  #stop: AbortController | undefined;
  #opened: StreamMessage | undefined;

  constructor(area: EventArea) {
    this.#area = area;
  }

  join(port: MessagePort, session: string): void {
    this.#ports.add(port);
    if (this.#stop !== undefined && this.#session === session) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
      if (this.#opened !== undefined) port.postMessage(this.#opened);
      return;
    }
    this.#end();
    this.#session = session;
    const stop = new AbortController();
    this.#stop = stop;
    const tell = (message: StreamMessage): void => {
      if (message.type === 'open') this.#opened = message;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
      for (const each of this.#ports) each.postMessage(message);
    };
    void followEvents(this.#area, tell, stop.signal).finally(() => {
      if (this.#stop === stop) this.#end();
    });
  }

  leave(port: MessagePort): void {
    this.#ports.delete(port);
    if (this.#ports.size === 0) this.#end();
  }

  #end(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.#opened = undefined;
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
    if (data.type === 'hello') streams[data.area].join(port, data.session);
    else for (const stream of Object.values(streams)) stream.leave(port);
  };
});
