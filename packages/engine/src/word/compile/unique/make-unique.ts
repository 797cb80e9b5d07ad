import type { Problem } from '../../../problems/index.ts';
import type { StyleLists } from '../../read/block-tree.ts';
import type { TextPartKind } from '../../read/word-package.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { Edits } from '../edits.ts';
import type { TemplateTag } from '../template-tag.ts';
import { checkFieldBlocks } from './check-fields.ts';
import { followComments } from './comment-references.ts';
import { liftMarks } from './lift-marks.ts';
import { driveNotes, placeDrivenNotes, type DrivenNote } from './note-references.ts';
import { restartLists } from './restart-lists.ts';
import { Stretches } from './stretches.ts';
import { placeUniqueIds } from './unique-ids.ts';

/** What the copies in a part depend on besides the part. */
export interface PartSurroundings {
  readonly kind: TextPartKind;
  readonly styleLists: StyleLists;
  /** Notes in this part that references in blocks of the main part write. */
  readonly notes: readonly DrivenNote[];
}

export interface UniqueResult {
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
