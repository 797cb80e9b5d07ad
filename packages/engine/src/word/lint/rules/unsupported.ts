import { createProblem, type Problem } from '../../../problems/index.ts';
import type { LintPart } from '../parts/read-parts.ts';
import { walk } from '../../../xml/xml-element.ts';
import { paragraphFinder } from './fields.ts';

/** Content from another file: it is kept as it is, and tags in it are not filled. */
const foreign: Readonly<Record<string, string>> = {
  'w:altChunk': 'altChunk',
  'w:object': 'OLE',
  'w:subDoc': 'subDoc',
};

/** Content that is carried along but never filled: imported and embedded files, and parts of a master document. */
export function checkUnsupported(part: LintPart): Problem[] {
  const paragraphOf = paragraphFinder(part);
  const problems: Problem[] = [];
  walk(part.part.root, (element) => {
    const what = foreign[element.name];
    if (what === undefined) return true;
    const place = paragraphOf(element)?.place ?? { ...part.paragraphs[0]?.place, part: part.part.name };
    problems.push(createProblem('word.lint-unsupported', place, { what }));
    return false;
  });
  return problems;
}
