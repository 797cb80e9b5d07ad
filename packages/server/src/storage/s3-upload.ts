import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { AppError } from '../errors/app-error.ts';
import type { S3Requests } from './s3-requests.ts';
import type { Spooled } from './spool.ts';

/** Size of a part in bytes; only one is in memory. The store accepts at most 10,000 parts, so huge files have larger ones. */
const smallestPart = 8 * 1024 * 1024;
const mostParts = 10_000;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function readPart(file: FileHandle, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const part = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(part, at, length - at, start + at);
    if (bytesRead === 0) throw new Error('The temporary file of an upload became shorter.');
    at += bytesRead;
  }
  return part;
}

async function begin(requests: S3Requests, key: string): Promise<string> {
  const reply = await requests.send({ method: 'POST', key, query: { uploads: '' } });
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await requests.text(reply))?.[1];
  if (id === undefined)
    throw new AppError('busy', { cause: new Error('The file store returned no id for an upload.') });
  return id.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function sendParts(
  requests: S3Requests,
  key: string,
  upload: string,
  file: FileHandle,
  size: number,
): Promise<string[]> {
  const partSize = Math.max(smallestPart, Math.ceil(size / mostParts));
  const tags: string[] = [];
  for (let start = 0; start < size; start += partSize) {
    const body = await readPart(file, start, Math.min(partSize, size - start));
    const query = { partNumber: String(tags.length + 1), uploadId: upload };
    const reply = await requests.send({ method: 'PUT', key, query, body, sha256: digest(body) });
    await reply.body?.cancel();
    tags.push(reply.headers.get('etag') ?? '');
  }
  return tags;
}

async function complete(requests: S3Requests, key: string, upload: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const reply = await requests.send({
    method: 'POST',
    key,
    query: { uploadId: upload },
    headers: { 'Content-Type': 'application/xml' },
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
  });
  // The store may reply 200 first and send the error in the body.
  const text = await requests.text(reply);
  if (text.includes('<Error>')) throw new AppError('busy', { cause: new Error(text.slice(0, 500)) });
}

/** Uploads a spooled file to the store: in one request when it is small, in parts otherwise. It becomes visible complete or not at all. */
export async function uploadSpooled(requests: S3Requests, key: string, { path, size, sha256 }: Spooled): Promise<void> {
  const file = await open(path, 'r');
  try {
    if (size <= smallestPart) {
      const reply = await requests.send({ method: 'PUT', key, body: await readPart(file, 0, size), sha256 });
      await reply.body?.cancel();
      return;
    }
    const upload = await begin(requests, key);
    try {
      await complete(requests, key, upload, await sendParts(requests, key, upload, file, size));
    } catch (error) {
      // Parts of an unfinished upload would be stored, and billed.
      await requests.send({ method: 'DELETE', key, query: { uploadId: upload } }, [404]).catch(() => undefined);
      throw error;
    }
  } finally {
    await file.close();
  }
}
