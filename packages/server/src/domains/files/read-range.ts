import type { ByteRange } from '../../storage/storage-port.ts';

/** The requested range of a file: all of it, a part, or an unsatisfiable range. */
export type RequestedRange = 'whole' | 'unsatisfiable' | ByteRange;

/**
 * Reads a Range header (RFC 9110, 14.1.2) for a file of `size` bytes. A header that is malformed, of another unit, or of many
 * ranges gets the whole file: the standard permits that.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d{0,16})\s*-\s*(\d{0,16})\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Entity tags of an If-None-Match or If-Range header; weak ones with their `W/`. */
export const entityTags = (header: string | undefined): string[] => header?.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
