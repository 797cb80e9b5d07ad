import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds: all of a request with its body (uploads over slow lines), its headers, and a connection that waits for the next. */
const timeouts = { request: 300_000, headers: 15_000, keepAlive: 10_000 } as const;
const headersMaxBytes = 32 * 1024;

export interface Listening {
  /** `http://host:port`, with the port that was taken when 0 was asked for. */
  readonly url: string;
  /**
   * Takes no new connection, ends those that wait, lets calls that run finish for at most `withinMs`, then cuts them off.
   * `closeOpen` ends replies that would not end by themselves (event streams).
   */
  stop(withinMs: number, closeOpen: () => void): Promise<void>;
}

/** Serves on host and port (0: a free one). Rejects when the port is taken. */
export async function listen(callback: RequestListener, host: string, port: number): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      maxHeaderSize: headersMaxBytes,
    },
    callback,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${shown}:${address.port}`, stop: (withinMs, closeOpen) => stop(server, withinMs, closeOpen) };
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
