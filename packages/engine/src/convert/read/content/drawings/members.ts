import type { Floating, FloatAxis } from '../../../model/index.ts';
import { wholeTurn, type Turn } from './transform.ts';

/** One thing in a drawing, at its place in the drawing's frame. Lengths are pt. */
export interface Member {
  readonly content: Floating['content'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly link?: string;
}

/** Where members of a group are: how their coordinates become pt in the frame of the drawing. */
export interface GroupFrame {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

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

type Box = Omit<Member, 'content' | 'link'>;

interface Look {
  readonly rotation?: number;
  readonly flippedAcross?: boolean;
  readonly flippedDown?: boolean;
}

/** A thing that is mirrored and turned, and that is mirrored and turned once more with its group. */
function turnedLook<Thing extends Look>(thing: Thing, turn: Turn): Thing {
  const { rotation = 0, flippedAcross = false, flippedDown = false, ...rest } = thing;
  // A mirror shows what is turned clockwise as turned counter-clockwise.
  const own = turn.isFlippedAcross === turn.isFlippedDown ? rotation : -rotation;
  const degrees = wholeTurn(own + turn.rotation);
  return {
    ...(rest as Thing),
    ...(degrees !== 0 && { rotation: degrees }),
    ...(flippedAcross !== turn.isFlippedAcross && { flippedAcross: true }),
    ...(flippedDown !== turn.isFlippedDown && { flippedDown: true }),
  };
}

function turnedContent(content: Floating['content'], turn: Turn): Floating['content'] {
  return content.kind === 'picture'
    ? { kind: 'picture', picture: turnedLook(content.picture, turn) }
    : turnedLook(content, turn);
}

/**
 * Members of a group in this box (pt) that is mirrored and then turned about its middle, as a whole: each as a thing of its own.
 * Text of members turns with them, but is never mirrored.
 */
export function turnMembers(members: readonly Member[], box: Box, turn: Turn): readonly Member[] {
  const { rotation, isFlippedAcross, isFlippedDown } = turn;
  if (rotation === 0 && !isFlippedAcross && !isFlippedDown) return members;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return members.map((member) => {
    const across = (member.x + member.width / 2 - middleX) * (isFlippedAcross ? -1 : 1);
    const down = (member.y + member.height / 2 - middleY) * (isFlippedDown ? -1 : 1);
    return {
      ...member,
      x: middleX + across * cos - down * sin - member.width / 2,
      y: middleY + across * sin + down * cos - member.height / 2,
      content: turnedContent(member.content, turn),
    };
  });
}
