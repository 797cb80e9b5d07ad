import { createProblem, type Problem } from '../../../problems/index.ts';
import type { LintPart } from '../parts/read-parts.ts';
import { defaultLimits } from '../../../platform/limits.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import { walk, type XmlElement } from '../../../xml/xml-element.ts';
import { findCandidates } from '../spelling/find-candidates.ts';
import { paragraphFinder } from './fields.ts';

/** Tags in text that tracked changes delete: the document is made as if the changes were accepted. */
export function checkDeleted(part: LintPart): Problem[] {
  const texts = new Map<XmlElement, string>();
  const paragraphOf = paragraphFinder(part);
  walk(part.part.root, (element) => {
    if (element.name !== 'w:delText') return;
    const paragraph = paragraphOf(element)?.text.element;
    const text = decodeEntities(part.part.xml.slice(element.openEnd, element.closeStart));
    if (paragraph) texts.set(paragraph, (texts.get(paragraph) ?? '') + text);
  });
  return [...texts].flatMap(([paragraph, text]) =>
    findCandidates(text, defaultLimits)
      .filter(({ opening }) => opening.length > 1)
      .map(({ opening, inner, closing }) => {
        const place = { ...paragraphOf(paragraph)?.place, snippet: opening + inner + closing };
        return createProblem('word.lint-tag-deleted', place);
      }),
  );
}
