import { PdfString } from '../read/objects/pdf-string.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, type PdfArray, type PdfValue } from '../read/objects/pdf-value.ts';
import { byteClass, regular } from '../read/syntax/cursor.ts';
import type { ByteBuffer } from './byte-buffer.ts';
import { nameOf } from '../read/pdf-objects.ts';
import type { Security } from '../read/encryption/security.ts';

/** Places after the point: more than any file needs, and few enough that sums of decimals lose their rounding errors. */
const decimals = 8;

/**
 * A number as PDF writes it: short, without an exponent, which PDF has not. What is no finite number is 0.
 */
export function numberSyntax(value: number): string {
  if (Number.isInteger(value)) {
    if (Math.abs(value) < 1e21) return value === 0 ? '0' : String(value);
    return BigInt(value).toString();
  }
  if (!Number.isFinite(value)) return '0';
  const rounded = Number(value.toFixed(decimals));
  if (Number.isInteger(rounded)) return numberSyntax(rounded);
  let text = String(rounded);
  if (text.includes('e')) text = rounded.toFixed(decimals).replace(/0+$/, '');
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Encrypts the bytes of a string on their way out. */
export type StringCipher = (bytes: Uint8Array) => Uint8Array;

const plainName = /^[A-Za-z0-9_.+-]*$/;
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A name with its slash. Bytes that are not plain are written as `#xx`. */
export function nameSyntax(text: string): string {
  // The empty name would take in the word behind it.
  if (text === '') return '/ ';
  if (plainName.test(text)) return `/${text}`;
  let escaped = '/';
  for (let index = 0; index < text.length; index++) {
    const byte = text.charCodeAt(index) & 0xff;
    const plain = byte > 0x20 && byte < 0x7f && byte !== 0x23 && byteClass[byte] === regular;
    escaped += plain ? String.fromCharCode(byte) : `#${hex[byte]}`;
  }
  return escaped;
}

/** A literal string costs one byte for a printable character, two for a bracket, four for others; a hexadecimal one always two. */
function literalCost(bytes: Uint8Array): number {
  let cost = 0;
  for (const byte of bytes) {
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c || byte === 0x0a || byte === 0x0d) cost += 2;
    else cost += byte >= 0x20 && byte < 0x7f ? 1 : 4;
  }
  return cost;
}

function literalSyntax(bytes: Uint8Array): string {
  let text = '(';
  for (const byte of bytes) {
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) text += `\\${String.fromCharCode(byte)}`;
    else if (byte === 0x0a) text += '\\n';
    else if (byte === 0x0d) text += '\\r';
    else if (byte >= 0x20 && byte < 0x7f) text += String.fromCharCode(byte);
    else text += `\\${byte.toString(8).padStart(3, '0')}`;
  }
  return `${text})`;
}

/** A string in ASCII, in whichever form is shorter. */
function stringSyntax(bytes: Uint8Array): string {
  if (literalCost(bytes) <= bytes.length * 2) return literalSyntax(bytes);
  let text = '<';
  for (const byte of bytes) text += hex[byte];
  return `${text}>`;
}

export function writeDict(out: ByteBuffer, dict: PdfDict, encrypt?: StringCipher): void {
  out.writeText('<<');
  for (const [key, value] of dict.entries()) {
    out.writeText(nameSyntax(key));
    writeValue(out, value, encrypt);
  }
  out.writeText('>>');
}

function writeArray(out: ByteBuffer, items: PdfArray, encrypt?: StringCipher): void {
  out.writeText('[');
  for (const item of items) writeValue(out, item, encrypt);
  out.writeText(']');
}

/**
 * Writes a value. Streams, which can only be objects of their own, are written with their data, and with the Length it
 * has; the data must be encrypted already.
 */
export function writeValue(out: ByteBuffer, value: PdfValue, encrypt?: StringCipher): void {
  if (typeof value === 'number') out.writeWord(numberSyntax(value));
  else if (value instanceof PdfName) out.writeText(nameSyntax(value.text));
  else if (value instanceof PdfRef) out.writeWord(`${value.number} ${value.generation} R`);
  else if (value instanceof PdfString) out.writeText(stringSyntax(encrypt ? encrypt(value.bytes) : value.bytes));
  else if (value instanceof PdfDict) writeDict(out, value, encrypt);
  else if (value instanceof PdfStream) {
    const { dict, raw } = value;
    writeDict(out, dict.get('Length') === raw.length ? dict : dict.with({ Length: raw.length }), encrypt);
    out.writeText('stream\n');
    out.write(raw);
    out.writeText('\nendstream');
  } else if (value === null || typeof value === 'boolean') out.writeWord(String(value));
  else writeArray(out, value, encrypt);
}

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
