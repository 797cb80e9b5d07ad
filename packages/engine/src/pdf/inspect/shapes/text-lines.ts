import type { PageCharacter } from '../content/page-marks.ts';
import { around, middleY, type Box } from './box.ts';

/** Characters next to each other that are read as one. */
export interface TextPiece extends Box {
  readonly text: string;
  readonly characters: readonly PageCharacter[];
}

/** Characters further apart than this (in type sizes) belong to different pieces. Headings are spaced out by as much as 4. */
const pieceGap = 1.6;

function pieceOf(characters: readonly PageCharacter[]): TextPiece {
  const box = around(characters) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { ...box, text: characters.map(({ text }) => text).join(''), characters };
}

/** Characters in lines from top to bottom, each from left to right. */
export function linesOfText(characters: readonly PageCharacter[]): PageCharacter[][] {
  const sorted = [...characters].sort((one, two) => middleY(one) - middleY(two));
  const lines: PageCharacter[][] = [];
  let at = -Infinity;
  for (const character of sorted) {
    const line = lines.at(-1);
    if (line && middleY(character) - at < Math.max(character.size, line[0]?.size ?? 0) * 0.5) line.push(character);
    else {
      lines.push([character]);
      at = middleY(character);
    }
  }
  return lines.map((line) => line.sort((one, two) => one.left - two.left));
}

/** Pieces of text: lines, parted where they have gaps of more than `gap` type sizes. */
export function textPieces(characters: readonly PageCharacter[], gap = pieceGap): TextPiece[] {
  return linesOfText(characters).flatMap((line) => {
    const pieces: PageCharacter[][] = [];
    for (const character of line) {
      const piece = pieces.at(-1);
      const last = piece?.at(-1);
      if (piece && last && character.left - last.right < gap * Math.max(character.size, last.size))
        piece.push(character);
      else pieces.push([character]);
    }
    return pieces.map(pieceOf);
  });
}

/** All the text of characters in reading order. */
export function textOf(characters: readonly PageCharacter[]): string {
  return linesOfText(characters)
    .map((line) => line.map(({ text }) => text).join(''))
    .join('');
}
