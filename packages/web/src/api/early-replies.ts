import type { Locale } from '../messages/locale.ts';

declare global {
  /** Replies of calls that were made before the client was loaded, by address. */
  var shoruiEarly: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds, as in the client. */
const timeoutMs = 60_000;

/** Makes a call before the client is there, as the client would. */
export function callEarly(url: string, locale: Locale): void {
  const reply = fetch(url, {
    headers: { accept: 'application/json', 'accept-language': locale === 'jp' ? 'ja' : 'en' },
    credentials: 'include',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Whoever takes the reply is told of the failure.
  reply.catch(() => undefined);
  (globalThis.shoruiEarly ??= new Map()).set(url, reply);
}

/** From now on nothing early is used: events would tell of changes since then, but not of those before. */
export function forgetEarly(): void {
  globalThis.shoruiEarly?.clear();
}

/** `fetch`, which gives a reply that was asked for early the first time that its address is read. */
export const fetchOrTake: typeof fetch = async (input, init) => {
  const early = typeof input === 'string' ? globalThis.shoruiEarly?.get(input) : undefined;
  if (early === undefined || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return fetch(input, init);
  globalThis.shoruiEarly?.delete(input);
  // A call that failed early is made again as usual.
  return early.catch(() => fetch(input, init));
};
