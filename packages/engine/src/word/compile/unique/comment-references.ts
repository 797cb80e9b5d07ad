import { attribute } from '../../../xml/attributes.ts';
import { walk, type XmlPart } from '../../../xml/xml-element.ts';
import type { Edits } from '../edits.ts';
import type { Stretches } from './stretches.ts';

/** Registers with the document which comments it still refers to: one on something that is left out goes with it. */
export function followComments(part: XmlPart, stretches: Stretches, edits: Edits): void {
  const inBlocks = new Set<string>();
  const outside = new Set<string>();
  walk(part.root, (element) => {
    const id = element.name === 'w:commentReference' ? attribute(part.xml, element, 'id') : undefined;
    if (id === undefined) return;
    if (stretches.around(element.start, element.end).length === 0) outside.add(id);
    else {
      inBlocks.add(id);
      edits.step(element.start, 0, ({ parts }) => parts.copies.keepComment(id));
    }
  });
  const ids = [...inBlocks].filter((id) => !outside.has(id));
  if (ids.length > 0) edits.stepOutside(part.root.openEnd, -Infinity, ({ parts }) => parts.copies.expectComments(ids));
}
