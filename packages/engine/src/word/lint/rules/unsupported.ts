import { defaultLimits } from '../../../platform/limits.ts';
import { createProblem, type Problem, catchProblems, type Place } from '../../../problems/index.ts';
import { decodePart } from '../../../xml/decode-part.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import { walk, type XmlElement } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import type { LintPart } from '../parts/read-parts.ts';
import { findCandidates } from '../spelling/tag-text.ts';
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

/** Parts whose text a reader of the document sees, and that are never filled: charts, diagrams, comments, building blocks. */
const seen = /^word\/(?:charts|diagrams|glossary)\/[^/]*\.xml$|^word\/comments[^/]*\.xml$/i;

const tag = /\{\{[^{}]{1,200}\}\}/g;

/** The text of a part without its elements, so that a tag split over several of them is found too. */
function textOf(bytes: Uint8Array, place: Place): string {
  // Nothing reads the part but Word: lint does not check a broken one.
  return catchProblems(
    () => decodeEntities(decodePart(bytes, place).replace(/<[^>]*>/g, '')),
    () => '',
  );
}

/** Tags in parts of the file that are carried along as they are. */
export function checkOtherParts(archive: ZipArchive, file: Place): Problem[] {
  return archive.entries.flatMap(({ name }) => {
    if (!seen.test(name)) return [];
    const place = { ...file, part: name };
    const found = textOf(archive.read(name), place).match(tag) ?? [];
    return [...new Set(found)].map((snippet) => createProblem('word.lint-tag-elsewhere', { ...place, snippet }));
  });
}

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
