import { type PdfRef, PdfStream, type PdfValue } from '../read/objects/pdf-value.ts';
import { nameOf } from '../read/pdf-objects.ts';
import type { Security } from '../read/encryption/security.ts';
import type { ByteBuffer } from './byte-buffer.ts';
import { writeValue, type StringCipher } from './write-value.ts';

/** How strings of an object are encrypted, if they are. */
export function stringCipher(security: Security | undefined, { number, generation }: PdfRef): StringCipher | undefined {
  return security && ((bytes) => security.encryptString(number, generation, bytes));
}

const unresolved = { resolve: (value: PdfValue | undefined): PdfValue => value ?? null };

function encrypted(security: Security, { number, generation }: PdfRef, stream: PdfStream): PdfStream {
  const plain = security.plainMetadata && nameOf(unresolved, stream.dict.get('Type')) === 'Metadata';
  if (plain) return stream;
  return new PdfStream(stream.dict, security.encryptStream(number, generation, stream.raw));
}

/** Writes an indirect object from its number to `endobj`. */
export function writeObject(out: ByteBuffer, ref: PdfRef, value: PdfValue, security: Security | undefined): void {
  out.writeText(`${ref.number} ${ref.generation} obj\n`);
  const written = security && value instanceof PdfStream ? encrypted(security, ref, value) : value;
  writeValue(out, written, stringCipher(security, ref));
  out.writeText('\nendobj\n');
}
