import { readSignedText, signText } from './signed-text.ts';

/** What a link allows: one file, in one way, until a time. */
export interface DownloadGrant {
  readonly fileId: number;
  readonly disposition: 'attachment' | 'inline';
  /** Milliseconds since 1970; whole seconds. */
  readonly expiresAt: number;
}

const purpose = 'shorui:download:1';

/** A token for a link: the grant and its signature, in base64url. */
export function signDownload(secret: string, { fileId, disposition, expiresAt }: DownloadGrant): string {
  const kind = disposition === 'inline' ? 'i' : 'a';
  return signText(secret, purpose, `${fileId}.${kind}.${Math.floor(expiresAt / 1000)}`);
}

/** The grant of a token that we signed, also when its time is over; undefined for every other text. */
export function readDownloadToken(secret: string, token: string): DownloadGrant | undefined {
  const text = readSignedText(secret, purpose, token) ?? '';
  const [, id, kind, seconds] = /^(\d{1,16})\.([ai])\.(\d{1,12})$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return { fileId: Number(id), disposition: kind === 'i' ? 'inline' : 'attachment', expiresAt: Number(seconds) * 1000 };
}
