import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import type { LintParagraph, LintPart } from '../parts/read-parts.ts';
import { quoteName } from '../names/known-value.ts';
import { partOffset } from '../../compile/template-tag.ts';
import { defaultLimits } from '../../../platform/limits.ts';
import { findTagSources } from '../../tags/tag-source.ts';
import { attribute } from '../../../xml/attributes.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import { closest, walk, type XmlElement } from '../../../xml/xml-element.ts';

/** A field's code and the element it begins in. */
interface FieldCode {
  readonly code: string;
  readonly element: XmlElement;
}

function readCodes({ part }: LintPart): FieldCode[] {
  const codes: FieldCode[] = [];
  /** Fields may be inside each other's codes. */
  const open: { code: string; element: XmlElement }[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:fldSimple') codes.push({ code: attribute(part.xml, element, 'instr') ?? '', element });
    if (element.name === 'w:instrText') {
      const field = open.at(-1);
      if (field) field.code += decodeEntities(part.xml.slice(element.openEnd, element.closeStart));
    }
    if (element.name !== 'w:fldChar') return;
    const type = attribute(part.xml, element, 'fldCharType');
    if (type === 'begin') open.push({ code: '', element });
    if (type === 'end') {
      const field = open.pop();
      if (field) codes.push(field);
    }
  });
  return [...codes, ...open];
}

const tagLike = /\{\{.*\}\}|｛｛.*｝｝/s;

/** The paragraphs of a part by the offset of their element. */
export function paragraphFinder({ paragraphs }: LintPart): (element: XmlElement) => LintParagraph | undefined {
  const byStart = new Map(paragraphs.map((paragraph) => [paragraph.text.element.start, paragraph]));
  return (element) => {
    const paragraph = closest(element, 'w:p');
    return paragraph ? byStart.get(paragraph.start) : undefined;
  };
}

function placesOfCodes(part: LintPart): { code: string; place: Place }[] {
  const paragraphOf = paragraphFinder(part);
  return readCodes(part).map(({ code, element }) => {
    const text = code.trim();
    const place = paragraphOf(element)?.place ?? { part: part.part.name };
    return { code: text, place: { ...place, snippet: text.slice(0, 100) } };
  });
}

/** The fields of Word's own mail merge, by their name. Switches may follow a name without a space: `税率\\# "0"`. */
export function mergeFields(part: LintPart): { name: string; place: Place }[] {
  return placesOfCodes(part).flatMap(({ code, place }) => {
    const [, quoted, plain] = /^MERGEFIELD\s+(?:"([^"]*)"|([^\s"\\]+))/i.exec(code) ?? [];
    const name = quoted ?? plain;
    return name === undefined ? [] : [{ name, place }];
  });
}

/** Tags in the codes of fields, which are never filled, or in what Word shows in their place, and fields of Word's own mail merge. */
export function checkFields(part: LintPart): Problem[] {
  const tags = placesOfCodes(part).filter(({ code }) => tagLike.test(code));
  return [
    ...tags.map(({ place }) => createProblem('word.lint-tag-in-field', place)),
    ...checkResults(part),
    ...mergeFields(part)
      .filter(({ name }) => !tagLike.test(name))
      .map(({ name, place }) => createProblem('word.lint-merge-field', place, { name, tag: quoteName(name) })),
  ];
}

/** Fields whose shown text Word updates by itself, when a document is opened, turned over or printed. */
const recalculated = new Set(['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'DATE', 'TIME', 'PRINTDATE']);

interface ShownResult {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

function fieldKind(code: string): string {
  return (/^\s*(\S+)/.exec(code)?.[1] ?? '').toUpperCase();
}

/** Where the shown texts of recalculated fields are in a part. */
function recalculatedResults({ part }: LintPart): ShownResult[] {
  const results: ShownResult[] = [];
  const open: { code: string; from: number | null }[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:fldSimple')
      results.push({
        kind: fieldKind(attribute(part.xml, element, 'instr') ?? ''),
        from: element.openEnd,
        to: element.closeStart,
      });
    const field = open.at(-1);
    if (element.name === 'w:instrText' && field)
      field.code += decodeEntities(part.xml.slice(element.openEnd, element.closeStart));
    if (element.name !== 'w:fldChar') return;
    const type = attribute(part.xml, element, 'fldCharType');
    if (type === 'begin') open.push({ code: '', from: null });
    if (type === 'separate' && field) field.from = element.end;
    if (type !== 'end') return;
    open.pop();
    if (field && field.from !== null)
      results.push({ kind: fieldKind(field.code), from: field.from, to: element.start });
  });
  return results.filter(({ kind }) => recalculated.has(kind));
}

/** Tags in the shown text of fields that Word updates: what is filled in there does not stay. */
function checkResults(lintPart: LintPart): Problem[] {
  const results = recalculatedResults(lintPart);
  if (results.length === 0) return [];
  return lintPart.paragraphs.flatMap(({ text, place }) =>
    findTagSources(text.text, place, defaultLimits.tagCharacters, defaultLimits.tags).tags.flatMap((tag) => {
      const at = partOffset(text, tag.start);
      const result = results.find(({ from, to }) => from <= at && at < to);
      const tagPlace = { ...place, snippet: tag.raw, offset: tag.start };
      return result ? [createProblem('word.lint-tag-in-result', tagPlace, { field: result.kind })] : [];
    }),
  );
}

/** Does a field of the part make a table of contents? */
export function hasContentsTable(part: LintPart): boolean {
  return readCodes(part).some(({ code }) => /^\s*TOC\b/i.test(code));
}
