import { nearestName } from '@shorui/engine/problems';
import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** Most names that are listed. */
const longestList = 30;

/** A part of an application with an id and a name. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Finds the one thing with an id or a name.
 * @throws {UsageError} when there is none, or several of the name
 */
export function findThing<Thing extends Named>(things: readonly Thing[], query: string, messages: Messages): Thing {
  const byId = things.find(({ id }) => String(id) === query);
  if (byId) return byId;
  const [found, ...others] = things.filter(({ name }) => name === query);
  if (found === undefined) {
    const names = [...new Set(things.map(({ name }) => name))];
    const known =
      names.slice(0, longestList).join(messages.separator) + (names.length > longestList ? messages.more : '');
    throw new UsageError(messages.unknownName(query, nearestName(query, names), known));
  }
  if (others.length > 0) {
    throw new UsageError(messages.ambiguous(query, [found, ...others].map(({ id }) => id).join(', ')));
  }
  return found;
}
