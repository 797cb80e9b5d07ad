import { existsSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorsName, ledgerName, rejectedName } from '../../bulk/index.ts';
import { bulkWriteError } from './run-folder.ts';
import { readLedger } from './ledger-file.ts';
import { ZipStream } from './zip-stream.ts';

/**
 * Packs the folder of a finished run into a zip: its files in the order of the records, the errors, the ledger. A reader sees
 * no zip or a whole one. @throws ShoruiError `bulk.cannot-write`
 */
export async function packRun(folder: string, target: string, signal?: AbortSignal): Promise<void> {
  const waiting = `${target}.new`;
  const ledger = join(folder, ledgerName);
  try {
    const zip = new ZipStream(waiting);
    try {
      for await (const { line } of readLedger(ledger)) {
        signal?.throwIfAborted();
        if (!('record' in line)) continue;
        for (const { path } of line.outputs ?? []) zip.add(path, join(folder, path));
      }
      for (const name of [errorsName, rejectedName, ledgerName])
        if (existsSync(join(folder, name))) zip.add(name, join(folder, name));
      zip.end();
    } catch (error) {
      zip.close();
      throw error;
    }
    renameSync(waiting, target);
  } catch (error) {
    rmSync(waiting, { force: true });
    signal?.throwIfAborted();
    throw bulkWriteError(error, target);
  }
}

/**
 * Takes the folder of a packed run away: first what the ledger names, which is several times quicker than to look for it, then the rest
 * with the ledger. A resumed run therefore treats an interruption here like lost files.
 */
export async function removeRun(folder: string): Promise<void> {
  for await (const { line } of readLedger(join(folder, ledgerName))) {
    const paths = 'record' in line ? (line.outputs ?? []).map(({ path }) => join(folder, path)) : [];
    // A file that cannot be removed here is removed, or reported, with the rest.
    try {
      for (const path of paths) unlinkSync(path);
      const place = dirname(paths[0] ?? folder);
      if (place !== folder) rmdirSync(place);
    } catch {}
  }
  rmSync(folder, { recursive: true, force: true });
}
