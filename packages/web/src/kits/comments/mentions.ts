import type { PersonName } from '@shorui/server/contract';

/** What is being typed after an at sign: where it begins, and the letters of the name so far. */
export interface MentionStart {
  /** Index of the at sign. */
  readonly at: number;
  readonly query: string;
}

/** Letters of a name that may be typed before the list is of no use. */
const longest = 20;

/** Is a name being typed before the caret? An at sign inside of a word, as in an address, begins none. */
export function mentionBefore(text: string, caret: number): MentionStart | undefined {
  const before = text.slice(0, caret);
  const found = /(?:^|[\s　、。（(])[@＠]([^\s　@＠]*)$/.exec(before);
  const query = found?.[1];
  if (query === undefined || query.length > longest) return undefined;
  return { at: caret - query.length - 1, query };
}

/** How a person is written in a comment: without spaces, so that the name is one word. */
export const mentionOf = ({ full_name }: PersonName): string => `@${full_name.replace(/[\s　]+/g, '')}`;

/** The text with the name in the place of what was typed, and where the caret is then. */
export function withMention(
  text: string,
  { at, query }: MentionStart,
  person: PersonName,
): { readonly text: string; readonly caret: number } {
  const name = `${mentionOf(person)} `;
  return { text: `${text.slice(0, at)}${name}${text.slice(at + 1 + query.length)}`, caret: at + name.length };
}

/** Those of the people whose names are in the text. */
export function mentionedIn(text: string, people: readonly PersonName[]): readonly number[] {
  const ids = people.filter((person) => text.includes(mentionOf(person))).map(({ id }) => id);
  return [...new Set(ids)];
}
