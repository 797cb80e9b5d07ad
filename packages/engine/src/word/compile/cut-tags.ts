import { atomOffset, type TextAtom } from '../read/paragraph-text.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** A stretch of one atom that goes, in characters of the atom. */
function cutAtom(atom: TextAtom, from: number, to: number, edits: Edits): void {
  if (atom.kind !== 'text') edits.cut(atom.element.start, atom.element.end);
  else edits.cut(atomOffset(atom, from), atomOffset(atom, to));
}

/** What of a paragraph's tags and escapes is in one atom. */
interface Touch {
  readonly tags: readonly TemplateTag[];
  /** Offsets in the paragraph's text. */
  readonly escapes: readonly number[];
}

function touchOf(atom: TextAtom, { tags, escapes }: TemplateParagraph): Touch {
  const end = atom.start + atom.text.length;
  return {
    tags: tags.slice(
      firstAtLeast(tags, atom.start + 1, (tag) => tag.source.end),
      firstAtLeast(tags, end, (tag) => tag.source.start),
    ),
    escapes: escapes.slice(
      firstAtLeast(escapes, atom.start, (at) => at),
      firstAtLeast(escapes, end, (at) => at),
    ),
  };
}

/** Does something stay in the atom: characters, a value that is printed there, or the place where a run is cut in two? */
function stays(atom: TextAtom, touch: Touch, split: (tag: TemplateTag) => boolean): boolean {
  const end = atom.start + atom.text.length;
  let left = atom.text.length;
  for (const { source } of touch.tags) left -= Math.min(end, source.end) - Math.max(atom.start, source.start);
  if (left > 0) return true;
  return touch.tags.some((tag) => tag.source.start >= atom.start && (tag.parsed.kind === 'value' || split(tag)));
}

/**
 * Takes the characters of the tags out of a paragraph. Texts that lost characters keep their spaces; texts and runs that
 * lost all of them are cut. `split`: whether a run is cut in two at a tag.
 */
export function cutTags(
  part: XmlPart,
  paragraph: TemplateParagraph,
  split: (tag: TemplateTag) => boolean,
  edits: Edits,
): void {
  const emptied = new Set<XmlElement>();
  for (const atom of paragraph.text.atoms) {
    const touch = touchOf(atom, paragraph);
    if (touch.tags.length === 0 && touch.escapes.length === 0) continue;
    for (const { source } of touch.tags) {
      const from = Math.max(0, source.start - atom.start);
      const to = Math.min(atom.text.length, source.end - atom.start);
      if (to > from) cutAtom(atom, from, to, edits);
    }
    for (const at of touch.escapes) cutAtom(atom, at - atom.start, at - atom.start + 1, edits);
    if (atom.kind !== 'text') continue;
    if (stays(atom, touch, split)) keepSpaces(part, atom, edits);
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
  const kept = new Set(paragraph.text.atoms.flatMap((atom) => (emptied.has(atom.element) ? [] : [atom.run])));
  for (const run of new Set(paragraph.text.atoms.map((atom) => atom.run))) {
    if (run && !kept.has(run)) edits.cut(run.start, run.end);
  }
}
