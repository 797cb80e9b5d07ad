import { fail, succeed, type Outcome } from '../outcome.ts';

/** A person's name, family name first as Japanese writes it. */
export interface PersonName {
  readonly last: string;
  readonly first: string;
}

const spaces = /[\s\u3000]+/u;

/** Family and given name in one text, 山田 太郎, with a full-width space or another separator; empty parts are left out. */
export function joinName(
  name: { readonly last?: string | undefined; readonly first?: string | undefined },
  separator = '\u3000',
): string {
  return [name.last, name.first]
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator);
}

/**
 * Splits a full name at its first space, of any width. Further spaces belong to the given name. `no_space` when nothing shows
 * where the family name ends: it is not guessed.
 */
export function splitName(fullName: string): Outcome<PersonName, 'empty' | 'no_space'> {
  const [last = '', ...first] = fullName.trim().split(spaces);
  if (last === '') return fail('empty');
  return first.length === 0 ? fail('no_space') : succeed({ last, first: first.join(' ') });
}
