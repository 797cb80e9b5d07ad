import type { ShapePath } from '../model/shape-path.ts';
import { PathBuilder } from './path-builder.ts';
import { filled, stroked, whole, wholeRoom, type DrawShape, type Point } from './shape-frame.ts';

interface Kind {
  readonly hasBorder: boolean;
  /** A line next to the box, where the line of the callout begins. */
  readonly hasAccent: boolean;
}

/** Places of a callout's line, down and across by turns, as files count them. */
const places: readonly (readonly number[])[] = [
  [18_750, -8_333, 112_500, -38_333],
  [18_750, -8_333, 18_750, -16_667, 112_500, -46_667],
  [18_750, -8_333, 18_750, -16_667, 100_000, -16_667, 112_963, -8_333],
];

/** A box and a line of some pieces that leads away from it. */
function callout(pieces: readonly number[], { hasBorder, hasAccent }: Kind): DrawShape {
  return (frame) => {
    const { width, height } = frame;
    const box = new PathBuilder().move(0, 0).lines([width, 0], [width, height], [0, height]).close();
    const points = Array.from({ length: pieces.length / 2 }, (_, index): Point => {
      const [down, across] = [2 * index, 2 * index + 1];
      return [
        width * frame.signed(across + 1, pieces[across] ?? 0),
        height * frame.signed(down + 1, pieces[down] ?? 0),
      ];
    });
    const [first = [0, 0], ...rest] = points;
    const paths: ShapePath[] = [hasBorder ? whole(box) : filled(box)];
    if (hasAccent) paths.push(stroked(new PathBuilder().move(first[0], 0).line(first[0], height)));
    paths.push(stroked(new PathBuilder().move(...first).lines(...rest)));
    return { paths, text: wholeRoom(frame) };
  };
}

/** Callouts with a line (線吹き出し), by their names with the number of its pieces. */
export const lineCallouts: Readonly<Record<string, DrawShape>> = Object.fromEntries(
  places.flatMap((pieces, index) => [
    [`borderCallout${index + 1}`, callout(pieces, { hasBorder: true, hasAccent: false })],
    [`callout${index + 1}`, callout(pieces, { hasBorder: false, hasAccent: false })],
    [`accentCallout${index + 1}`, callout(pieces, { hasBorder: false, hasAccent: true })],
    [`accentBorderCallout${index + 1}`, callout(pieces, { hasBorder: true, hasAccent: true })],
  ]),
);
