import { fieldWords, readFields, type Field } from '../read/fields.ts';
import type { ParagraphText, TextAtom } from '../read/paragraph-text.ts';
import type { XmlPart } from '../../xml/xml-element.ts';

/**
 * Fields whose results Word computes again (ECMA-376 part 1, 17.16.5), so that what is written into a result is lost. Results of the others,
 * such as MERGEFIELD, are texts of people.
 */
const counted: ReadonlySet<string> = new Set([
  'CREATEDATE',
  'DATE',
  'FILENAME',
  'NOTEREF',
  'NUMPAGES',
  'PAGE',
  'PAGEREF',
  'PRINTDATE',
  'REF',
  'SAVEDATE',
  'SECTION',
  'SECTIONPAGES',
  'SEQ',
  'STYLEREF',
  'TIME',
]);

/** A stretch of a part. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** From the run of its first mark to that of its last one. */
function stretchOf({ marks }: Field, { atoms }: ParagraphText): Stretch | undefined {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return undefined;
  if (first.name === 'w:fldSimple') return first;
  const runOf = (mark: typeof first) => atoms.find(({ element }) => element === mark)?.run;
  const [start, end] = [runOf(first)?.start, runOf(last)?.end];
  return start === undefined || end === undefined ? undefined : { start, end };
}

const holds = ({ start, end }: Stretch, atom: TextAtom | undefined): boolean =>
  atom !== undefined && atom.element.start >= start && atom.element.end <= end;

/**
 * Where new characters between two atoms go so that they are outside of a counted field; undefined where they are not at the edge of one.
 * @param before the atom that ends there, or none at the start of the paragraph
 * @param after the atom that begins there, or goes on
 */
export function besideField(
  part: XmlPart,
  text: ParagraphText,
  before: TextAtom | undefined,
  after: TextAtom | undefined,
): number | undefined {
  if (before === after) return undefined;
  const fields = readFields({ ...part, root: text.element }).filter(
    (field) => field.isClosed && counted.has(fieldWords(field)[0]?.text.toUpperCase() ?? ''),
  );
  const stretches = fields.flatMap((field) => stretchOf(field, text) ?? []);
  const ends = stretches.filter((stretch) => holds(stretch, before) && !holds(stretch, after)).map(({ end }) => end);
  if (ends.length > 0) return Math.max(...ends);
  if (before !== undefined) return undefined;
  const starts = stretches.filter((stretch) => holds(stretch, after)).map(({ start }) => start);
  return starts.length === 0 ? undefined : Math.min(...starts);
}
