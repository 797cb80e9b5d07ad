import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes after a transformation. A reader that stops ends both streams; errors of either are thrown to the reader only. */
export async function* through(content: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Buffer> {
  const feeding = pipeline(Readable.from(content), transform);
  // The await below throws the error; this handler prevents an unhandled rejection before it.
  feeding.catch(() => undefined);
  for await (const piece of transform) yield piece as Buffer;
  await feeding;
}
