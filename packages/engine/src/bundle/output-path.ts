/**
 * The longest beginning of a text that is no longer than `maxLength` UTF-16 units and does not cut a character apart: neither a
 * surrogate pair (𠮷), nor a kanji from its variation selector, nor a letter from its accent.
 */
function cutGraphemes(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** What Windows forbids in a name, and the full-width look-alikes that Japanese names use instead. */
const lookAlikes: Readonly<Record<string, string>> = {
  '<': '＜',
  '>': '＞',
  ':': '：',
  '"': '＂',
  '/': '／',
  '\\': '＼',
  '|': '｜',
  '?': '？',
  '*': '＊',
};

/** Characters that cannot be seen and change how a name is read: direction marks, zero-width spaces, byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Control characters, line breaks and every run of narrow spaces. The ideographic space stays. */
const blanks = /[\p{Cc}\p{Zl}\p{Zp} \u00A0\u2000-\u200A\u202F\u205F]+/gu;

/**
 * NFC, so that `か` + `゙` from macOS is `が`; but the compatibility ideographs of people's names (`神`, `福`) stay as they are,
 * which plain NFC would turn into other shapes.
 */
function compose(text: string): string {
  return text.replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (run) => run.normalize('NFC'));
}

/** A name without what no file system takes or no reader sees, and without blanks around it or dots after it. */
export function tidyName(wanted: string): string {
  return compose(wanted.replace(/\p{Surrogate}/gu, '_').replace(invisible, ''))
    .replace(blanks, ' ')
    .replace(/[<>:"/\\|?*]/g, (character) => lookAlikes[character] ?? '_')
    .replace(/^[ \u3000]+|[ .\u3000]+$/gu, '');
}

/** How a safe name is made from a requested one. */
interface SafeNameOptions {
  /** Used when nothing is left of the requested name. */
  readonly fallback: string;
  /** Longest whole name in UTF-16 units; suffix and extension are kept, the rest is cut between characters. */
  readonly maxLength: number;
  /** Added before the extension, such as ` (2)`. */
  readonly suffix?: string;
  /** With its dot, such as `.docx`. */
  readonly extension?: string;
}

/** Device names that Windows does not allow as the part before the first dot (Microsoft, "Naming Files"). */
const reserved = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|COM[0-9¹²³]|LPT[0-9¹²³])$/i;

function escapeReserved(stem: string): string {
  const [beforeDot = ''] = stem.split('.');
  const device = beforeDot.trim();
  return reserved.test(device) ? `${device}_${stem.slice(beforeDot.length)}` : stem;
}

/** A name for one file or folder that Windows, macOS and Linux all take, as close to the requested one as can be. */
export function safeName(wanted: string, options: SafeNameOptions): string {
  const { fallback, maxLength, suffix = '', extension = '' } = options;
  const tail = suffix + extension;
  const stem = tidyName(cutGraphemes(escapeReserved(tidyName(wanted)), maxLength - tail.length));
  return (stem === '' ? fallback : stem) + tail;
}

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
