import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or a session: 32 random bytes as base64url, and what the database keeps of it. */
export interface Secret {
  readonly secret: string;
  readonly hash: string;
}

export function newSecret(): Secret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** SHA-256 in hex. A fast hash is enough: the secret has 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
