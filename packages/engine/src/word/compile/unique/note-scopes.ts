import type { XmlPart } from '../../../xml/xml-element.ts';
import type { UsedTag } from '../template-uses.ts';
import { findNote, type DrivenNote } from './note-references.ts';

interface PlacedTag extends UsedTag {
  readonly at: number;
}

/** The blocks that are open at an offset. */
function openAt(tags: readonly PlacedTag[], at: number): PlacedTag[] {
  const open: PlacedTag[] = [];
  for (const tag of tags) {
    if (tag.at >= at) break;
    if (tag.parsed.kind === 'open') open.push(tag);
    else if (tag.parsed.kind === 'close') open.pop();
  }
  return open;
}

/**
 * The tags of a part of notes, those of each note that a reference in a block writes between the tags of the blocks around the
 * reference: that is where it reads its names. `main` are the tags of the main part in order.
 */
export function inReferenceScopes(
  part: XmlPart,
  notes: readonly DrivenNote[],
  tags: readonly PlacedTag[],
  main: readonly PlacedTag[],
): UsedTag[] {
  const scoped: UsedTag[] = [];
  let others = tags;
  for (const note of notes) {
    const element = findNote(part, note);
    if (!element) continue;
    const isOwn = ({ at }: PlacedTag): boolean => at >= element.start && at < element.end;
    const around = openAt(main, note.at);
    const closes = around.map(({ place }): UsedTag => ({ place, parsed: { kind: 'close', name: '' } }));
    scoped.push(...around, ...tags.filter(isOwn), ...closes);
    others = others.filter((tag) => !isOwn(tag));
  }
  return [...others, ...scoped];
}
