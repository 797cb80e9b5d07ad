import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows: one file, in one way, until a time. */
export interface DownloadGrant {
  readonly fileId: number;
  readonly disposition: 'attachment' | 'inline';
  /** Milliseconds since 1970; whole seconds. */
  readonly expiresAt: number;
}

/** Bytes of HMAC-SHA-256. */
const macLength = 32;

/** The key of this purpose alone: a signature made for something else never fits. */
const sign = (secret: string, text: Buffer): Buffer =>
  createHmac('sha256', secret).update('shorui:download:1\0').update(text).digest();

/** A token for a link: the grant and its signature, in base64url. */
export function signDownload(secret: string, { fileId, disposition, expiresAt }: DownloadGrant): string {
  const text = Buffer.from(`${fileId}.${disposition === 'inline' ? 'i' : 'a'}.${Math.floor(expiresAt / 1000)}`);
  return Buffer.concat([text, sign(secret, text)]).toString('base64url');
}

/** The grant of a token that we signed, also when its time is over; undefined for every other text. */
export function readDownloadToken(secret: string, token: string): DownloadGrant | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // One text per token: a second encoding of the same bytes is refused.
  if (bytes.length <= macLength || bytes.toString('base64url') !== token) return undefined;
  const text = bytes.subarray(0, -macLength);
  if (!timingSafeEqual(bytes.subarray(-macLength), sign(secret, text))) return undefined;
  const [, id, kind, seconds] = /^(\d{1,16})\.([ai])\.(\d{1,12})$/.exec(text.toString('latin1')) ?? [];
  if (id === undefined) return undefined;
  return { fileId: Number(id), disposition: kind === 'i' ? 'inline' : 'attachment', expiresAt: Number(seconds) * 1000 };
}
