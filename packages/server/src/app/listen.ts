import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { AppError } from '../errors/app-error.ts';
import { errorEnvelope } from '../http/error-reply.ts';
import { newRequestId } from '../http/request-id.ts';
import { formatBytes } from '../storage/format-bytes.ts';
import { ListenError } from './listen-error.ts';

/**
 * Milliseconds: all of a request with its body (uploads over slow lines), its headers, a connection that waits for the next, and what is
 * left of a body after its call was answered, mostly because it was refused.
 */
const timeouts = { request: 300_000, headers: 15_000, keepAlive: 10_000, leftover: 5000 } as const;
const headersMaxBytes = 32 * 1024;

export interface Listening {
  /** `http://host:port`, with the actual port if 0 was requested. */
  readonly url: string;
  /**
   * Takes no new connection, ends those that wait, lets calls that run finish for at most `withinMs`, then cuts them off.
   * `closeOpen` ends replies that would not end by themselves (event streams).
   */
  stop(withinMs: number, closeOpen: () => void): Promise<void>;
}

/** Serves on host and port (0: a free one). Rejects with ListenError when the system refuses, for example because the port is in use. `patience`: time limits other than the defaults. */
export async function listen(
  callback: RequestListener,
  host: string,
  port: number,
  patience: Partial<Record<keyof typeof timeouts, number>> = {},
): Promise<Listening> {
  const times = { ...timeouts, ...patience };
  const running = new Running();
  const server = createServer(
    {
      requestTimeout: times.request,
      headersTimeout: times.headers,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: Math.min(times.request, times.headers, 30_000) / 2,
      maxHeaderSize: headersMaxBytes,
    },
    (request, reply) => {
      running.add(reply);
      // The request loses its socket when the connection ends.
      const { socket } = request;
      reply.once('finish', () => endUnread(request, socket, times.leftover));
      return callback(request, reply);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Other output between responses in progress would be read as one of them.
    if (running.isBusy(socket as Socket)) socket.destroy();
    else refuse(error, socket as Socket);
  });
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(new ListenError(host, port, error));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shown}:${address.port}`,
    stop(withinMs, closeOpen) {
      running.endConnections();
      return stop(server, withinMs, closeOpen);
    },
  };
}

/** Ends the connection of a call that was answered before all of its body arrived, unless the rest comes soon. */
function endUnread(request: IncomingMessage, socket: Socket, withinMs: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => socket.destroy(), withinMs);
  timer.unref();
  const keep = (): void => clearTimeout(timer);
  request.once('end', keep).once('close', () => request.complete && keep());
  request.resume();
}

/** Replies that are not sent yet. */
class Running {
  readonly #replies = new Set<ServerResponse>();
  #isEnding = false;

  add(reply: ServerResponse): void {
    if (this.#isEnding) reply.setHeader('Connection', 'close');
    this.#replies.add(reply);
    reply.once('close', () => this.#replies.delete(reply));
  }

  /** Does a call of this connection wait for its reply, although it has arrived as a whole? */
  isBusy(socket: Socket): boolean {
    return [...this.#replies].some(({ req }) => req.socket === socket && req.complete);
  }

  /**
   * From now on every response has `Connection: close`. Otherwise a busy client would continue to send calls on a
   * connection that is never idle, until one of them is cut off.
   */
  endConnections(): void {
    this.#isEnding = true;
    for (const reply of this.#replies) if (!reply.headersSent) reply.setHeader('Connection', 'close');
  }
}

/** What is no HTTP, has endless headers or never ends does not become a request: it is answered here, in the envelope all the same. */
function refuse({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const timedOut = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error =
    code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('headers_too_large', { params: { limit: formatBytes(headersMaxBytes) } })
      : new AppError(timedOut ? 'timeout' : 'bad_request');
  const body = JSON.stringify(errorEnvelope(error, 'jp', newRequestId()));
  const status = `${error.status} ${STATUS_CODES[error.status] ?? ''}`;
  const lines = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

async function stop(server: Server, withinMs: number, closeOpen: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  closeOpen();
  server.closeIdleConnections();
  // A connection becomes idle when its last call is answered; it is not to wait for its keep-alive time then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
