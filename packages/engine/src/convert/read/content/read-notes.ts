import type { TextPartKind } from '../../../word/read/word-package.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { Block } from '../../model/block.ts';
import type { DocumentGrid, PageSetup } from '../../model/section.ts';
import { FieldStack } from './fields/field-stack.ts';
import type { NoteKind, NoteReader } from './notes.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import type { PartSource } from './part-source.ts';
import { readBlocks } from './read-blocks.ts';

/** Notes of a part by their id. */
function notesById({ part }: PartSource, kind: NoteKind): ReadonlyMap<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  for (const each of part.root.children) {
    const id = each.name === `w:${kind}` ? partAttribute(part, each, 'id') : undefined;
    // The lines between text and notes are stored among the notes.
    const type = partAttribute(part, each, 'type') ?? 'normal';
    if (id !== undefined && type === 'normal') found.set(id, each);
  }
  return found;
}

/** Reads notes as they are referred to. `open` returns the part of a kind; `page` that of the section that is being read. */
export function noteReader(open: (kind: TextPartKind) => PartSource | undefined, page: () => PageSetup): NoteReader {
  const found = new Map<NoteKind, { source: PartSource; notes: ReadonlyMap<string, XmlElement> } | undefined>();
  return (kind, id, mark): readonly Block[] | undefined => {
    if (!found.has(kind)) {
      const source = open(`${kind}s`);
      found.set(kind, source && { source, notes: notesById(source, kind) });
    }
    const known = found.get(kind);
    const note = known?.notes.get(id);
    if (!known || !note) return undefined;
    const grid: DocumentGrid | undefined = page().grid;
    return readBlocks(note, {
      source: known.source,
      page: page(),
      around: grid ? { grid } : {},
      fields: new FieldStack(),
      bookmarks: [],
      depth: 0,
      noteMark: mark,
      readBlocks,
    });
  };
}
