import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { PdfDict, type PdfValue, PdfName } from '../objects/pdf-value.ts';
import type { ObjectCipher } from '../syntax/read-indirect.ts';
import type { CryptMethod, EncryptionEntries } from './encryption-entries.ts';
import { joinBytes } from './join-bytes.ts';

/** RC4: the same call encrypts and decrypts. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = new Uint8Array(256);
  for (let index = 0; index < 256; index++) state[index] = index;
  for (let index = 0, j = 0; index < 256; index++) {
    const value = state[index] as number;
    j = (j + value + (key[index % key.length] as number)) & 0xff;
    state[index] = state[j] as number;
    state[j] = value;
  }
  const out = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 0xff;
    const value = state[i] as number;
    j = (j + value) & 0xff;
    const other = state[j] as number;
    state[i] = other;
    state[j] = value;
    out[at] = (data[at] as number) ^ (state[(value + other) & 0xff] as number);
  }
  return out;
}

/** The key of an encrypted file at work. `number` and `generation` are those of the object that holds the data. */
export interface Security {
  decryptString(number: number, generation: number, bytes: Uint8Array): Uint8Array;
  /** `filter` names the crypt filter of the stream itself. */
  decryptStream(number: number, generation: number, bytes: Uint8Array, filter?: string): Uint8Array;
  /** The same bytes give the same result for the same object: initial vectors come from the content. */
  encryptString(number: number, generation: number, bytes: Uint8Array): Uint8Array;
  encryptStream(number: number, generation: number, bytes: Uint8Array): Uint8Array;
  /** Whether streams of metadata are plain. */
  readonly plainMetadata: boolean;
}

/** `sAlT`, which sets the keys of AES-128 apart (ISO 32000-2, algorithm 1). */
const salt = Uint8Array.of(0x73, 0x41, 0x6c, 0x54);

/** Algorithm 1: the key of one object. AES-256 uses the file key for all. */
function objectKey(key: Uint8Array, method: CryptMethod, number: number, generation: number): Uint8Array {
  if (method === 'aes-256') return key;
  const place = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
  const hash = md5(joinBytes(key, place, method === 'aes-128' ? salt : new Uint8Array()));
  return hash.slice(0, Math.min(16, key.length + 5));
}

/** Undoes AES in CBC mode: the initial vector is first, and padding last. Bytes that make no whole block are left out. */
function decryptAes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = bytes.length - (bytes.length % 16);
  if (whole < 32) return new Uint8Array();
  const data = cbc(key, bytes.slice(0, 16), { disablePadding: true }).decrypt(bytes.slice(16, whole));
  const pad = data.at(-1) ?? 0;
  return pad >= 1 && pad <= 16 ? data.subarray(0, data.length - pad) : data;
}

function encryptAes(key: Uint8Array, place: Uint8Array, bytes: Uint8Array): Uint8Array {
  const vector = md5(joinBytes(key, place, bytes));
  return joinBytes(vector, cbc(key, vector).encrypt(bytes));
}

export function createSecurity(key: Uint8Array, entries: EncryptionEntries): Security {
  const decrypt = (method: CryptMethod, number: number, generation: number, bytes: Uint8Array): Uint8Array => {
    if (method === 'none') return bytes;
    const own = objectKey(key, method, number, generation);
    return method === 'rc4' ? rc4(own, bytes) : decryptAes(own, bytes);
  };
  const encrypt = (method: CryptMethod, number: number, generation: number, bytes: Uint8Array): Uint8Array => {
    if (method === 'none') return bytes;
    const own = objectKey(key, method, number, generation);
    const place = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
    return method === 'rc4' ? rc4(own, bytes) : encryptAes(own, place, bytes);
  };
  const { strings, streams, filters } = entries;
  return {
    decryptString: (number, generation, bytes) => decrypt(strings, number, generation, bytes),
    decryptStream: (number, generation, bytes, filter) =>
      decrypt(filter === undefined ? streams : (filters.get(filter) ?? streams), number, generation, bytes),
    encryptString: (number, generation, bytes) => encrypt(strings, number, generation, bytes),
    encryptStream: (number, generation, bytes) => encrypt(streams, number, generation, bytes),
    plainMetadata: !entries.encryptMetadata,
  };
}

const nameText = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.text : undefined;

/** The crypt filter a stream names for itself: `Identity` when it has a Crypt filter that names none. */
function ownFilter(dict: PdfDict): string | undefined {
  const filter = dict.get('Filter');
  const first = Array.isArray(filter) ? (filter as readonly PdfValue[])[0] : filter;
  if (nameText(first) !== 'Crypt') return undefined;
  const params = dict.get('DecodeParms');
  const own = Array.isArray(params) ? (params as readonly PdfValue[])[0] : params;
  return (own instanceof PdfDict ? nameText(own.get('Name')) : undefined) ?? 'Identity';
}

/** How the strings and the stream of one object are decrypted (ISO 32000-2, 7.6.2). */
export function objectCipher(security: Security, number: number, generation: number): ObjectCipher {
  return {
    string: (bytes) => security.decryptString(number, generation, bytes),
    stream(dict, bytes) {
      const type = nameText(dict.get('Type'));
      // Cross-reference streams are never encrypted, metadata only where the file specifies it.
      if (type === 'XRef' || (type === 'Metadata' && security.plainMetadata)) return bytes;
      return security.decryptStream(number, generation, bytes, ownFilter(dict));
    },
  };
}
