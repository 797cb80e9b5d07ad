import type { ApplicationFile, BlockTarget } from '@shorui/engine/node';
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
 * The block that a user means by `FILE#PATH`, or by `FILE#PART#PATH` outside of the main document.
 * @throws {UsageError} when it is not written like that, or there is no such file
 */
export function findBlock(files: readonly ApplicationFile[], wanted: string, messages: Messages): FoundBlock {
  const [head, text] = splitAtLast(wanted) ?? [];
  const path = readNumbers(text, '.', 0);
  if (head === undefined || head === '' || path === undefined) throw new UsageError(messages.badBlock(wanted));
  // A name may hold a `#` itself, so the whole is looked up before it is taken apart.
  const [name, part] = (filesCalled(files, head).length === 0 && splitAtLast(head)) || [head];
  const { id } = findFile(files, name, messages);
  return { fileId: id, block: { path, ...(part !== undefined && { part }) } };
}
