import { request, type Agent } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The outcome of a call, in more detail than the failure of `fetch`. */
export type Outcome =
  | { readonly kind: 'reply'; readonly status: number; readonly text: string }
  /** The connection was refused or closed before a byte of the reply. */
  | { readonly kind: 'nothing' }
  /** The reply began and did not end. */
  | { readonly kind: 'cut off'; readonly text: string };

export interface RawCall {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
}

export function callRaw({ url, method = 'GET', body, headers = {}, agent }: RawCall): Promise<Outcome> {
  return new Promise((resolve) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const typed = payload === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { method, headers: { ...typed, ...headers }, ...(agent === undefined ? {} : { agent }) });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', () => resolve({ kind: 'cut off', text }));
      response.on('close', () =>
        resolve(
          response.complete ? { kind: 'reply', status: response.statusCode ?? 0, text } : { kind: 'cut off', text },
        ),
      );
    });
    sent.on('error', () => resolve({ kind: 'nothing' }));
    sent.end(payload);
  });
}

/** A raw connection. `text` is the data received so far; `closed` resolves with all of it. */
export interface Line {
  readonly socket: Socket;
  readonly text: () => string;
  readonly closed: Promise<string>;
}

export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, text: () => text, closed };
}
