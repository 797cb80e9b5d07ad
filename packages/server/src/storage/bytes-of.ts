import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** All bytes of a stream whose size is bounded already. */
export const bytesOf = (stream: Readable): Promise<Buffer> => buffer(stream);
