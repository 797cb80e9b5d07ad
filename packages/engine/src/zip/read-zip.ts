import { startFileWork, type FileOptions } from '../platform/environment.ts';
import { createProblem, ShoruiError, type Place, type ProblemId, type ProblemParams } from '../problems/index.ts';
import type { Limits } from '../platform/limits.ts';
import {
  deflated,
  directoryHeaderSize,
  directorySignature,
  encryptedFlag,
  endRecordSize,
  endSignature,
  fastFlag,
  localHeaderSize,
  localSignature,
  longestComment,
  stored,
  type ZipArchive,
  type ZipEntry,
  utf8Flag,
} from './format.ts';

/** How an archive is read. */
export interface ReadZipOptions extends FileOptions {}

interface Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly limits: Limits;
  readonly place: Place;
}

function refuse(id: ProblemId, place: Place, params: ProblemParams = {}, cause?: unknown): never {
  throw new ShoruiError([createProblem(id, place, params)], { cause });
}

function findEndRecord({ bytes, view, place }: Reader): number {
  // Compound files (old .doc, and .docx with a password) start with this signature ([MS-CFB] 2.2).
  if (bytes.length >= 8 && view.getUint32(0) === 0xd0cf11e0) refuse('word.ole-file', place);
  const lowest = Math.max(0, bytes.length - endRecordSize - longestComment);
  for (let at = bytes.length - endRecordSize; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return refuse(view.getUint32(0, true) === localSignature ? 'word.file-cut-off' : 'word.not-a-zip', place);
}

function decodeName(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Archives made on Japanese Windows carry CP932 names without a flag.
    return new TextDecoder(flags & utf8Flag ? 'utf-8' : 'shift_jis').decode(bytes);
  }
}

function safeName(raw: string, place: Place): string {
  const name = raw.replace(/\\/g, '/');
  const unsafe =
    name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.includes('\0') || name.split('/').includes('..');
  if (unsafe || name === '') refuse('word.zip-unsafe-name', place, { name: raw });
  return name;
}

interface Located {
  readonly entry: ZipEntry;
  /** Offsets in the archive of the local header and of the end of the data. */
  readonly start: number;
  readonly end: number;
}

function readDirectoryEntry(reader: Reader, at: number): { located: Located; next: number } {
  const { bytes, view, place, limits } = reader;
  if (at + directoryHeaderSize > bytes.length || view.getUint32(at, true) !== directorySignature) {
    refuse('word.zip-broken', place, { offset: at });
  }
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const crc = view.getUint32(at + 16, true);
  const compressedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const tail = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const start = view.getUint32(at + 42, true);
  const nameAt = at + directoryHeaderSize;
  if (nameAt + nameLength + tail > bytes.length) refuse('word.zip-broken', place, { offset: at });
  const name = safeName(decodeName(bytes.subarray(nameAt, nameAt + nameLength), flags), place);

  if (flags & encryptedFlag) refuse('word.zip-encrypted', place, { name });
  if (method !== stored && method !== deflated) refuse('word.zip-method', place, { name, method });
  if (size === 0xffffffff || compressedSize === 0xffffffff || start === 0xffffffff) refuse('word.zip-zip64', place);
  if (start + localHeaderSize > bytes.length || view.getUint32(start, true) !== localSignature) {
    refuse('word.zip-broken', place, { offset: start });
  }
  const dataAt = start + localHeaderSize + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const end = dataAt + compressedSize;
  if (end > bytes.length) refuse('word.zip-truncated', place, { name });
  if (method === stored && size !== compressedSize) refuse('word.zip-broken', place, { offset: start });
  if (size > limits.partBytes) refuse('word.part-too-large', place, { name, size, limit: limits.partBytes });
  if (size > 1024 * 1024 && size > compressedSize * limits.ratio) refuse('word.zip-bomb', place, { name });

  const isFast = method === deflated && (flags & fastFlag) !== 0;
  const entry = { name, method, crc, size, compressed: bytes.subarray(dataAt, end), ...(isFast && { isFast }) };
  return { located: { entry, start, end }, next: nameAt + nameLength + tail };
}

function readDirectory(reader: Reader): ZipEntry[] {
  const { view, limits, place } = reader;
  const endAt = findEndRecord(reader);
  const count = view.getUint16(endAt + 10, true);
  const directoryAt = view.getUint32(endAt + 16, true);
  if (count === 0xffff || directoryAt === 0xffffffff) refuse('word.zip-zip64', place);
  if (count > limits.zipEntries) refuse('word.zip-too-many', place, { count, limit: limits.zipEntries });

  const found: Located[] = [];
  const names = new Set<string>();
  let total = 0;
  let at = directoryAt;
  for (let index = 0; index < count; index++) {
    const { located, next } = readDirectoryEntry(reader, at);
    at = next;
    if (located.entry.name.endsWith('/')) continue;
    // Windows and Word compare part names without case, so two entries that differ only in case are one name twice.
    const key = located.entry.name.toLowerCase();
    if (names.has(key)) refuse('word.zip-duplicate', place, { name: located.entry.name });
    names.add(key);
    total += located.entry.size;
    if (total > limits.inflatedBytes) refuse('word.zip-bomb', place, { name: located.entry.name });
    found.push(located);
  }
  refuseOverlaps(found, place);
  return found.map(({ entry }) => entry);
}

/** Entries that share bytes are the trick of zip bombs that stay under every ratio. */
function refuseOverlaps(found: readonly Located[], place: Place): void {
  const sorted = found.toSorted((a, b) => a.start - b.start);
  let previousEnd = 0;
  for (const { entry, start, end } of sorted) {
    if (start < previousEnd) refuse('word.zip-bomb', place, { name: entry.name });
    previousEnd = end;
  }
}

/**
 * Opens a zip archive. Nothing is inflated yet; sizes, names and overlaps are checked against the limits.
 * @throws ShoruiError `word.file-empty`, `word.file-cut-off`, `word.not-a-zip`, `word.ole-file`, `word.zip-*`, `word.part-too-large`
 */
export function readZip(bytes: Uint8Array, options: ReadZipOptions = {}): ZipArchive {
  const { codec, limits, place } = startFileWork(options);
  if (bytes.length > limits.fileBytes)
    refuse('word.file-too-large', place, { size: bytes.length, limit: limits.fileBytes });
  if (bytes.length === 0) refuse('word.file-empty', place);
  if (bytes.length < endRecordSize) refuse('word.not-a-zip', place);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory({ bytes, view, limits, place });
  const byName = new Map(entries.map((entry) => [entry.name, entry]));

  return {
    entries,
    has: (name) => byName.has(name),
    read(name) {
      const entry = byName.get(name);
      if (!entry) return refuse('word.part-missing', place, { name });
      let data: Uint8Array;
      try {
        data = entry.method === stored ? entry.compressed : codec.inflateRaw(entry.compressed, entry.size);
      } catch (cause) {
        return refuse('word.zip-data', { ...place, part: name }, {}, cause);
      }
      if (data.length !== entry.size || codec.crc32(data) !== entry.crc)
        refuse('word.zip-data', { ...place, part: name });
      return data;
    },
  };
}
