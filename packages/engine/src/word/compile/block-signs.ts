import type { Place } from '../../problems/index.ts';
import { findParagraphs } from '../read/places.ts';
import { placeSign } from '../write/place-signs.ts';
import { child, isSelfClosed, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';

const encoder = new TextEncoder();
/** Before whatever tags put at the same place. */
const first = -1;

/** Lets each paragraph begin with a sign that tells its block and its repetitions, where they are asked for. Empty ones have none. */
export function signBlocks(
  part: XmlPart,
  placeOf: (paragraph: XmlElement, number: number) => Place,
  edits: Edits,
): void {
  const { prefix } = part;
  for (const [index, paragraph] of findParagraphs(part).entries()) {
    if (isSelfClosed(paragraph) || edits.isRemoved(paragraph.start)) continue;
    const place = placeOf(paragraph, index + 1);
    edits.step(child(paragraph, 'w:pPr')?.end ?? paragraph.openEnd, first, ({ out, run }, scope) => {
      if (!run.trace) return;
      const sign = placeSign({ edge: 'block', id: run.trace.block(place, scope) });
      out.write(encoder.encode(`<${prefix}r><${prefix}t>${sign}</${prefix}t></${prefix}r>`));
    });
  }
}
