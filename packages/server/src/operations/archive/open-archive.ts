import { createHash } from 'node:crypto';
import { hashOfKey, isObjectKey } from '../../storage/object-key.ts';
import { ArchiveError } from './archive-error.ts';
import { filePrefix, manifestName, maxManifest, parseManifest, tableName, type Manifest } from './manifest.ts';
import { readLines } from './table-lines.ts';
import { ZipReader } from './zip-reader.ts';

/** An archive whose content was verified completely. */
export interface Archive {
  readonly manifest: Manifest;
  readonly zip: ZipReader;
  /** Keys of its files. */
  readonly files: readonly string[];
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  const entry = zip.entries.get(manifestName);
  if (entry === undefined) throw new ArchiveError('not_an_archive');
  if (entry.size > maxManifest) throw new ArchiveError('damaged', manifestName);
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(manifestName)) pieces.push(piece);
  return parseManifest(Buffer.concat(pieces).toString('utf8'));
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

async function verifyTables(zip: ZipReader, { tables }: Manifest): Promise<void> {
  for (const { name, columns, rows, sha256, packed_sha256: packedSha256 } of tables) {
    const entry = tableName(name);
    if (packedSha256 !== undefined && (await hashOf(zip.readPacked(entry))) !== packedSha256)
      throw new ArchiveError('damaged', entry);
    if ((await hashOf(zip.read(entry))) !== sha256) throw new ArchiveError('damaged', entry);
    let found = 0;
    for await (const batch of readLines(entry, zip.read(entry), columns.length)) found += batch.length;
    if (found !== rows) throw new ArchiveError('damaged', entry);
  }
}

async function verifyFiles(zip: ZipReader, { files }: Manifest): Promise<string[]> {
  const lost = new Set(files.lost);
  const keys: string[] = [];
  for (const name of zip.entries.keys()) {
    const key = name.slice(filePrefix.length);
    if (!name.startsWith(filePrefix) || lost.has(key)) continue;
    if (!isObjectKey(key) || (await hashOf(zip.read(name))) !== hashOfKey(key)) throw new ArchiveError('damaged', name);
    keys.push(key);
  }
  if (keys.length !== files.count) throw new ArchiveError('damaged', filePrefix);
  return keys;
}

/**
 * Opens an archive and reads all of it, to find damage before anything is changed. The caller closes its `zip`.
 * @throws {ArchiveError}
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await ZipReader.open(path);
  try {
    const manifest = await readManifest(zip);
    await verifyTables(zip, manifest);
    return { manifest, zip, files: await verifyFiles(zip, manifest) };
  } catch (error) {
    await zip.close();
    throw error;
  }
}
