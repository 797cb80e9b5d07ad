/** Maximum length of a stored name. */
const longest = 200;

/** Replaces a name that is a folder reference or empty. */
const nameless = 'file';

/**
 * Cleans a file name given by a user: removes folders, control characters and bidirectional marks; returns `file` for names of dots
 * only. Empty when no name was given.
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
