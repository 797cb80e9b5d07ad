import { identityMatrix } from '../../pdf/read/index.ts';
import type { PlacedGlyph } from '../../pdf/layout/index.ts';
import { areaOnPage, rotatedFrame, turnedFrame, type Frame } from '../draw/frame.ts';
import type { LinesMark, Mark } from '../model/mark.ts';
import type { Paper } from './lay-paper.ts';
import type { PlaceBox } from './paper-places.ts';

/** The part of a square of the type size that is above the baseline, and below it. */
const [above, below] = [0.88, 0.12];

type Box = Omit<PlaceBox, 'page'>;

function* inLines({ x, y, vertical = false, lines }: LinesMark, text: string): Generator<Box> {
  for (const line of lines) {
    for (const placed of line.glyphs) {
      if (placed.glyph.text !== text) continue;
      const { along, cross } = placed;
      if (vertical) yield glyphBox(placed, x - line.baseline + cross, y + along);
      else yield glyphBox(placed, x + along, y + line.baseline - cross);
    }
  }
}

/** The square of a glyph whose own origin, the left end of its baseline, is at this place. */
function glyphBox({ size, scale, heightScale, sideways }: PlacedGlyph, x: number, y: number): Box {
  const [length, across] = [size * scale, size * heightScale];
  // Turned a quarter clockwise, it goes down from its origin, and its top is at the right.
  if (sideways) return { x: x - across * below, y, width: across, height: length };
  return { x, y: y - across * above, width: length, height: across };
}

function* inMarks(marks: readonly Mark[], text: string, top: number, frame: Frame): Generator<Box> {
  for (const mark of marks) {
    if (mark.kind === 'turned') yield* inMarks(mark.marks, text, top, turnedFrame(mark, frame));
    else if (mark.kind === 'rotated') yield* inMarks(mark.marks, text, top, rotatedFrame(mark, frame));
    else if (mark.kind === 'clipped' || mark.kind === 'faded') yield* inMarks(mark.marks, text, top, frame);
    else if (mark.kind === 'lines') {
      for (const { x, y, width, height } of inLines(mark, text)) {
        const area = areaOnPage(x, y, width, height, frame);
        yield { x: area.left, y: top - area.top, width: area.right - area.left, height: area.top - area.bottom };
      }
    }
  }
}

/**
 * Where a character is printed on the pages, such as 〓 in place of one that no font has, in horizontal and vertical lines.
 * @param text the characters of one glyph
 */
export function glyphPlaces({ pages }: Pick<Paper, 'pages'>, text: string): PlaceBox[] {
  return pages.flatMap(({ height, marks }, page) =>
    Array.from(inMarks(marks, text, height, { top: height, matrix: identityMatrix }), (box) => ({ page, ...box })),
  );
}
