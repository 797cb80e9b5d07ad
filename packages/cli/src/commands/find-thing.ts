import { nearestName } from '@shorui/engine/node';
import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** Something of an application with an id and a name. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * The thing that a user means by an id or a name.
 * @throws {UsageError} when there is none, or several of the name
 */
export function findThing<Thing extends Named>(things: readonly Thing[], wanted: string, messages: Messages): Thing {
  const byId = things.find(({ id }) => String(id) === wanted);
  if (byId) return byId;
  const [found, ...others] = things.filter(({ name }) => name === wanted);
  if (found === undefined) {
    const nearest = nearestName(
      wanted,
      things.map(({ name }) => name),
    );
    throw new UsageError(messages.unknownName(wanted, nearest));
  }
  if (others.length > 0) {
    throw new UsageError(messages.ambiguous(wanted, [found, ...others].map(({ id }) => id).join(', ')));
  }
  return found;
}
