import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes after a transformation. Whoever stops reading ends both; errors of either are thrown to the reader alone. */
export async function* through(content: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Buffer> {
  const feeding = pipeline(Readable.from(content), transform);
  // Told below; until then nobody listens.
  feeding.catch(() => undefined);
  for await (const piece of transform) yield piece as Buffer;
  await feeding;
}
