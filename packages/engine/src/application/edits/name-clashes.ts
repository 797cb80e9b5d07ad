import type { Application } from '../schema/index.ts';
import { ApplicationCheck } from '../validate/integrity/application-check.ts';
import { listNames, type PlacedName } from '../validate/integrity/list-names.ts';

/**
 * Names that stand for two things in one scope, each time with all that bear it. Fields that show one and the same value may
 * share a name.
 */
export function nameClashes(application: Application): ReadonlyMap<string, readonly PlacedName[]> {
  const byName = new Map<string, PlacedName[]>();
  for (const placed of listNames(new ApplicationCheck(application))) {
    const key = `${placed.scope} ${placed.name.normalize('NFC')}`;
    const known = byName.get(key);
    if (known) known.push(placed);
    else byName.set(key, [placed]);
  }
  for (const [key, names] of byName) {
    if (names.every(({ source }) => source === names[0]?.source)) byName.delete(key);
  }
  return byName;
}
