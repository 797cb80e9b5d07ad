import type { ParagraphFormat } from '../../../model/formats.ts';
import { blankPicture } from './read-picture.ts';
import type { DrawingContent } from './drawing-content.ts';
import { type Member, placeMembers } from './members.ts';

const noDistance = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * A drawing in the line of text. A single picture is there itself. Of shapes and groups a blank of their size keeps the room,
 * and they are laid over it: where the paragraph begins, ends or is centered, for they nearly always are alone in it.
 * `textWidth` is that of the text of the page, pt.
 */
export function layoutInlineDrawing(
  members: readonly Member[],
  width: number,
  height: number,
  paragraph: ParagraphFormat,
  link: string | undefined,
  textWidth: number,
): DrawingContent {
  const linked = link === undefined ? {} : { link };
  const [only] = members;
  if (!only) return { pictures: [], floats: [] };
  if (members.length === 1 && only.content.kind === 'picture') {
    return { pictures: [{ picture: only.content.picture, ...linked }], floats: [] };
  }
  const { align, startIndent, firstIndent } = paragraph;
  const isMoved = align === 'center' || align === 'end';
  const floats = placeMembers(
    members,
    {
      width,
      height,
      horizontal: isMoved ? { from: 'column', align } : { from: 'column', offset: startIndent + firstIndent },
      vertical: { from: 'line', offset: 0 },
      wrap: 'none',
      distance: noDistance,
      behindText: false,
      order: 0,
      ...linked,
    },
    { horizontal: textWidth, vertical: 0 },
  );
  return { pictures: [{ picture: blankPicture(width, height), ...linked }], floats };
}
