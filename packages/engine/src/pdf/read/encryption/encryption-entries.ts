import type { PdfDict } from '../objects/pdf-value.ts';
import { booleanOf, dictOf, nameOf, numberOf, stringOf, type PdfObjects } from '../pdf-objects.ts';

/** How data is encrypted: not at all, or by one of the ways of a crypt filter (ISO 32000-2, table 25). */
export type CryptMethod = 'none' | 'rc4' | 'aes-128' | 'aes-256';

/** The entries of a file's encryption dictionary (ISO 32000-2, tables 20 and 21) that the standard handler needs. */
export interface EncryptionEntries {
  readonly revision: number;
  /** Bytes of the file key, as the standard has them; then those that writers have used instead. One opens the file. */
  readonly keyLengths: readonly number[];
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly userKey: Uint8Array;
  readonly permissions: number;
  readonly encryptMetadata: boolean;
  readonly strings: CryptMethod;
  readonly streams: CryptMethod;
  /** The way of each named crypt filter, for streams that name one. */
  readonly filters: ReadonlyMap<string, CryptMethod>;
}

const methods = new Map<string | undefined, CryptMethod>([
  ['None', 'none'],
  ['V2', 'rc4'],
  ['AESV2', 'aes-128'],
  ['AESV3', 'aes-256'],
]);

function readFilters(objects: PdfObjects, dict: PdfDict): Map<string, CryptMethod> {
  const filters = new Map<string, CryptMethod>([['Identity', 'none']]);
  for (const [name, value] of dictOf(objects, dict.get('CF'))?.entries() ?? []) {
    const method = methods.get(nameOf(objects, dictOf(objects, value)?.get('CFM')));
    if (method && name !== 'Identity') filters.set(name, method);
  }
  return filters;
}

/** Bytes by a Length, which is in bits, and in bytes in some files. */
function bytesOf(length: number | undefined): number {
  const bits = length !== undefined && length < 40 ? length * 8 : (length ?? 40);
  return bits >= 40 && bits <= 128 && bits % 8 === 0 ? bits / 8 : 5;
}

/**
 * Bytes of the file key. The standard has 5 for version 1 and revision 2, 16 for version 4, and those of Length else; writers
 * have taken Length, or that of the crypt filter, for all of these, and viewers open their files.
 */
function keyLengths(objects: PdfObjects, dict: PdfDict, version: number, revision: number): number[] {
  if (version === 5) return [32];
  const length = bytesOf(numberOf(objects, dict.get('Length')));
  const filter = dictOf(objects, dictOf(objects, dict.get('CF'))?.get(nameOf(objects, dict.get('StmF')) ?? ''));
  const ofFilter = bytesOf(numberOf(objects, filter?.get('Length')));
  const standard = version === 4 ? 16 : version === 1 || revision === 2 ? 5 : length;
  return [...new Set([standard, length, ofFilter, 16, 5])];
}

/** Reads an encryption dictionary; undefined when it is not of the standard handler, or of no version known. */
export function readEncryption(objects: PdfObjects, dict: PdfDict): EncryptionEntries | undefined {
  const version = numberOf(objects, dict.get('V')) ?? 0;
  const revision = numberOf(objects, dict.get('R')) ?? 0;
  const owner = stringOf(objects, dict.get('O'))?.bytes;
  const user = stringOf(objects, dict.get('U'))?.bytes;
  const known = [1, 2, 4, 5].includes(version) && revision >= 2 && revision <= 6 && (version === 5) === revision >= 5;
  if (nameOf(objects, dict.get('Filter')) !== 'Standard' || !known || !owner || !user) return undefined;
  if (user.length < (revision >= 5 ? 48 : 32)) return undefined;

  const filters = readFilters(objects, dict);
  const named = (key: string): CryptMethod | undefined => filters.get(nameOf(objects, dict.get(key)) ?? 'Identity');
  const strings = version < 4 ? 'rc4' : named('StrF');
  const streams = version < 4 ? 'rc4' : named('StmF');
  if (!strings || !streams) return undefined;
  return {
    revision,
    keyLengths: keyLengths(objects, dict, version, revision),
    owner,
    user,
    userKey: stringOf(objects, dict.get('UE'))?.bytes ?? new Uint8Array(),
    permissions: numberOf(objects, dict.get('P')) ?? 0,
    encryptMetadata: booleanOf(objects, dict.get('EncryptMetadata')) ?? true,
    strings,
    streams,
    filters,
  };
}

/** What the owner of an encrypted file lets others do (ISO 32000-1, table 22). */
export interface Permissions {
  readonly print: boolean;
  /** Bit 4: change the content. */
  readonly modify: boolean;
  readonly copy: boolean;
  /** Bit 6: annotate, fill form fields. */
  readonly annotate: boolean;
  /** Bit 9, or bit 6: fill existing form fields. */
  readonly fillForms: boolean;
  /** Bit 11, or bit 4: insert, turn and delete pages. */
  readonly assemble: boolean;
}

/** Reads the entry P. Bit 1 is the lowest. */
export function readPermissions(flags: number): Permissions {
  const bit = (number: number): boolean => (flags & (1 << (number - 1))) !== 0;
  const modify = bit(4);
  const annotate = bit(6);
  return {
    print: bit(3),
    modify,
    copy: bit(5),
    annotate,
    fillForms: bit(9) || annotate,
    assemble: bit(11) || modify,
  };
}
