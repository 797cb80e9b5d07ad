import type { FloatAxis, Floating } from '../../../model/index.ts';
import type { Member } from './member.ts';

/** How a whole drawing floats: all of `Floating` but what it shows. */
export type FloatFrame = Omit<Floating, 'content'>;

/** The axis for a member that begins `before` pt behind the start of its drawing and has `after` pt of it behind itself. */
function memberAxis<From extends string>(
  axis: FloatAxis<From>,
  before: number,
  after: number,
  extent: number,
  whole: number,
): FloatAxis<From> {
  if (axis.align === undefined) return { from: axis.from, offset: (axis.offset ?? 0) + before };
  if (before === 0 && after === 0) return axis;
  // Members of a group that is aligned keep their places in it: from here on they have offsets of their own.
  const room = extent - whole;
  const start = axis.align === 'center' ? room / 2 : axis.align === 'end' || axis.align === 'outside' ? room : 0;
  return { from: axis.from, offset: start + before };
}

/** Members of a drawing as things that float. `extents` are the lengths (pt) of what the frame's axes count from. */
export function placeMembers(
  members: readonly Member[],
  frame: FloatFrame,
  extents: { readonly horizontal: number; readonly vertical: number },
): Floating[] {
  return members.map((member, index) => {
    const { content, x, y, width, height } = member;
    const link = member.link ?? frame.link;
    const after = { x: frame.width - x - width, y: frame.height - y - height };
    return {
      ...frame,
      content,
      width,
      height,
      horizontal: memberAxis(frame.horizontal, x, after.x, extents.horizontal, frame.width),
      vertical: memberAxis(frame.vertical, y, after.y, extents.vertical, frame.height),
      // Text keeps away from the drawing as a whole; the members after the first are over what is before them.
      order: frame.order + index / 1_000,
      ...(link !== undefined && { link }),
    };
  });
}
