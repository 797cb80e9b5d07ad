import type { PageShapes } from '../shapes/page-shapes.ts';
import { middleX, overlaps, type Box } from '../shapes/box.ts';
import type { Labels } from './labels.ts';
import type { Proposal } from './proposal.ts';

/** Shortest line to write on (11 mm) and the room above it, pt. */
const shortest = 31;
const room = 16;
const leastRoom = 8;

/** The longest part of a line that has nothing printed above it. */
function freeSpan(from: number, to: number, printed: readonly Box[]): readonly [number, number] {
  let best: readonly [number, number] = [from, from];
  let start = from;
  for (const box of [...printed].sort((one, two) => one.left - two.left)) {
    if (box.left - start > best[1] - best[0]) best = [start, box.left - 2];
    start = Math.max(start, box.right + 2);
  }
  return to - start > best[1] - best[0] ? [start, to] : best;
}

/** Proposes fields on isolated lines, with white above. */
export function proposeLines(shapes: PageShapes, labels: Labels): Proposal[] {
  const proposals: Proposal[] = [];
  for (const { at, from, to } of shapes.free) {
    if (to - from < shortest || to - from > shapes.width * 0.95) continue;
    const strip = { left: from, right: to, top: at - leastRoom, bottom: at - 0.5 };
    const printed = [...shapes.characters.touching(strip), ...shapes.ink.touching(strip)];
    const [left, right] = freeSpan(from, to, printed);
    if (right - left < shortest || right - left < (to - from) * 0.25) continue;
    // Lines that cross are part of a drawing, and what is close above limits the room.
    const place = { left, right, top: at - room, bottom: at };
    if (
      shapes.down.some((line) => line.at > left + 2 && line.at < right - 2 && line.from < at - 2 && line.to > at - room)
    )
      continue;
    const over = shapes.across
      .filter((line) => line.at < at - 2 && line.from < middleX(place) && line.to > middleX(place))
      .map((line) => line.at);
    const text = shapes.characters.touching(place).map(({ bottom }) => bottom);
    const top = Math.max(at - room, ...over, ...text.filter((bottom) => bottom < at - leastRoom));
    if (at - top < leastRoom) continue;
    const shown = { ...place, top };
    if (
      shapes.boxes.some(
        (box) => box.children.length === 0 && overlaps(box, shown) && box.top > top - 1 && box.bottom < at + 1,
      )
    )
      continue;
    const before =
      printed.length > 0 && left > from
        ? shapes.text.touching({ ...strip, left: from - 1, right: left + 1 })[0]?.text
        : undefined;
    const behind = right < to ? shapes.text.touching({ ...strip, left: right, right: to + 1 })[0]?.text : undefined;
    proposals.push({ ...shown, kind: 'line', label: before ?? behind ?? labels.find(shown) });
  }
  return proposals;
}
