import type { Locale } from '../messages/locale.ts';

declare global {
  /** Calls that were made before the client was loaded, by address. */
  var shoruiEarly: Map<string, EarlyCall> | undefined;
}

interface EarlyCall {
  readonly reply: Promise<Response>;
  readonly stop: () => void;
  /** The reply is the same at any time. */
  readonly isFixed: boolean;
}

/** Milliseconds, as in the client. */
const timeoutMs = 60_000;

/**
 * Makes a call before the client is there, as the client would. The body of the reply is the client's: others read a clone of it.
 * `isFixed`: the reply is the same at any time, so that events do not make it old.
 */
export function callEarly(url: string, locale: Locale, { isFixed = false } = {}): Promise<Response> {
  const stopped = new AbortController();
  const reply = fetch(url, {
    headers: { accept: 'application/json', 'accept-language': locale === 'jp' ? 'ja' : 'en' },
    credentials: 'include',
    redirect: 'error',
    signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
  });
  // `fetchOrTake` handles the failure. Until it takes the reply, the browser must not report an unhandled rejection.
  reply.catch(() => undefined);
  (globalThis.shoruiEarly ??= new Map()).set(url, { reply, stop: () => stopped.abort(), isFixed });
  return reply;
}

/** From now on nothing early is used: events would tell of changes since then, but not of those before. */
export function forgetEarly(): void {
  for (const [url, { stop, isFixed }] of globalThis.shoruiEarly ?? []) {
    if (isFixed) continue;
    // An unread reply would keep its connection open.
    stop();
    globalThis.shoruiEarly?.delete(url);
  }
}

let hasCalled = false;
let first: Headers | undefined;

/** Headers of the early reply, where no other call of the page was made before it had come. */
export const firstHeaders = (): Headers | undefined => first;

/** `fetch`, which gives a reply that was asked for early the first time that its address is read. */
export const fetchOrTake: typeof fetch = async (input, init) => {
  const early = typeof input === 'string' ? globalThis.shoruiEarly?.get(input) : undefined;
  if (early === undefined || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') {
    hasCalled = true;
    return fetch(input, init);
  }
  globalThis.shoruiEarly?.delete(input);
  // A call that failed early is made again as usual.
  const reply = await early.reply.catch(() => fetch(input, init));
  if (!hasCalled) first = reply.headers;
  hasCalled = true;
  return reply;
};
