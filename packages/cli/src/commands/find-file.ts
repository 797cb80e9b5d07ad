import type { ApplicationFile } from '@shorui/engine/model';
import { nearestName } from '@shorui/engine/problems';
import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** Names of a file on the command line: its name, its path in the bundle, or that path without `files/`. */
function callings({ name, path }: ApplicationFile): string[] {
  return [name, path, path.replace(/^files\//, '')];
}

/** Files that match an id, a name or a path in the bundle. */
export function filesCalled(files: readonly ApplicationFile[], query: string): readonly ApplicationFile[] {
  const byId = files.filter(({ id }) => String(id) === query);
  return byId.length > 0 ? byId : files.filter((file) => callings(file).includes(query));
}

/**
 * Finds the one file with an id, name or path.
 * @throws {UsageError} when there is none, with the nearest; or several of the name, with their ids
 */
export function findFile(files: readonly ApplicationFile[], query: string, messages: Messages): ApplicationFile {
  const [found, ...others] = filesCalled(files, query);
  if (found === undefined)
    throw new UsageError(
      messages.unknownFile(
        query,
        nearestName(query, files.flatMap(callings)),
        files.map(({ name }) => name).join(messages.separator),
      ),
    );
  if (others.length === 0) return found;
  throw new UsageError(messages.ambiguous(query, [found, ...others].map(({ id }) => id).join(', ')));
}
