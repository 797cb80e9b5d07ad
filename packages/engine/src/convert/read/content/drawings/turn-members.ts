import type { Floating } from '../../../model/index.ts';
import type { Member } from './member.ts';
import { wholeTurn, type Turn } from './transform.ts';

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
