import { isRangeMark, rangeMark, type RangeMark } from '../../read/range-marks.ts';
import { elementsNamed } from '../../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Bound, Structure } from '../edits.ts';
import { loopsOf, type Around, type Stretch, type Stretches } from './stretches.ts';

/** Where an element is moved to, and the loops around that place, outermost first. */
export interface Moved extends Bound {
  readonly loops: readonly Structure[];
}

/** Closer to the bound of a structure than anything else that is there. */
const beside = 1e-7;

/** Just outside of a stretch. What is left out altogether has no inside: both of its sides are behind it. */
function outside({ placed, end }: Stretch, side: RangeMark['side']): Bound {
  if (!placed) return { at: end, order: -Infinity };
  if (side === 'start') return { at: placed.start.at, order: placed.start.order - beside };
  return { at: placed.end.at, order: placed.end.order + beside };
}

/** How many of the outer stretches two places share, in the same sections. */
function shared(a: readonly Around[], b: readonly Around[]): number {
  let count = 0;
  while (count < a.length && a[count]?.stretch === b[count]?.stretch && a[count]?.section === b[count]?.section)
    count++;
  return count;
}

/**
 * Where ends of bookmarks, comments and permissions have to be so that both ends are written as often as each other: one end
 * in a block and the other outside would leave half of them when the block is left out or repeated.
 */
export function liftMarks(part: XmlPart, stretches: Stretches): Map<XmlElement, Moved> {
  const pairs = new Map<string, { start?: XmlElement; end?: XmlElement }>();
  for (const element of elementsNamed(part, isRangeMark)) {
    const mark = rangeMark(part, element);
    if (!mark) continue;
    const pair = pairs.get(mark.key) ?? {};
    pair[mark.side] ??= element;
    pairs.set(mark.key, pair);
  }
  const lifted = new Map<XmlElement, Moved>();
  for (const { start, end } of pairs.values()) {
    if (!start || !end) continue;
    const around = [start, end].map((each) => stretches.around(each.start, each.end));
    const [ofStart = [], ofEnd = []] = around;
    const common = shared(ofStart, ofEnd);
    const left = ofStart[common];
    const right = ofEnd[common];
    const loops = loopsOf(ofStart.slice(0, common));
    if (left) lifted.set(start, { ...outside(left.stretch, 'start'), loops });
    if (right) lifted.set(end, { ...outside(right.stretch, 'end'), loops });
  }
  return lifted;
}
