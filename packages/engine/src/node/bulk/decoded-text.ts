import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import { readError } from '../disk-error.ts';

/** Encodings of answers. `cp932` is what Japanese Excel writes: Shift_JIS with the characters of NEC and IBM. */
export type AnswersEncoding = 'utf8' | 'cp932';

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

function createDecoder(encoding: AnswersEncoding): Decoder {
  if (encoding === 'cp932') return iconv.getDecoder('cp932');
  const decoder = new TextDecoder('utf-8');
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/**
 * The text of a file in pieces. A byte order mark is passed over; what cannot be decoded becomes U+FFFD.
 * @throws ShoruiError when the file cannot be read
 */
export async function* decodedText(path: string, encoding: AnswersEncoding): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  try {
    for await (const bytes of createReadStream(path)) yield decoder.write(bytes as Buffer);
  } catch (error) {
    throw readError(error, path);
  }
  yield decoder.end() ?? '';
}

/** What stands where bytes could not be decoded. */
export const undecodable = '\uFFFD';
