import type { ErrorEnvelope } from '../contract/shapes.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { buildForm, type ClientFiles } from './build-body.ts';
import { buildUrl } from './build-url.ts';
import { createCookieJar, type CookieJar } from './cookie-jar.ts';

export interface ClientOptions {
  /** `https://shorui.example`; empty in a browser on the same origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Of a session, sent as `Authorization: Bearer`. May be set later. */
  readonly token?: string;
  /**
   * How sessions by cookie are held: `browser` leaves cookies to the browser and reads XSRF-TOKEN from it, `jar` keeps them in the
   * client (programs and tests). Without it only the token counts.
   */
  readonly cookies?: 'browser' | 'jar';
  /** Id of the workspace that calls are about; null leaves it to the cookie. */
  readonly workspace?: number | null;
  readonly locale?: 'jp' | 'en';
  /** Timeout of a call in milliseconds; default 60,000. A download or event stream may take longer. */
  readonly timeoutMs?: number;
}

/** What an endpoint is called with: only the parts that it has, with those members optional that may be left out. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>, E['params']> &
  Part<'query', QueryOf<E>, E['query']> &
  Part<'body', BodyOf<E>, E['body']> &
  (E['files'] extends object ? { readonly files?: ClientFiles } : unknown) & { readonly signal?: AbortSignal };

type Part<Name extends string, Value, Schema> = Schema extends object
  ? Partial<Record<string, never>> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }
  : unknown;

/** Inputs that may be left out altogether. */
type InputArguments<E extends Endpoint> =
  { readonly signal?: AbortSignal } extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export interface Client {
  /** Calls an endpoint of the contract and gives the data of its reply. Throws ApiError. */
  call<const E extends Endpoint>(endpoint: E, ...input: InputArguments<E>): Promise<ReplyOf<E>>;
  /** Like `call`, but gives the reply itself: downloads, event streams. */
  open<const E extends Endpoint>(endpoint: E, ...input: InputArguments<E>): Promise<Response>;
  /** Session and workspace from now on. */
  setToken(token: string | undefined): void;
  setWorkspace(workspace: number | null): void;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: ClientFiles;
  readonly signal?: AbortSignal;
}

/** A client of the contract over fetch; runs in browsers and everywhere else. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const jar = options.cookies === undefined ? undefined : createCookieJar(options.cookies);
  let { token, workspace = null } = options;

  const open = async (endpoint: Endpoint, input: LooseInput): Promise<Response> => {
    const url = buildUrl(options.baseUrl, endpoint.path, input.params, input.query);
    const isForm = endpoint.files !== undefined || endpoint.encoding === 'multipart';
    const body = isForm
      ? buildForm(input.body, input.files ?? {})
      : endpoint.body === undefined
        ? undefined
        : JSON.stringify(input.body ?? {});
    const headers = headersOf(endpoint, body, { token, workspace, locale: options.locale, jar });
    const limit = limitOf(endpoint, options.timeoutMs ?? 60_000);
    const signal = input.signal === undefined ? limit.signal : AbortSignal.any([input.signal, limit.signal]);
    const response = await send(url, {
      method: endpoint.method,
      headers,
      signal,
      redirect: 'error',
      ...(jar === undefined ? {} : { credentials: jar.credentials }),
      ...(body === undefined ? {} : { body }),
    }).catch((cause: unknown) => {
      limit.answered();
      if (input.signal?.aborted === true) throw cause;
      throw new ApiError({ status: 0, code: 'unreachable', message: 'The server could not be reached.', cause });
    });
    limit.answered();
    jar?.keep(response);
    if (!response.ok) throw await toApiError(response);
    return response;
  };
  return {
    async call(endpoint, ...[input = {}]) {
      const response = await open(endpoint, input);
      const envelope = (await response.json().catch(() => undefined)) as
        | { success?: boolean; data?: unknown }
        | undefined;
      if (envelope?.success !== true) throw unreadable(response);
      return envelope.data as ReplyOf<typeof endpoint>;
    },
    open: (endpoint, ...[input = {}]) => open(endpoint, input),
    setToken(next) {
      token = next;
    },
    setWorkspace(next) {
      workspace = next;
    },
  };
}

/** Gives a call up after a time. Downloads and event streams may take longer: theirs ends with the headers of the reply. */
function limitOf({ replyKind }: Endpoint, ms: number): { readonly signal: AbortSignal; answered(): void } {
  if (replyKind !== 'raw') return { signal: AbortSignal.timeout(ms), answered: () => undefined };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), ms);
  return { signal: controller.signal, answered: () => clearTimeout(timer) };
}

function headersOf(
  endpoint: Endpoint,
  body: FormData | string | undefined,
  state: {
    readonly token: string | undefined;
    readonly workspace: number | null;
    readonly locale: 'jp' | 'en' | undefined;
    readonly jar: CookieJar | undefined;
  },
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (state.locale !== undefined) headers.set('accept-language', state.locale === 'jp' ? 'ja' : 'en');
  if (state.token !== undefined) headers.set('authorization', `Bearer ${state.token}`);
  if (endpoint.access === 'workspace' && state.workspace !== null) headers.set('x-workspace', String(state.workspace));
  state.jar?.add(headers, endpoint.method !== 'GET' || endpoint.changes === true);
  return headers;
}

/** Of a proxy in between, or of no server of ours: its words are not for users. */
function unreadable(response: Response): ApiError {
  const message = `The server answered ${response.status} without a reply that could be read.`;
  return new ApiError({ status: response.status, code: 'unreadable', message });
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
  if (typeof body !== 'object' || body === null || body.code === undefined) return unreadable(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: body.code,
    message: body.message ?? '',
    errors: body.errors,
    rid: body.rid,
    needWorkspace: body.needWorkspace === true,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}
