import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemCode } from '../disk-error.ts';
import { makeFolder } from '../make-folder.ts';
import { bulkWriteError } from './run-folder.ts';

/** Error codes of moving a folder onto a folder that is not empty; the last two are those of Windows. */
const isTaken: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/** The folder of a run, and the one in it where finished records wait for their place. */
export interface MoveFolders {
  readonly path: string;
  readonly work: string;
}

/** A finished record that waits for its place. */
export interface WaitingRecord {
  readonly number: number;
  /** It is one file of its own, not a folder of files. */
  readonly bare: boolean;
  /** Its files, with their paths within the record. */
  readonly files: readonly { readonly path: string }[];
}

/**
 * Where a finished file waits in the work folder: each record is there what it will be in its place, a file or a folder, so that
 * putting it there is one step. `path` is that within the record.
 */
export function waitingPath(bare: boolean, record: number, path: string): string {
  return bare ? String(record) : `${record}/${path}`;
}

/** False if the folder already exists: a killed run had moved the record, but not yet written its ledger line. */
function moveWhole(folders: MoveFolders, { number, bare }: WaitingRecord, place: string): boolean {
  const target = join(folders.path, place);
  try {
    renameSync(join(folders.work, String(number)), target);
    return true;
  } catch (error) {
    if (!bare && isTaken.has(systemCode(error))) return false;
    throw bulkWriteError(error, target);
  }
}

/** Moves the files of a record one by one to `targets`, paths within the folder of the run. @throws ShoruiError `bulk.cannot-write` */
export function moveFiles(folders: MoveFolders, record: WaitingRecord, targets: readonly string[]): void {
  const { number, bare, files } = record;
  files.forEach(({ path }, index) => {
    const target = join(folders.path, targets[index] ?? '');
    try {
      makeFolder(dirname(target));
      renameSync(join(folders.work, waitingPath(bare, number, path)), target);
    } catch (error) {
      throw bulkWriteError(error, target);
    }
  });
}

/** Paths of the files of a record within the folder of the run. */
export function placedPaths({ bare, files }: WaitingRecord, place: string): string[] {
  return files.map(({ path }) => (bare ? place : `${place}/${path}`));
}

/** Puts a record into its place as a whole. @throws ShoruiError `bulk.cannot-write` */
export function moveRecord(folders: MoveFolders, record: WaitingRecord, place: string): void {
  if (!moveWhole(folders, record, place)) moveFiles(folders, record, placedPaths(record, place));
}
