import { AppError } from '../../errors/app-error.ts';

/** Limits of a body that apply before any schema; ordinary forms are far below them. */
export const jsonBounds = { depth: 40, values: 200_000, keyLength: 256 } as const;

/** Names that give access to the prototype of JavaScript objects. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (): AppError => new AppError('bad_request');

/** Refuses input that is too deep or too large, names of the prototype, NUL and lone surrogates. Not recursive. */
export function checkJson(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (++seen > jsonBounds.values || depth > jsonBounds.depth) throw refuse();
    if (typeof value === 'string' && !isCleanText(value)) throw refuse();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > jsonBounds.values) throw refuse();
      for (const item of value as unknown[]) open.push({ value: item, depth: depth + 1 });
      continue;
    }
    for (const [key, member] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || key.length > jsonBounds.keyLength || !isCleanText(key)) throw refuse();
      open.push({ value: member, depth: depth + 1 });
    }
  }
}

/** Whether every database and file can store the text: no NUL, no lone surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}
