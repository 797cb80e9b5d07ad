import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

/** Limits of a body: its size in bytes, and the milliseconds within which it must have arrived. */
export interface BodyBounds {
  readonly maxBytes: number;
  readonly withinMs: number;
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new AppError('too_large', { params: { limit: formatBytes(maxBytes) } });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad_request', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** Reads a body within its limits. If more data follows, the server (app/listen.ts) closes the connection. */
async function readWithin(request: IncomingMessage, { maxBytes, withinMs }: BodyBounds): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout')), withinMs);
  });
  try {
    return await Promise.race([readBytes(request, maxBytes), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Parses the JSON of a body; undefined when the body is empty. Only UTF-8 without compression. */
export async function readJson(request: IncomingMessage, bounds: BodyBounds): Promise<unknown> {
  const bytes = await readWithin(request, bounds);
  if (bytes.length === 0) return undefined;
  demandJson(request);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = JSON.parse(text) as unknown;
    refuseDuplicates(text);
    return value;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('bad_request', { cause: error });
  }
}

function demandJson(request: IncomingMessage): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((each) => /^\s*charset="?([^"]*)"?\s*$/.exec(each)?.[1])
    .find((each) => each !== undefined);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type.trim() !== 'application/json' || (charset ?? 'utf-8') !== 'utf-8' || encoding !== 'identity')
    throw new AppError('unsupported_type');
}
