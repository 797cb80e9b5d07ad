import { AppError } from '../../errors/app-error.ts';

/** Bounds of what a body may hold before any schema looks at it: nobody's form is near them. */
export const jsonBounds = { depth: 40, values: 200_000, keyLength: 256 } as const;

/** Names through which JavaScript objects are reached behind their members. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (): AppError => new AppError('bad_request');

/** Refuses what no schema should see: too deep, too much, names of the prototype, NUL, halves of surrogate pairs. Not recursive. */
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

/** Text that every database and file can hold: no NUL, no lone surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}
