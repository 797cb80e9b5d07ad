import { isRecord } from '../../platform/is-record.ts';

/** The name of a file given as its name or as an object that has one; undefined for anything else. */
export function fileName(value: unknown): string | undefined {
  const name = isRecord(value) ? value['name'] : value;
  return typeof name === 'string' ? name : undefined;
}

/** The extension after the last dot of a file name, in lower case; empty if there is none or the name begins with that dot. */
export function fileExtension(name: string): string {
  const point = name.lastIndexOf('.');
  return point > 0 ? name.slice(point + 1).toLowerCase() : '';
}
