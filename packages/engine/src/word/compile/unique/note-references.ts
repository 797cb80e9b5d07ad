import { attribute } from '../../../xml/attributes.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { elementsNamed } from '../../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { NoteKind } from '../../write/repeated-ids.ts';
import type { Edits } from '../edits.ts';
import { boundsAround } from '../element-bounds.ts';
import type { TemplateTag } from '../template-tag.ts';
import type { Stretches } from './stretches.ts';

const encoder = new TextEncoder();

const kinds: ReadonlyMap<string, NoteKind> = new Map([
  ['w:footnoteReference', 'footnote'],
  ['w:endnoteReference', 'endnote'],
]);

/** A note that is written for each copy of its reference, with the values read at its place. */
export interface DrivenNote {
  readonly kind: NoteKind;
  readonly id: string;
  /** Offset of the reference in its part. */
  readonly at: number;
}

interface Reference {
  readonly element: XmlElement;
  readonly isInBlock: boolean;
}

/** Finds the notes that are referred to from blocks alone, and makes their references write them. */
export function driveNotes(part: XmlPart, stretches: Stretches, edits: Edits): DrivenNote[] {
  const found = new Map<string, { kind: NoteKind; id: string; references: Reference[] }>();
  for (const element of elementsNamed(part, [...kinds.keys()])) {
    const kind = kinds.get(element.name);
    const id = kind && attribute(part.xml, element, 'id');
    if (kind === undefined || id === undefined) continue;
    const around = stretches.around(element.start, element.end);
    const isInBlock = around.some(({ stretch }) => stretch.placed && stretch.placed.structure.kind !== 'guard');
    const note = found.get(`${kind} ${id}`);
    if (note) note.references.push({ element, isInBlock });
    else found.set(`${kind} ${id}`, { kind, id, references: [{ element, isInBlock }] });
  }
  return [...found.values()].flatMap(({ kind, id, references }) => {
    const [first] = references;
    if (!first || !references.every(({ isInBlock }) => isInBlock)) return [];
    for (const { element } of references) {
      const range = attributeRange(part.xml, element, 'w:id');
      if (!range) continue;
      edits.cut(range.start, range.end);
      edits.step(range.start, 0, ({ out, parts }, scope) =>
        out.write(encoder.encode(parts.copies.addNote(kind, id, scope))),
      );
    }
    return [{ kind, id, at: first.element.start }];
  });
}

/** The element of a note in its part. */
export function findNote(part: XmlPart, { kind, id }: DrivenNote): XmlElement | undefined {
  return part.root.children.find((each) => each.name === `w:${kind}` && attribute(part.xml, each, 'id') === id);
}

/** Writes notes as often as they are referred to, each in the scope of its reference. */
export function placeDrivenNotes(
  part: XmlPart,
  notes: readonly DrivenNote[],
  tags: readonly TemplateTag[],
  edits: Edits,
): void {
  for (const note of notes) {
    const element = findNote(part, note);
    const range = element && attributeRange(part.xml, element, 'w:id');
    if (!element || !range) continue;
    const [open, close] = boundsAround(element, tags);
    edits.cut(range.start, range.end);
    edits.step(range.start, 0, ({ out, parts }) => out.write(encoder.encode(parts.copies.runningNote)));
    edits.structure(
      open,
      [],
      close,
      ([body]) =>
        (execution) => {
          for (const { id, scope } of execution.parts.copies.notes(note.kind, note.id)) {
            execution.parts.copies.runningNote = id;
            body?.(execution, scope);
          }
        },
      tags[0]?.place ?? { part: part.name },
      'repeat',
    );
  }
}
