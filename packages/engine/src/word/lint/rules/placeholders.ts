import { createProblem, type Problem } from '../../../problems/index.ts';
import type { KnownNames } from '../names/known-value.ts';
import { allNames } from '../names/name-evidence.ts';
import { defaultLimits } from '../../../platform/limits.ts';
import type { LintPart } from '../parts/read-parts.ts';
import { findCandidates } from '../spelling/tag-text.ts';
import { mergeFields } from './fields.ts';

/**
 * How forms mark what is to be filled in by hand: «会社名» of mail merge, 【会社名】, and rows of circles, triangles or
 * crosses. A single mark is a bullet or an answer.
 */
const placeholder = /«[^«»]{1,40}»|【[^【】]{1,20}】|([○〇◯●◎△▲×])\1+/g;

/** Blanks in the manner of paper forms. They stay as they are; perhaps a tag was meant. */
export function checkPlaceholders(part: LintPart, names: KnownNames | undefined): Problem[] {
  const known = names && allNames(names.root);
  const tags = part.paragraphs
    .flatMap(({ text }) => findCandidates(text.text, defaultLimits))
    .map(({ inner }) => inner);
  const written = tags.join('\n');
  // What a mail merge field shows is found as that field.
  const merged = new Set(mergeFields(part).map(({ place, name }) => `${place.paragraph ?? 0} ${name}`));
  return part.paragraphs.flatMap(({ text: { text }, place, number }) =>
    [...text.matchAll(placeholder)].flatMap((match) => {
      const [snippet] = match;
      const name = snippet.replace(/[«»【】]/g, '').trim();
      // Headings are in 【】 too: alone in a paragraph, or naming what a tag next to them prints, or nothing that is known.
      const isAlone = text.trim() === snippet && place.table === undefined;
      if (snippet.startsWith('【') && (isAlone || written.includes(name) || known?.has(name) === false)) return [];
      if (snippet.startsWith('«') && merged.has(`${number} ${name}`)) return [];
      return [createProblem('word.lint-placeholder', { ...place, snippet, offset: match.index }, { name })];
    }),
  );
}
