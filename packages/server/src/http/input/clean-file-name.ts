/** Most characters of a name that is kept. */
const longest = 200;

/** Stands for a name that would mean a folder, or nothing. */
const nameless = 'file';

/**
 * The name of a file as its user gave it, without folders, control characters and signs that turn the direction of text; `file` for
 * names of dots alone. Empty when none was given.
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  if (/^\.+$/.test(clean)) return nameless;
  if (clean.length <= longest) return clean;
  const ending = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, longest - ending.length)}${ending}`;
}
