import { AppError } from '../../errors/app-error.ts';

/** Strings of JSON, brackets of objects and lists, and the colon that follows a key. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Refuses JSON in which an object has a duplicate member: parsers differ in which one they use, so a proxy may have checked another
 * value than the one stored. `text` is valid JSON.
 * @throws {AppError} bad_request
 */
export function refuseDuplicates(text: string): void {
  /** Keys of the enclosing objects at the current position; null for a list. */
  const open: (Set<string> | null)[] = [];
  let previous = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') demandNew(open.at(-1), previous);
    previous = token;
  }
}

function demandNew(keys: Set<string> | null | undefined, literal: string): void {
  // The same key may be written with escapes.
  const key = literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
  if (keys?.has(key) === true) throw new AppError('bad_request');
  keys?.add(key);
}
