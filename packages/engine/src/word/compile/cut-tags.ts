import { atomOffset, type TextAtom } from '../read/paragraph-text.ts';
import type { XmlElement, XmlPart } from '../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** A stretch of one atom that goes, in characters of the atom. */
function cutAtom(atom: TextAtom, from: number, to: number, edits: Edits): void {
  if (atom.kind !== 'text') edits.cut(atom.element.start, atom.element.end);
  else edits.cut(atomOffset(atom, from), atomOffset(atom, to));
}

/** Characters of the atom that are left when the tags are gone. */
function leftOver(atom: TextAtom, paragraph: TemplateParagraph): number {
  const end = atom.start + atom.text.length;
  let left = atom.text.length;
  for (const { source } of paragraph.tags)
    left -= Math.max(0, Math.min(end, source.end) - Math.max(atom.start, source.start));
  return left;
}

function touched(atom: TextAtom, paragraph: TemplateParagraph): boolean {
  const end = atom.start + atom.text.length;
  return (
    paragraph.tags.some(({ source }) => source.start < end && source.end > atom.start) ||
    paragraph.escapes.some((at) => at >= atom.start && at < end)
  );
}

/** Does something stay in the atom: characters, a value that is printed there, or the place where a run is cut in two? */
function stays(atom: TextAtom, paragraph: TemplateParagraph, split: (tag: TemplateTag) => boolean): boolean {
  if (!touched(atom, paragraph) || leftOver(atom, paragraph) > 0) return true;
  const end = atom.start + atom.text.length;
  return paragraph.tags.some(
    (tag) => tag.source.start >= atom.start && tag.source.start < end && (tag.parsed.kind === 'value' || split(tag)),
  );
}

/**
 * Takes the characters of the tags out of a paragraph. Texts that lost characters keep their spaces; texts and runs that
 * lost all of them go altogether. `split` tells whether a run is cut in two at a tag.
 */
export function cutTags(
  part: XmlPart,
  paragraph: TemplateParagraph,
  split: (tag: TemplateTag) => boolean,
  edits: Edits,
): void {
  const emptied = new Set<XmlElement>();
  for (const atom of paragraph.text.atoms) {
    if (!touched(atom, paragraph)) continue;
    const length = atom.text.length;
    for (const { source } of paragraph.tags) {
      const from = Math.max(0, source.start - atom.start);
      const to = Math.min(length, source.end - atom.start);
      if (to > from) cutAtom(atom, from, to, edits);
    }
    for (const at of paragraph.escapes) {
      if (at >= atom.start && at < atom.start + length) cutAtom(atom, at - atom.start, at - atom.start + 1, edits);
    }
    if (atom.kind !== 'text') continue;
    if (stays(atom, paragraph, split)) keepSpaces(part, atom, edits);
    else {
      edits.cut(atom.element.start, atom.element.end);
      emptied.add(atom.element);
    }
  }
  cutEmptyRuns(paragraph, emptied, edits);
}

/** Without `xml:space` Word drops spaces at the ends of a text. */
function keepSpaces(part: XmlPart, { element }: TextAtom, edits: Edits): void {
  if (part.xml.slice(element.start, element.openEnd).includes('preserve')) return;
  edits.cut(element.start, element.openEnd);
  edits.insert(element.start, -1, `<${part.prefix}t xml:space="preserve">`);
}

function cutEmptyRuns(paragraph: TemplateParagraph, emptied: ReadonlySet<XmlElement>, edits: Edits): void {
  const runs = new Set(paragraph.text.atoms.map((atom) => atom.run));
  for (const run of runs) {
    const atoms = run ? paragraph.text.atoms.filter((atom) => atom.run === run) : [];
    if (run && atoms.every((atom) => emptied.has(atom.element))) edits.cut(run.start, run.end);
  }
}
