import { stillNow } from './still-clock.ts';

/** What a test call sends in addition to its path. */
export interface CallOptions {
  readonly body?: unknown;
  /** A form instead of JSON. */
  readonly form?: FormData;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply with its envelope unpacked. `data` is untyped on purpose: tests state what they expect of it. */
export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Buffer;
  /** The JSON of the body; undefined if it is not JSON. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A browser or program that calls a server: stores cookies, sends the CSRF header as screens do. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  /** Sent as `Authorization: Bearer` when set. */
  bearer: string | undefined;
  /** Sent as `X-Workspace` when set. */
  workspace: number | undefined;
  /** When off, the CSRF header is not sent. */
  csrf: boolean;
  call(method: string, path: string, options?: CallOptions): Promise<TestReply>;
  get(path: string, options?: CallOptions): Promise<TestReply>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<TestReply>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<TestReply>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<TestReply>;
  delete(path: string, options?: CallOptions): Promise<TestReply>;
}

export function createTestClient(baseUrl: string, onReply?: (call: RecordedCall) => void): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    cookies,
    bearer: undefined,
    workspace: undefined,
    csrf: true,
    async call(method, path, options = {}) {
      const headers = new Headers(options.headers);
      if (cookies.size > 0 && !headers.has('cookie'))
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const token = cookies.get('XSRF-TOKEN');
      if (client.csrf && token !== undefined && !headers.has('x-xsrf-token')) headers.set('x-xsrf-token', token);
      if (client.bearer !== undefined) headers.set('authorization', `Bearer ${client.bearer}`);
      if (client.workspace !== undefined) headers.set('x-workspace', String(client.workspace));
      if (options.body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
      const payload = options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
      const url = new URL(path, baseUrl);
      for (const [name, value] of Object.entries(options.query ?? {}))
        for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
          url.searchParams.append(name, String(each));
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        ...(payload === undefined ? {} : { body: payload }),
      });
      keepCookies(cookies, response.headers.getSetCookie());
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      const { status } = response;
      const reply: TestReply = { status, headers: response.headers, bytes, text, body: toJson(text) };
      onReply?.({ method, url, body: options.body, reply });
      return reply;
    },
    get: (path, options) => client.call('GET', path, options),
    post: (path, body, options) => client.call('POST', path, { ...options, ...(body === undefined ? {} : { body }) }),
    put: (path, body, options) => client.call('PUT', path, { ...options, ...(body === undefined ? {} : { body }) }),
    patch: (path, body, options) => client.call('PATCH', path, { ...options, ...(body === undefined ? {} : { body }) }),
    delete: (path, options) => client.call('DELETE', path, options),
  };
  return client;
}

export interface RecordedCall {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly reply: TestReply;
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';');
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    const expires = attributes.map((each) => /^\s*expires=(.*)$/i.exec(each)?.[1]).find((each) => each !== undefined);
    if (expires !== undefined && Date.parse(expires) < stillNow().getTime()) cookies.delete(name);
    else cookies.set(name, pair.slice(equals + 1).trim());
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
