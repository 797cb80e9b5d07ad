import { PassThrough } from 'node:stream';
import { mostEventStreams } from '../../contract/events.ts';
import { AppError } from '../../errors/app-error.ts';
import { waitWords } from '../../errors/wait-words.ts';
import type { ReplyControl } from '../../http/handler.ts';
import { sessionsChanged, type DeliveredEvent, type Realtime } from '../../realtime/realtime-port.ts';

export interface EventStreamOptions {
  readonly realtime: Realtime;
  readonly reply: ReplyControl;
  /** User id, or staffChannel. */
  readonly channel: number;
  /** Last event that the program has seen. */
  readonly after: string | undefined;
  /** Asked at every heartbeat and when the user's sessions changed. */
  isSessionAlive(): Promise<boolean>;
  /** 15,000 unless given. */
  readonly heartbeatMs?: number;
}

export const eventStreamType = 'text/event-stream; charset=utf-8';
/** Milliseconds. Proxies close connections that are idle for 30 or 60 seconds. */
const heartbeatMs = 15_000;
/** Bytes that may wait for a program that does not read; then it is cut off, and comes back by its last event. */
const mostWaiting = 1_000_000;
/** Streams now open, by channel. */
const open = new WeakMap<Realtime, Map<number, number>>();

/** Sends the events of one channel as server-sent events until the client disconnects, the session ends or the server stops. */
export function sendEvents(options: EventStreamOptions): void {
  const { realtime, reply, channel } = options;
  const release = takePlace(realtime, channel);
  const stream = new PassThrough();
  const write = (text: string): void => {
    if (stream.writableLength > mostWaiting) stream.destroy();
    else if (stream.writable) stream.write(text);
  };
  const check = async (): Promise<void> => {
    // When the database is away, the stream stays and its session is checked again.
    const isAlive = await options.isSessionAlive().catch(() => true);
    if (!isAlive) stream.end();
  };
  // First of all something is written, so that the program sees at once that it is connected.
  write('retry: 3000\n\n');
  const unsubscribe = realtime.subscribe(
    channel,
    (event) => {
      if (event.type === sessionsChanged.type) void check();
      else write(formatEvent(event));
    },
    options.after,
  );
  const heartbeat = setInterval(() => {
    write(': \n\n');
    void check();
  }, options.heartbeatMs ?? heartbeatMs);
  stream.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    release();
  });
  reply.onClose(() => stream.destroy());
  reply.header('Cache-Control', 'no-store');
  // Nginx would hold events back.
  reply.header('X-Accel-Buffering', 'no');
  reply.raw(stream, eventStreamType);
}

/** JSON has no line breaks outside of strings, and none within, so one `data` line is enough. */
export function formatEvent({ id, type, data }: DeliveredEvent): string {
  return `id: ${id}\nevent: ${type.replaceAll(/[\r\n]/g, ' ')}\ndata: ${JSON.stringify(data ?? null)}\n\n`;
}

function takePlace(realtime: Realtime, channel: number): () => void {
  const counts = open.get(realtime) ?? new Map<number, number>();
  open.set(realtime, counts);
  const count = counts.get(channel) ?? 0;
  if (count >= mostEventStreams)
    throw new AppError('rate_limited', { params: { wait: waitWords(60) }, retryAfter: 60 });
  counts.set(channel, count + 1);
  return () => {
    const left = (counts.get(channel) ?? 1) - 1;
    if (left > 0) counts.set(channel, left);
    else counts.delete(channel);
  };
}
