import { truncateInstanceName } from '../validate/truncate-instance-name.ts';

/** The name under which a field instance is kept: cut to 25 characters, without spaces around it, which no tag can hold. */
export function fieldName(name: string): string {
  const trimmed = name.trim();
  // A name of spaces alone is refused as such, not made into no name at all.
  return trimmed === '' ? name : truncateInstanceName(trimmed).trimEnd();
}
