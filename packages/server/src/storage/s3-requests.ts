import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors/app-error.ts';

/** The address of an S3-compatible store, with timeouts and retries. */
export interface S3Options {
  /** `https://s3.ap-northeast-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Maximum number of tries of a request; 4 unless given. */
  readonly attempts?: number;
  /** Milliseconds before the second try; doubled for each further one, with jitter. 100 unless given. */
  readonly backoffMs?: number;
  /** Milliseconds until the reply must have begun, in addition to the sending time on a slow connection; 30,000 unless given. */
  readonly timeoutMs?: number;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key in the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  /** SHA-256 of the body (hex); the store refuses a damaged body. */
  readonly sha256?: string;
}

/** Maximum size (bytes) of a reply that is read into memory: a list of 1,000 keys takes a tenth of it. */
const maxText = 4 * 1024 * 1024;

/** Bytes per millisecond of the slowest connection that a body is sent over. */
const slowestLine = 50;

const mayRetry = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** Signed requests to one bucket. Retries after a lost connection and after errors of the store. */
export class S3Requests {
  readonly #options: S3Options;
  readonly #client: AwsClient;

  constructor(options: S3Options) {
    this.#options = options;
    const { accessKeyId, secretAccessKey, region } = options;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  }

  /**
   * Makes the request. Returns replies with a 2xx status and those whose status is in `expected`.
   * @throws {AppError} busy when the store does not reply or keeps failing; Error when it refuses (wrong settings)
   */
  async send(request: S3Request, expected: readonly number[] = []): Promise<Response> {
    const { attempts = 4, backoffMs = 100 } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#once(request);
      if (reply instanceof Response) {
        if (reply.ok || expected.includes(reply.status)) return reply;
        const refusal = await this.#describe(request, reply);
        if (!mayRetry(reply.status)) throw refusal;
        if (attempt >= attempts) throw new AppError('busy', { cause: refusal });
      } else if (attempt >= attempts) throw new AppError('busy', { cause: reply });
      await pause(backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  /** Body of a reply as text, up to a maximum size. */
  async text(reply: Response): Promise<string> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    if (reply.body === null) return '';
    for await (const piece of reply.body) {
      size += piece.length;
      if (size > maxText) throw new AppError('busy', { cause: new Error('The reply of the file store is too long.') });
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  }

  async #once({ method, key, query, headers, body, sha256 }: S3Request): Promise<Response | Error> {
    const { endpoint, bucket, timeoutMs = 30_000 } = this.#options;
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const stop = new AbortController();
    const patience = timeoutMs + (body?.length ?? 0) / slowestLine;
    const timer = setTimeout(() => stop.abort(new Error('The file store did not reply in time.')), patience);
    try {
      const signed = await this.#client.sign(url.href, {
        method,
        headers: { ...headers, ...(sha256 !== undefined && { 'X-Amz-Content-Sha256': sha256 }) },
        ...(body !== undefined && { body }),
      });
      // Redirects are not followed: they would send the signature to another host.
      return await fetch(signed, { signal: stop.signal, redirect: 'manual' });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  async #describe({ method, key }: S3Request, reply: Response): Promise<Error> {
    const text = await this.text(reply).catch(() => '');
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? '';
    const { endpoint, bucket } = this.#options;
    return new Error(`The file store refused ${method} ${endpoint}/${bucket}/${key}: ${reply.status} ${code}`.trim());
  }
}
