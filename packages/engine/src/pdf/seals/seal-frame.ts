import { formatDate, formatWareki, parseIsoDate } from '../../japanese/index.ts';
import { openPdf } from '../read/index.ts';
import {
  type SeenSize,
  type SheetItem,
  addSheets,
  type AddSheetsOptions,
  type FileWithSheets,
  type Sheet,
} from '../sheet/index.ts';
import { dateSeal } from './date-seal.ts';
import { placeFrame, type FramePlace, type FrameSize } from './frame-place.ts';
import { mostSquares, PageSpace, scaled, takenBoxes } from './page-space.ts';

/** A cell of the frame, and the seal in it. */
export interface FrameSeal {
  /** Family name. */
  readonly name: string;
  /** Day in Japan, `2026-11-23`; null: not sealed yet, the cell is empty. */
  readonly date: string | null;
  /** Cells are in this order, the first one on the right, as a paper passes from hand to hand. */
  readonly order: number;
  /** Heading of the cell; 承認 unless given. */
  readonly title?: string;
  /** Words in the upper part of the seal; the heading unless given. 代理 for a substitute. */
  readonly above?: string;
}

/**
 * Where the frame is. Lengths in mm. Unless `isFixed`, this is where it is looked for first: if the page shows something there, the frame
 * is at a free place, with cells down to 70 % of their width; on a page without one, in a margin that is added above its content.
 */
export interface SealFrame {
  /** From 0; the first page unless given. */
  readonly page?: number;
  /** From the right edge of the page; 10 unless given. */
  readonly right?: number;
  /** From the top of the page; 8 unless given. */
  readonly top?: number;
  /** Width of a cell; 18 unless given. */
  readonly cell?: number;
  /** Draws it there whatever the page shows. */
  readonly isFixed?: boolean;
  /** How seals write the day: R8.11.23, or 2026.11.23. `wareki` unless given. */
  readonly calendar?: 'wareki' | 'western';
}

/** Parts of a cell's width: the height of its heading, and the radius of a seal. */
const [headingHeight, sealRadius] = [0.27, 0.42];
const ptPerMm = 72 / 25.4;
const ink = '#333333';
const usual = { right: 10, top: 8, cell: 18 } as const;

const rowHeight = (cell: number): number => cell * (1 + headingHeight);

/** The day as seals write it. @throws {RangeError} for a text that is no day */
function sealDay(day: string, calendar: 'wareki' | 'western'): string {
  const parsed = parseIsoDate(day);
  if (!parsed.ok) throw new RangeError(`${day} is no day`);
  return calendar === 'wareki' ? formatWareki(parsed.value, 'short') : formatDate(parsed.value, 'YYYY.M.D');
}

/** A frame with so many seals: what does not fit the width of the page between its edges continues below. */
function frameSize(count: number, page: SeenSize, right: number, cell: number): FrameSize {
  const columns = Math.max(1, Math.floor((page.width - 2 * right) / cell));
  return { columns, width: Math.min(count, columns) * cell, height: Math.ceil(count / columns) * rowHeight(cell) };
}

/** Where the frame belongs on a page of a file: at the place that was chosen, or at a free one. */
function placeOn(
  bytes: Uint8Array,
  { page: number = 0, right = usual.right, top = usual.top, cell = usual.cell, ...frame }: SealFrame,
  count: number,
  { limits, now }: AddSheetsOptions,
): FramePlace {
  const file = openPdf(bytes, { limits, now });
  const page = file.pages()[number];
  if (page === undefined) throw new RangeError(`there is no page ${number}`);
  const size = { width: page.width / ptPerMm, height: page.height / ptPerMm };
  const chosen = { right, top, cell, columns: frameSize(count, size, right, cell).columns, margin: 0 };
  if (frame.isFixed === true) return chosen;
  const taken = size.width * size.height > mostSquares ? undefined : takenBoxes(file, page);
  const space =
    taken &&
    new PageSpace(
      size,
      taken.map((box) => scaled(box, 1 / ptPerMm)),
    );
  return placeFrame(size, space, chosen, (tried) => frameSize(count, size, right, tried));
}

/** The frame with its seals, from the right to the left. Cells are not filled, so that nothing of the page is hidden. */
function frameItems(
  seals: readonly FrameSeal[],
  { right, top, cell, columns }: FramePlace,
  page: SeenSize,
  calendar: 'wareki' | 'western',
): readonly SheetItem[] {
  const heading = cell * headingHeight;
  const sorted = seals.toSorted((one, other) => one.order - other.order);
  return sorted.flatMap(({ name, date, title = '承認', above = title }, at): SheetItem[] => {
    const x = page.width - right - ((at % columns) + 1) * cell;
    const y = top + Math.floor(at / columns) * rowHeight(cell);
    const size = heading * 0.62;
    const center = { x: x + cell / 2, y: y + heading + cell / 2, radius: cell * sealRadius };
    return [
      { kind: 'box', x, y, width: cell, height: heading, stroke: ink },
      { kind: 'box', x, y: y + heading, width: cell, height: cell, stroke: ink },
      {
        kind: 'text',
        text: title,
        x: x + 0.5,
        y: y + (heading - size) / 2,
        width: cell - 1,
        size: size * ptPerMm,
        color: ink,
        align: 'center',
        oneLine: true,
      },
      ...(date === null ? [] : dateSeal({ above, date: sealDay(date, calendar), name }, center)),
    ];
  });
}

/** What is put on a file: approvers' seals in a frame, and pages behind the last one. */
export interface StampedSeals {
  readonly frame?: SealFrame;
  readonly seals: readonly FrameSeal[];
  /** Further pages, such as a record of the approval. */
  readonly appended?: readonly Sheet[];
}

/**
 * Stamps the seals of approvers (検印) on a PDF: a frame of cells with round date seals, drawn above the content of a page. The bytes
 * of the file stay and an incremental update follows, so that signatures remain valid over their range.
 * @throws {ShoruiError} `pdf.*` for a file that cannot be opened or may not be changed
 * @throws {RangeError} for a number that is no page, and for a date that is no day
 */
export function stampSeals(
  bytes: Uint8Array,
  { frame = {}, seals, appended = [] }: StampedSeals,
  options: AddSheetsOptions,
): FileWithSheets {
  if (seals.length === 0) return addSheets(bytes, { appended }, options);
  const place = placeOn(bytes, frame, seals.length, options);
  const stamped = {
    page: frame.page ?? 0,
    margin: place.margin,
    items: (size: SeenSize) => frameItems(seals, place, size, frame.calendar ?? 'wareki'),
  };
  return addSheets(bytes, { onPages: [stamped], appended }, options);
}
