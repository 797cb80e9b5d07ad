import { nearestName, type ApplicationFile } from '@shorui/engine/node';
import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** What a user may call a file: its name, its path in the bundle, or that path without the folder of all files. */
function callings({ name, path }: ApplicationFile): string[] {
  return [name, path, path.replace(/^files\//, '')];
}

/** Files that a user may mean by an id, a name or a path in the bundle. */
export function filesCalled(files: readonly ApplicationFile[], wanted: string): readonly ApplicationFile[] {
  const byId = files.filter(({ id }) => String(id) === wanted);
  return byId.length > 0 ? byId : files.filter((file) => callings(file).includes(wanted));
}

/**
 * The file that a user means.
 * @throws {UsageError} when there is none, with the nearest; or several of the name, with their ids
 */
export function findFile(files: readonly ApplicationFile[], wanted: string, messages: Messages): ApplicationFile {
  const [found, ...others] = filesCalled(files, wanted);
  if (found === undefined)
    throw new UsageError(messages.unknownFile(wanted, nearestName(wanted, files.flatMap(callings))));
  if (others.length === 0) return found;
  throw new UsageError(messages.ambiguous(wanted, [found, ...others].map(({ id }) => id).join(', ')));
}
