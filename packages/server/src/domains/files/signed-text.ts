import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of HMAC-SHA-256. */
const macLength = 32;

/** The key of one purpose alone: a signature made for something else never fits. */
const sign = (secret: string, purpose: string, text: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\0`).update(text).digest();

/** A token of a short text in Latin-1 and its signature, in base64url. */
export function signText(secret: string, purpose: string, text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return Buffer.concat([bytes, sign(secret, purpose, bytes)]).toString('base64url');
}

/** The text of a token that we signed for this purpose; undefined for every other token. */
export function readSignedText(secret: string, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // One text per token: a second encoding of the same bytes is refused.
  if (bytes.length <= macLength || bytes.toString('base64url') !== token) return undefined;
  const text = bytes.subarray(0, -macLength);
  if (!timingSafeEqual(bytes.subarray(-macLength), sign(secret, purpose, text))) return undefined;
  return text.toString('latin1');
}
