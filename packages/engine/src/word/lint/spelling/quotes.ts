import { straightQuote } from './characters.ts';
import type { Repair } from './repair.ts';
import type { TagText } from './tag-text.ts';

/** Typographic and full-width quotes around a text in a tag become straight ones. */
export function repairQuotes(tag: TagText): Repair | null {
  const quoted = tag.quoted();
  const copy = tag.rewriting.copy();
  let first = '';
  for (const index of tag.indices()) {
    const character = tag.rewriting.becomes(index);
    const straight = straightQuote(character);
    if (straight === undefined || quoted.has(index)) continue;
    first ||= character;
    copy.set(index, straight);
  }
  if (first === '') return null;
  const repair = { id: 'word.lint-smart-quotes', params: { name: first } } as const;
  if (tag.parse(copy)) return { ...repair, becomes: copy };
  // Something else is wrong with the tag, or the quote belongs to a name: then only the tag itself can decide.
  return tag.parse() ? null : repair;
}
