import { AppError } from '../../errors/app-error.ts';

/** Strings of JSON, the signs that open and close objects and lists, and the colon that follows a key. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Refuses JSON in which an object names a member twice: which of the two counts differs from program to program, so that what was
 * checked in front of the server may not be what is stored. `text` is valid JSON.
 * @throws {AppError} bad_request
 */
export function refuseDuplicates(text: string): void {
  /** Keys of the objects around the current place; null for a list. */
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
