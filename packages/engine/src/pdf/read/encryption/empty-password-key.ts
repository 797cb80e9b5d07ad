import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { EncryptionEntries } from './encryption-entries.ts';
import { joinBytes } from './join-bytes.ts';
import { rc4 } from './security.ts';

/** The replacement for the missing characters of a password (ISO 32000-2, algorithm 2): all 32 for the empty one. */
const padding = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (digits) => Number.parseInt(digits, 16),
);

const equal = (one: Uint8Array, two: Uint8Array): boolean =>
  one.length === two.length && one.every((byte, index) => byte === two[index]);

/** Algorithm 2: the file key of revisions 2 to 4, of `length` bytes. */
function fileKey(entries: EncryptionEntries, id: Uint8Array, length: number): Uint8Array {
  const flags = new Uint8Array(4);
  new DataView(flags.buffer).setInt32(0, entries.permissions | 0, true);
  const bare = entries.revision >= 4 && !entries.encryptMetadata ? new Uint8Array(4).fill(0xff) : new Uint8Array();
  let hash = md5(joinBytes(padding, entries.owner.subarray(0, 32), flags, id, bare));
  if (entries.revision >= 3) for (let round = 0; round < 50; round++) hash = md5(hash.subarray(0, length));
  return hash.subarray(0, length);
}

/** Algorithms 4 to 6: does this key open the file for a user? */
function opensFile(entries: EncryptionEntries, id: Uint8Array, key: Uint8Array): boolean {
  if (entries.revision === 2) return equal(rc4(key, padding), entries.user.subarray(0, 32));
  let check = rc4(key, md5(joinBytes(padding, id)));
  for (let round = 1; round <= 19; round++) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  }
  return equal(check, entries.user.subarray(0, 16));
}

/** Algorithm 2.B, for the empty password: the hash of revision 6. */
function hardenedHash(input: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(input);
  for (let round = 0; ; round++) {
    const block = new Uint8Array(key.length * 64);
    for (let copy = 0; copy < 64; copy++) block.set(key, copy * key.length);
    const cipher = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true });
    const encrypted = cipher.encrypt(block);
    let sum = 0;
    for (let index = 0; index < 16; index++) sum += encrypted[index] as number;
    key = [sha256, sha384, sha512][sum % 3]?.(encrypted) ?? key;
    if (round >= 63 && (encrypted.at(-1) as number) <= round - 31) return key.slice(0, 32);
  }
}

/** Algorithm 2.A: the file key of revisions 5 and 6. */
function strongKey(entries: EncryptionEntries): Uint8Array | undefined {
  const { user, userKey, revision } = entries;
  const hash = revision === 5 ? sha256 : hardenedHash;
  if (userKey.length < 32 || !equal(hash(user.slice(32, 40)), user.subarray(0, 32))) return undefined;
  return cbc(hash(user.slice(40, 48)), new Uint8Array(16), { disablePadding: true }).decrypt(userKey.slice(0, 32));
}

/** The file key, if the empty user password opens the file: it then has at most an owner password. `id` is the first of ID. */
export function emptyPasswordKey(entries: EncryptionEntries, id: Uint8Array): Uint8Array | undefined {
  if (entries.revision >= 5) return strongKey(entries);
  for (const length of entries.keyLengths) {
    const key = fileKey(entries, id, length);
    if (opensFile(entries, id, key)) return key;
  }
  return undefined;
}
