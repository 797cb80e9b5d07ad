import { createProblem, type Problem } from '../../../problems/index.ts';
import type { LintContext } from './rule.ts';

const sides = ['width', 'height'];

/** Pictures that get the size of their file, because neither the tag nor the data gives a width or a height. */
export function checkPictures({ facts }: LintContext): Problem[] {
  return facts.flatMap(({ tag, calls, reads }) => {
    // In alternative text it describes a picture that has a size already.
    if (tag.place.slot !== undefined) return [];
    const unsized = calls.some(({ helper, args, options }) => {
      if (helper !== 'image' || sides.some((side) => side in options)) return false;
      const read = reads.find(({ path }) => path === args[0]);
      const parts = read && 'value' in read.found ? read.found.value.parts : undefined;
      return !sides.some((side) => parts?.has(side));
    });
    return unsized ? [createProblem('word.lint-picture-size', tag.place)] : [];
  });
}
