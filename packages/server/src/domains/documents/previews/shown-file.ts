import type { Reach } from '../../../access/load.ts';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import { inspectedTypes } from '../../../inspection/inspect-file.ts';
import type { StoredFile } from '../../files/model.ts';
import { ownFile } from '../../files/own-file.ts';
import type { DocumentVersion } from '../model.ts';
import { isOpened } from './file-text.ts';

/** Kinds of files that browsers show in a page. */
const shown: ReadonlySet<string> = new Set(['pdf', 'image', 'text']);

/** The file that a browser shows of a version: its own file, or the PDF of a Word file. `making` while that is not there yet, `none` without one. */
export async function shownFile(
  reach: Reach,
  workspace: InWorkspace,
  version: DocumentVersion,
  file: StoredFile,
): Promise<StoredFile | 'making' | 'none'> {
  if (shown.has(version.kind)) return file;
  if (!isOpened(file.type) || inspectedTypes[file.type] !== 'word') return 'none';
  const made = await scoped(reach.models.DocumentPreview, workspace).find({ where: { version_id: version.id } });
  if (made === null) return 'making';
  return made.state === 'failed' ? 'none' : ownFile(reach, made.file_id ?? null);
}
