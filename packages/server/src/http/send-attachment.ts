import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { ReplyControl } from './handler.ts';

export interface Attachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Uint8Array | Readable;
}

/** Sends a file to be saved as the body of a raw reply: `replyKind: 'raw'` in the contract. */
export function sendAttachment(reply: ReplyControl, { name, type, content }: Attachment): '' {
  reply.header('Content-Disposition', contentDisposition(name, { type: 'attachment' }));
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.raw(content instanceof Uint8Array ? Buffer.from(content) : content, type);
  return '';
}
