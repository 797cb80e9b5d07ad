import contentDisposition from 'content-disposition';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import type { StoredFile } from './model.ts';
import { entityTags, readRange, type RequestedRange } from './read-range.ts';

/** Kinds that a browser shows without running anything of theirs. All others are only ever saved. */
const shownInline: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
]);

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A range is only given of the content that the caller has the rest of (If-Range). */
function requestedRange(headers: Headers, file: StoredFile, tag: string): RequestedRange {
  const condition = one(headers['if-range']);
  const isDate = condition !== undefined && entityTags(condition).length === 0;
  const holds =
    condition === undefined ||
    (isDate ? condition === file.created_at.toUTCString() : entityTags(condition).includes(tag));
  return holds ? readRange(one(headers['range']), file.size) : 'whole';
}

const isKnown = (headers: Headers, tag: string): boolean =>
  entityTags(one(headers['if-none-match'])).some((known) => known === '*' || known.replace(/^W\//, '') === tag);

/** What a call replies with a file by. */
type Call = Pick<HandlerRequest<Endpoint>, 'headers' | 'method' | 'reply'> & {
  readonly services: Pick<Services, 'storage'>;
};

/**
 * Replies with the content of a file, to HEAD, Range, If-Range and If-None-Match too. `inline` shows in the browser what is safe to show.
 * Gives false where nothing of the content was sent, or not its beginning.
 */
export async function sendFile(
  { headers, method, reply, services: { storage } }: Call,
  file: StoredFile,
  disposition: 'attachment' | 'inline',
): Promise<boolean> {
  const tag = `"${file.sha256}"`;
  const inline = disposition === 'inline' && shownInline.has(file.type);
  reply.header('ETag', tag);
  reply.header('Last-Modified', file.created_at.toUTCString());
  reply.header('Accept-Ranges', 'bytes');
  reply.header('Cache-Control', 'private, no-cache');
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Content-Disposition', contentDisposition(file.name, { type: inline ? 'inline' : 'attachment' }));
  // Nothing of the file may run or load anything, should a browser show it all the same. Viewers of PDF do not start in a sandbox.
  if (file.type !== 'application/pdf') reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (isKnown(headers, tag)) {
    reply.status(304);
    reply.raw('', file.type);
    return false;
  }
  const range = requestedRange(headers, file, tag);
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${file.size}`);
    reply.status(416);
    reply.raw('', file.type);
    return false;
  }
  const part = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  // Opened first: after the response has begun, a missing object can no longer be reported.
  const content = method === 'HEAD' ? '' : await storage.get(file.key, range === 'whole' ? undefined : range);
  if (range !== 'whole') {
    reply.status(206);
    reply.header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply.raw(content, file.type);
  reply.header('Content-Length', String(part.end - part.start + 1));
  return method !== 'HEAD' && part.start === 0;
}
