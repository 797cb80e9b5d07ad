import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import iconv from 'iconv-lite';
import { byteOrderMark } from '../../bulk/index.ts';
import { readError } from '../disk-error.ts';
import { withoutByteOrderMark } from './record-batch.ts';

/** Encodings of answers. `cp932` is what Japanese Excel writes: Shift_JIS with the characters of NEC and IBM. */
export type AnswersEncoding = 'utf8' | 'cp932';

/** A piece of a table in its encoding; what CP932 lacks becomes a question mark. `isFirst`: UTF-8 begins with the mark that spreadsheets need. */
export function encodeTable(text: string, encoding: AnswersEncoding, isFirst = false): Uint8Array {
  if (encoding === 'cp932') return iconv.encode(text, 'cp932');
  return Buffer.from(isFirst ? byteOrderMark + text : text);
}

/** Bytes that are read at a time: each reading wakes a thread of Node's and this one, which takes longer than what it reads. */
export const pieceSize = 256 * 1024;

function startsWithMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

function createDecoder(encoding: AnswersEncoding): Decoder {
  return encoding === 'cp932' ? iconv.getDecoder('cp932') : new StringDecoder('utf8');
}

/**
 * The text of a file in pieces. A byte order mark is passed over; what cannot be decoded becomes U+FFFD.
 * @throws ShoruiError when the file cannot be read
 */
export async function* decodedText(path: string, encoding: AnswersEncoding): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: pieceSize })) {
      // A byte order mark shows UTF-8, whatever was said.
      decoder ??= createDecoder(startsWithMark(bytes as Buffer) ? 'utf8' : encoding);
      const text = decoder.write(bytes as Buffer);
      yield isFirst ? withoutByteOrderMark(text) : text;
      isFirst &&= text === '';
    }
  } catch (error) {
    throw readError(error, path);
  }
  yield decoder?.end() ?? '';
}
