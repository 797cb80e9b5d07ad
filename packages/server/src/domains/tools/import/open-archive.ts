import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describeProblem, ShoruiError } from '@shorui/engine';
import { largestUpload } from '../../../contract/files.ts';
import { AppError } from '../../../errors/app-error.ts';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import type { UnpackedEntry } from '../../../inspection/unpack-zip.ts';
import { fileWords } from '../../../messages/files.ts';
import type { Services } from '../../../services.ts';
import { readArchive, type ReceivedArchive } from '../archive/read-archive.ts';

const MiB = 1024 * 1024;
/** Bounds on what a hostile zip may cost: bytes, entries, unpacked bytes of all and of one entry. */
const limits = { fileBytes: largestUpload, zipEntries: 20_000, inflatedBytes: 300 * MiB, partBytes: 60 * MiB };

interface UploadedZip {
  /** Bytes. */
  readonly size: number;
  readonly open: () => Readable;
}

/**
 * Unpacks an uploaded export in a bounded process and hands what is in it to `work`, after which the unpacked files are deleted.
 * @throws {AppError} invalid, with what is wrong at the field `file`; busy
 */
export async function withArchive<T>(
  { inspector }: Pick<Services, 'inspector'>,
  { size, open }: UploadedZip,
  locale: 'jp' | 'en',
  work: (archive: ReceivedArchive) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shorui-import-'));
  try {
    const entries = await inspector.unpack({ size, open, folder, limits }).catch((error: unknown) => {
      throw refusalOf(error, locale);
    });
    return await work(readArchive(new Map(entries.map((entry: UnpackedEntry) => [entry.name, entry])), locale));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refusalOf(error: unknown, locale: 'jp' | 'en'): unknown {
  if (error instanceof Exhausted)
    return new AppError('invalid', { fields: { file: [fileWords[locale].exhausted] }, cause: error });
  if (!(error instanceof ShoruiError)) return error;
  const words = error.problems.slice(0, 1).map((each) => describeProblem(each, locale === 'jp' ? 'ja' : 'en'));
  return new AppError('invalid', { fields: { file: words }, cause: error });
}
