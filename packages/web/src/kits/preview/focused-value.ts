import type { ValueBox } from './protocol.ts';

/** Where an answer is, such as `['手当', 0, '手当額']`. */
export type AnswerAt = readonly (string | number)[];

/** What parts the names in a tag: `{{手当.手当額}}`, `{{#if (eq 区分 "正社員")}}`. */
const parts = /[\s{}().|#/"',=]+/u;

/** The name in a tag, as people read it: a tag without its braces. */
export const nameOfTag = (tag: string): string => tag.replace(/[{}]/gu, '');

/** Whether a value on a page is that of an answer, in the same repetition. */
export function isAbout({ tag, repeat }: ValueBox, at: AnswerAt): boolean {
  const name = at.findLast((part) => typeof part === 'string');
  if (name === undefined || !tag.split(parts).includes(name)) return false;
  const items = at.filter((part) => typeof part === 'number');
  // Outside of the loop a value may be about all repetitions, such as their sum.
  return repeat.length === 0 || items.every((item, depth) => repeat[depth] === item);
}
