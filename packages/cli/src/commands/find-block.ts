import type { BlockTarget } from '@shorui/engine/document';
import type { ApplicationFile } from '@shorui/engine/model';
import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';
import { filesCalled, findFile } from './find-file.ts';
import { readNumbers } from './read-numbers.ts';

/** A block of a file of the bundle. */
export interface FoundBlock {
  readonly fileId: number;
  readonly block: BlockTarget;
}

/** Text before and after the last `#`; null when there is none. */
function splitAtLast(text: string): readonly [before: string, after: string] | null {
  const at = text.lastIndexOf('#');
  return at < 0 ? null : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Finds the block named by `FILE#PATH`, or by `FILE#PART#PATH` outside of the main document.
 * @throws {UsageError} when it is not written like that, or there is no such file
 */
export function findBlock(files: readonly ApplicationFile[], query: string, messages: Messages): FoundBlock {
  const [head, text] = splitAtLast(query) ?? [];
  const path = readNumbers(text, '.', 0);
  if (head === undefined || head === '' || path === undefined) throw new UsageError(messages.badBlock(query));
  // A file name may contain `#`, so the whole text is looked up before it is split.
  const [name, part] = (filesCalled(files, head).length === 0 && splitAtLast(head)) || [head];
  const { id } = findFile(files, name, messages);
  return { fileId: id, block: { path, ...(part !== undefined && { part }) } };
}
