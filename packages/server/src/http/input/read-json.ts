import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error.ts';
import { formatBytes } from '../../storage/format-bytes.ts';

/** All bytes of a body, at most `maxBytes`. */
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

/** The JSON of a body; undefined when the body is empty. Only UTF-8, never compressed. `maxBytes` bounds what is read. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) return undefined;
  demandJson(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
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
