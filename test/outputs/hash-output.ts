import { createHash } from 'node:crypto';

/** The value as JSON may hold it: bytes by their hash, maps and sets as lists of what they hold, in their order. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: createHash('sha256').update(value).digest('hex') };
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  return value;
}

/** A hash of bytes, or of a value with all that it holds: the order of properties counts as well. */
export function hashOutput(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, plain) ?? 'undefined')
    .digest('hex')
    .slice(0, 20);
}
