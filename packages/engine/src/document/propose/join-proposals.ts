import type { CellBox, FieldStyle, FormField, FormRepeat } from '../../application/schema/index.ts';
import { eraFormat, erasBefore, withoutEra } from './era-marks.ts';

/** A line of a form: places whose tops differ by less are on the same one, mm. */
const sameLine = 3;
/** Cells of a year where the form prints no cells: four of the western calendar, two where an era is printed before it. */
const [westernYear, eraYear] = [4, 2];

const yearName = /^(.*?)_?年(?:_\d+)?$/u;
const monthName = /(?:^|_)月(?:_\d+)?$/u;
const dayName = /(?:^|_)日(?:_\d+)?$/u;
const eraWords = /_?(?:明治|大正|昭和|平成|令和)$/u;

type Placed = FormField & { readonly style: FieldStyle & { readonly width: number; readonly height: number } };

const hasSize = (field: FormField): field is Placed =>
  typeof field.style?.width === 'number' && typeof field.style.height === 'number';

const areNeighbors = (one: Placed, next: Placed): boolean =>
  (one.page ?? 1) === (next.page ?? 1) &&
  Math.abs(one.position_y - next.position_y) < sameLine &&
  one.position_x < next.position_x;

/** To a hundredth, mm. */
const round = (mm: number): number => Math.round(mm * 100) / 100;

/** The cells of a place, from the left edge and the top of the date. A place without cells is divided evenly. */
function cellsOf({ position_x, position_y, style }: Placed, left: number, top: number, count: number): CellBox[] {
  const { boxes, count: drawn = count, gap = 0 } = style.cells ?? {};
  const [x, y] = [position_x - left, position_y - top];
  if (boxes !== undefined) return boxes.map((box) => ({ ...box, x: round(box.x + x), y: round(box.y + y) }));
  const width = (style.width - gap * (drawn - 1)) / drawn;
  return Array.from({ length: drawn }, (_, index) => ({
    x: round(x + index * (width + gap)),
    y: round(y),
    width: round(width),
    height: style.height,
  }));
}

/** The date that three places in a row make, with the marks of eras before it; undefined when they make none. */
function dateOf<F extends FormField>(
  places: readonly (F | undefined)[],
  marks: readonly F[],
): { readonly date: F; readonly eras: readonly F[] } | undefined {
  const [year, month, day] = places;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const [, before = ''] = yearName.exec(year.name) ?? [];
  if (!yearName.test(year.name) || !monthName.test(month.name) || !dayName.test(day.name)) return undefined;
  if (!hasSize(year) || !hasSize(month) || !hasSize(day)) return undefined;
  if (!areNeighbors(year, month) || !areNeighbors(month, day)) return undefined;
  const [left, top] = [year.position_x, Math.min(...[year, month, day].map(({ position_y: y }) => y))];
  const eras = erasBefore(year, marks);
  const years = cellsOf(year, left, top, eraWords.test(before) || eras.length > 0 ? eraYear : westernYear);
  const [months, days] = [cellsOf(month, left, top, 2), cellsOf(day, left, top, 2)];
  if (![2, 4].includes(years.length) || months.length !== 2 || days.length !== 2) return undefined;
  const isDrawn = [year, month, day].every(({ style }) => style.cells !== undefined);
  const { cells: _cells, align: _align, ...style } = year.style;
  const ofEra = withoutEra(eras[0]?.name ?? '');
  const date = {
    ...year,
    name: before.replace(eraWords, '') || ofEra || '日付',
    position_y: top,
    style: {
      ...style,
      width: round(day.position_x + day.style.width - left),
      height: Math.max(year.style.height, month.style.height, day.style.height),
      cells: {
        boxes: [...years, ...months, ...days],
        groups: [years.length, 2, 2],
        content: 'date',
        // Blanks are filled as people write them, without zeros in front.
        ...(isDrawn ? {} : { pad: ' ' }),
      },
    },
  };
  return { date, eras };
}

/**
 * Joins the places for year, month and day of one date, which forms print apart, into one place whose value is a date. Eras to circle
 * before it are marks of the same date.
 */
export function joinDates<F extends FormField>(places: readonly F[]): F[] {
  const marks = places.filter((place) => eraFormat(place) !== undefined);
  const rest = places.filter((place) => eraFormat(place) === undefined);
  const joined = new Map<F, readonly F[]>();
  const done = new Set<F>();
  const counts = new Map<string, number>();
  for (const [at, place] of rest.entries()) {
    if (done.has(place)) continue;
    const three = rest.slice(at, at + 3);
    const made = dateOf(
      three,
      marks.filter((mark) => !done.has(mark)),
    );
    if (made === undefined) {
      joined.set(place, [place]);
      continue;
    }
    const { date, eras } = made;
    const count = (counts.get(date.name) ?? 0) + 1;
    counts.set(date.name, count);
    const name = count === 1 ? date.name : `${date.name}_${count}`;
    const ofEras = eras.map((mark) => ({ ...mark, name, value: `{{date ${name} "${eraFormat(mark) ?? 'ggg'}"}}` }));
    joined.set(place, [{ ...date, name }, ...ofEras]);
    for (const each of [...three, ...eras]) done.add(each);
  }
  return places.flatMap((place) => joined.get(place) ?? (done.has(place) ? [] : [place]));
}

/** How far a column of a continuation may be from that of the first page, and its pitch from the pitch there, mm. */
const [slack, pitchSlack] = [1, 0.2];

/** Does the block print the same columns at the same distance as the first one, on a later page? */
function continues(first: FormRepeat, { page = 1, pitch, direction = 'down', fields }: FormRepeat): boolean {
  return (
    page > (first.page ?? 1) &&
    direction === 'down' &&
    (first.direction ?? 'down') === 'down' &&
    Math.abs(pitch - first.pitch) < pitchSlack &&
    fields.length === first.fields.length &&
    first.fields.every(({ name, position_x: x }, at) => {
      const same = fields[at];
      return same !== undefined && same.name === name && Math.abs(same.position_x - x) < slack;
    })
  );
}

const offsetOf = (first: FormRepeat, { fields }: FormRepeat): number =>
  Math.round(((fields[0]?.position_y ?? 0) - (first.fields[0]?.position_y ?? 0)) * 100) / 100;

/**
 * Blocks of rows under names of their own: those of one name that print the same columns are one block with a continuation; any other
 * gets a number after its name. Of more than two such pages the second is the continuation, which is repeated as often as needed.
 */
export function joinRepeats(repeats: readonly FormRepeat[]): FormRepeat[] {
  const joined: FormRepeat[] = [];
  for (const repeat of repeats) {
    const at = joined.findIndex((first) => continues(first, repeat));
    const first = joined[at];
    if (first === undefined) {
      const names = new Set(joined.map(({ name }) => name));
      let name = repeat.name;
      for (let number = 2; names.has(name); number++) name = `${repeat.name}_${number}`;
      joined.push({ ...repeat, name });
    } else if (first.continuation === undefined) {
      const { page = 1, rows } = repeat;
      joined[at] = { ...first, continuation: { page, rows, offset_y: offsetOf(first, repeat) } };
    }
  }
  return joined;
}
