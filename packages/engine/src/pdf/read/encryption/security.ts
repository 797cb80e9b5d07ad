import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import type { CryptMethod, EncryptionEntries } from './encryption-entries.ts';
import { joinBytes } from './join-bytes.ts';
import { rc4 } from './rc4.ts';

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
