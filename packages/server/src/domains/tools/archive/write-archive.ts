import { writeZip } from '@shorui/engine/node';
import { archiveFormat, archiveVersion, dataName, entryOf, headName, type Archive } from './format.ts';
import { byText } from './portable.ts';

/** The export is larger than an import could take. */
export class ArchiveTooLarge extends Error {}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

function* documents({ kind, data, applications, templates }: Archive<unknown>): Generator<[string, Buffer]> {
  yield [headName, json({ format: archiveFormat, version: archiveVersion, kind })];
  yield [dataName, json(data)];
  for (const { uid, definition, facts, versions } of applications) {
    yield [entryOf.application(uid), json(definition)];
    yield [entryOf.facts(uid), json(facts)];
    for (const [number, version] of versions) yield [entryOf.version(uid, number), json(version)];
  }
  for (const { uid, ...file } of templates) yield [entryOf.templates(uid), json(file)];
}

export interface WriteArchiveOptions {
  /** Reads a content of the storage. */
  readonly read: (key: string) => Promise<Uint8Array>;
  readonly maxBytes: number;
  /** 0 to 1. */
  readonly progress: (done: number) => Promise<void>;
}

/**
 * The zip of an export: the same bytes for the same content, in whatever instance. Word and PDF files are compressed already and stored.
 * @throws {ArchiveTooLarge} and what `read` throws
 */
export async function writeArchive(
  archive: Archive<string>,
  { read, maxBytes, progress }: WriteArchiveOptions,
): Promise<Uint8Array> {
  const inputs = [...documents(archive)].map(([name, data]) => ({ name, data: data as Uint8Array, store: false }));
  let size = inputs.reduce((sum, { data }) => sum + data.length, 0);
  const contents = [...archive.contents].toSorted(([a], [b]) => byText(a, b));
  for (const [at, [name, key]] of contents.entries()) {
    const data = await read(key);
    size += data.length;
    if (size > maxBytes) throw new ArchiveTooLarge(`more than ${maxBytes} bytes`);
    inputs.push({ name, data, store: true });
    await progress((at + 1) / (contents.length + 1));
  }
  const zip = writeZip(inputs);
  if (zip.length > maxBytes) throw new ArchiveTooLarge(`more than ${maxBytes} bytes`);
  return zip;
}
