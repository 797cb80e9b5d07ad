import type { PageArea } from '../draw/frame.ts';

/** What is seen of marks on a page. What is outside of a slice is seen on other pages. */
export interface Clip extends PageArea {
  readonly isSlice: boolean;
}

/** The part of a place that may be outside without a cut through its text: lines are higher than their characters. */
const slack = 0.3;
/** Height of what is shown of a place that is not seen at all, pt. */
const leastHeight = 2;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function inside(area: PageArea, clip: PageArea): PageArea {
  return {
    left: between(clip.left, area.left, clip.right),
    right: between(clip.left, area.right, clip.right),
    bottom: between(clip.bottom, area.bottom, Math.max(clip.bottom, clip.top - leastHeight)),
    top: between(Math.min(clip.top, clip.bottom + leastHeight), area.top, clip.top),
  };
}

/** Whether more than the slack of a stretch is outside of another one. */
function reachesOut(from: number, to: number, least: number, most: number): boolean {
  const [length, out] = [to - from, Math.max(0, least - from) + Math.max(0, to - most)];
  return out > 0.1 && out > length * slack;
}

/**
 * The part of a place that is seen through all clips, and whether any of it is not printed. A place that is cut off altogether is a thin
 * box at the edge of its clip. Undefined for a place of which nothing is on this page.
 */
export function seenArea(
  place: PageArea,
  clips: readonly Clip[],
): { readonly area: PageArea; readonly isCut: boolean } | undefined {
  let area = place;
  let isCut = false;
  for (const clip of clips) {
    const isAway = area.bottom >= clip.top || area.top <= clip.bottom;
    if (clip.isSlice && isAway) return undefined;
    const isOver =
      reachesOut(area.bottom, area.top, clip.bottom, clip.top) ||
      reachesOut(area.left, area.right, clip.left, clip.right);
    isCut ||= isOver && !clip.isSlice;
    area = inside(area, clip);
  }
  return { area, isCut };
}
