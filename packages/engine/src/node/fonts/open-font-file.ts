import { fstatSync, openSync, readSync } from 'node:fs';
import type { FontFile } from '../../pdf/fonts/index.ts';

/**
 * Opens a font file to be read in parts. Reading a whole Japanese font takes longer than all that a form needs of it. The file stays open
 * until the process (or the thread) ends, so that a font is the same file for all documents.
 * @throws Error of the system when it cannot be opened
 */
export function openFontFile(path: string): FontFile {
  const file = openSync(path, 'r');
  return {
    length: fstatSync(file).size,
    read: (offset, length) => {
      const bytes = new Uint8Array(length);
      let count = 0;
      while (count < length) {
        const more = readSync(file, bytes, count, length - count, offset + count);
        if (more === 0) break;
        count += more;
      }
      return count === length ? bytes : bytes.subarray(0, count);
    },
  };
}
