import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { attribute } from '../../../xml/attributes.ts';
import { elementsNamed } from '../../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { StyleLists } from '../../read/block-tree.ts';
import { readFields } from '../../read/fields.ts';
import type { TextPartKind } from '../../read/word-package.ts';
import type { Edits } from '../edits.ts';
import type { TemplateTag } from '../template-tag.ts';
import { liftMarks } from './lift-marks.ts';
import { driveNotes, placeDrivenNotes, type DrivenNote } from './note-references.ts';
import { restartLists } from './restart-lists.ts';
import { type Around, Stretches } from './stretches.ts';
import { placeUniqueIds } from './unique-ids.ts';

/** The blocks around an element. A guard leaves out only what its blocks left empty, so it cuts no field apart. */
function blocksAround(stretches: Stretches, { start, end }: XmlElement): Around[] {
  return stretches
    .around(start, end)
    .filter(({ stretch }) => stretch.placed && stretch.placed.structure.kind !== 'guard');
}

/** Blocks that would leave half a field when they are left out or repeated. */
function checkFieldBlocks(part: XmlPart, stretches: Stretches): Problem[] {
  const problems = new Map<Place, Problem>();
  for (const { marks, isClosed, code } of readFields(part)) {
    const [first, ...others] = isClosed ? marks : [];
    if (!first) continue;
    const around = blocksAround(stretches, first);
    for (const mark of others) {
      const own = blocksAround(stretches, mark);
      const index = Array.from({ length: Math.max(around.length, own.length) }).findIndex(
        (_none, at) => around[at]?.stretch !== own[at]?.stretch || around[at]?.section !== own[at]?.section,
      );
      const crossing = index < 0 ? undefined : (around[index] ?? own[index])?.stretch.placed?.structure;
      if (!crossing) continue;
      const name = code.trim().slice(0, 40);
      problems.set(crossing.place, createProblem('word.block-crosses-field', crossing.place, { name }));
    }
  }
  return [...problems.values()];
}

/** Registers with the document which comments it still refers to: one on something that is left out goes with it. */
function followComments(part: XmlPart, stretches: Stretches, edits: Edits): void {
  const inBlocks = new Set<string>();
  const outside = new Set<string>();
  for (const element of elementsNamed(part, ['w:commentReference'])) {
    const id = attribute(part.xml, element, 'id');
    if (id === undefined) continue;
    if (stretches.around(element.start, element.end).length === 0) outside.add(id);
    else {
      inBlocks.add(id);
      edits.step(element.start, 0, ({ parts }) => parts.copies.keepComment(id));
    }
  }
  const ids = [...inBlocks].filter((id) => !outside.has(id));
  if (ids.length > 0) edits.stepOutside(part.root.openEnd, -Infinity, ({ parts }) => parts.copies.expectComments(ids));
}

/** What the copies in a part depend on besides the part. */
export interface PartSurroundings {
  readonly kind: TextPartKind;
  readonly styleLists: StyleLists;
  /** Notes in this part that references in blocks of the main part write. */
  readonly notes: readonly DrivenNote[];
}

interface UniqueResult {
  /** Notes that references in blocks of this part write. */
  readonly notes: readonly DrivenNote[];
  readonly problems: readonly Problem[];
}

const nothing: UniqueResult = { notes: [], problems: [] };

/**
 * Makes the copies of what is repeated differ where Word demands it: ids, names of bookmarks, notes, numbering. The first copy
 * keeps what the template states. Comes after everything else has been placed.
 */
export function makeUnique(
  part: XmlPart,
  { kind, styleLists, notes }: PartSurroundings,
  tags: readonly TemplateTag[],
  edits: Edits,
): UniqueResult {
  placeDrivenNotes(part, notes, tags, edits);
  const stretches = new Stretches(edits.structures, edits.removed);
  if (stretches.isEmpty) return nothing;
  followComments(part, stretches, edits);
  placeUniqueIds(part, tags, stretches, liftMarks(part, stretches), edits);
  restartLists(part, styleLists, stretches, edits);
  const problems = checkFieldBlocks(part, stretches);
  return { notes: kind === 'document' ? driveNotes(part, stretches, edits) : [], problems };
}
