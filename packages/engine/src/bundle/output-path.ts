import { safeName, tidyName } from './names/safe-name.ts';

/** The requested path of a finished file: names of its folders from the outside inwards, and its own, tags already evaluated. */
export interface OutputName {
  readonly folders: readonly string[];
  readonly name: string;
  readonly type: 'word' | 'pdf';
}

/** Longest name of a file or folder, in UTF-16 units. Windows allows 255, but 260 for the whole path. */
export const maxNameLength = 120;

const extensions: Readonly<Record<OutputName['type'], readonly string[]>> = {
  word: ['.docx', '.docm'],
  pdf: ['.pdf'],
};

interface Entry {
  readonly kind: 'file' | 'folder';
  /** The path as first written, so that `A社` and `a社` meet in one folder. */
  readonly path: string;
}

/** Windows and macOS take two spellings of a path for one. */
function sameKey(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

function splitExtension(name: string, type: OutputName['type']): [stem: string, extension: string] {
  const known = extensions[type];
  const found = known.find((extension) => name.toLowerCase().endsWith(extension));
  if (found !== undefined) return [name.slice(0, -found.length), name.slice(-found.length)];
  return [name, known[0] ?? ''];
}

/**
 * Gives every file of one run its own path (`フォルダー/名前.docx`, `/` between names) that Windows, macOS and zip readers take.
 * Names are made safe by `safeName`; a missing extension is added; a name that is taken, whatever its case, is numbered
 * `名前 (2).docx`. The same calls in the same order give the same paths.
 */
export function createOutputNamer(): (wanted: OutputName) => string {
  const taken = new Map<string, Entry>();

  function enterFolder(parent: string, wanted: string): string {
    for (let number = 1; ; number++) {
      const path = parent + safeName(wanted, { fallback: 'フォルダー', maxLength: maxNameLength, ...numbered(number) });
      const entry = taken.get(sameKey(path));
      if (entry === undefined) taken.set(sameKey(path), { kind: 'folder', path });
      if (entry?.kind !== 'file') return `${entry?.path ?? path}/`;
    }
  }

  return ({ folders, name, type }) => {
    const parent = folders.reduce(enterFolder, '');
    const [stem, extension] = splitExtension(tidyName(name), type);
    for (let number = 1; ; number++) {
      const path =
        parent + safeName(stem, { fallback: '書類', maxLength: maxNameLength, extension, ...numbered(number) });
      if (taken.has(sameKey(path))) continue;
      taken.set(sameKey(path), { kind: 'file', path });
      return path;
    }
  };
}

function numbered(number: number): { suffix?: string } {
  return number === 1 ? {} : { suffix: ` (${number})` };
}
