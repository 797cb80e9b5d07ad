import { identityMatrix } from '../../pdf/read/index.ts';
import { areaOnPage, rotatedFrame, turnedFrame, type Frame } from '../draw/frame.ts';
import type { LinesMark, Mark } from '../model/mark.ts';
import type { Paper } from './lay-paper.ts';
import type { PlaceBox } from './paper-places.ts';

/** The part of a square of the type size that is above the baseline, and below it. */
const [above, below] = [0.88, 0.12];

type Box = Omit<PlaceBox, 'page'>;

function* inLines({ x, y, vertical, lines }: LinesMark, text: string): Generator<Box> {
  if (vertical === true) return;
  for (const line of lines) {
    for (const { glyph, along, cross, size } of line.glyphs) {
      if (glyph.text !== text) continue;
      const height = size * (above + below);
      yield { x: x + along, y: y + line.baseline - cross - size * above, width: size, height };
    }
  }
}

function* inMarks(marks: readonly Mark[], text: string, top: number, frame: Frame): Generator<Box> {
  for (const mark of marks) {
    if (mark.kind === 'turned') yield* inMarks(mark.marks, text, top, turnedFrame(mark, frame));
    else if (mark.kind === 'rotated') yield* inMarks(mark.marks, text, top, rotatedFrame(mark, frame));
    else if (mark.kind === 'clipped') yield* inMarks(mark.marks, text, top, frame);
    else if (mark.kind === 'lines') {
      for (const { x, y, width, height } of inLines(mark, text)) {
        const area = areaOnPage(x, y, width, height, frame);
        yield { x: area.left, y: top - area.top, width: area.right - area.left, height: area.top - area.bottom };
      }
    }
  }
}

/**
 * Where a character is printed on the pages, such as 〓 in place of one that no font has. Vertical lines are left out.
 * @param text the characters of one glyph
 */
export function glyphPlaces({ pages }: Pick<Paper, 'pages'>, text: string): PlaceBox[] {
  return pages.flatMap(({ height, marks }, page) =>
    Array.from(inMarks(marks, text, height, { top: height, matrix: identityMatrix }), (box) => ({ page, ...box })),
  );
}
