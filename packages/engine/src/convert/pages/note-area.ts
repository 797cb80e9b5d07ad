import type { WordDocument } from '../model/word-document.ts';
import { formatNumber } from '../read/formats/numbers/index.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';

/** Marks of the footnotes that are counted again on each page, by their keys, as they were placed on the pages. */
export function countNotes(
  pages: readonly { readonly footnotes: Iterable<string> }[],
  restarted: NonNullable<WordDocument['restartedNotes']>,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { footnotes } of pages) {
    let count = 0;
    for (const key of footnotes) {
      const numbering = restarted.get(key);
      if (numbering) texts.set(key, formatNumber(numbering.start + count++, numbering.format));
    }
  }
  return texts;
}

/** Length of Word's separator of footnotes (two inches), and its stroke, pt. */
const separatorLength = 144;
const separatorStroke = 0.5;

/** Notes that are placed below an item, and what of the last one continues in the next column. */
export interface FittedNotes {
  readonly items: readonly FlowItem[];
  readonly left: readonly FlowItem[];
  readonly height: number;
}

export const noNotes: FittedNotes = { items: [], left: [], height: 0 };

function heightOf({ spaceBefore, height, spaceAfter }: FlowItem): number {
  return spaceBefore + height + spaceAfter;
}

/** The rule above notes; it goes over the whole column above what continued from the column before. */
export function separatorMarks(width: number, height: number, isContinued: boolean): Mark[] {
  const x2 = isContinued ? width : Math.min(separatorLength, width);
  const edge = { pattern: 'single', width: separatorStroke, space: 0 } as const;
  return [{ kind: 'rule', x1: 0, y1: height / 2, x2, y2: height / 2, edge }];
}

/** The notes at the foot of one column. */
export class NoteArea {
  readonly items: FlowItem[] = [];
  readonly separator: number;
  /** What did not fit and continues in the next column. */
  left: readonly FlowItem[] = [];
  height = 0;
  isContinued = false;

  /** `separator` is the height of the line with the rule, pt. */
  constructor(separator: number) {
    this.separator = separator;
  }

  /**
   * Which parts of notes fit in `room` pt. Each note begins below the line with its mark; only the last one may continue in the
   * next column. Undefined when that cannot be, unless it `mustFit`.
   */
  fit(notes: readonly (readonly FlowItem[])[], room: number, mustFit: boolean): FittedNotes | undefined {
    if (notes.length === 0) return noNotes;
    if (this.left.length > 0) return mustFit ? { items: [], left: notes.flat(), height: 0 } : undefined;
    let height = this.items.length === 0 ? this.separator : 0;
    const items: FlowItem[] = [];
    for (const [number, note] of notes.entries()) {
      for (const [index, item] of note.entries()) {
        if (height + heightOf(item) <= room) {
          items.push(item);
          height += heightOf(item);
          continue;
        }
        const isLast = number === notes.length - 1;
        if (!mustFit && (index === 0 || !isLast)) return undefined;
        const left = [...note.slice(index), ...notes.slice(number + 1).flat()];
        return { items, left, height: items.length === 0 ? 0 : height };
      }
    }
    return { items, left: [], height };
  }

  add({ items, left, height }: FittedNotes): void {
    this.items.push(...items);
    this.left = [...this.left, ...left];
    this.height += height;
  }

  /** Begins with what was left over in the column before; at least one item, so that it ends. */
  continueWith(left: readonly FlowItem[], room: number): void {
    if (left.length === 0) return;
    this.isContinued = true;
    let height = this.separator;
    let index = 0;
    for (const item of left) {
      if (index > 0 && height + heightOf(item) > room) break;
      height += heightOf(item);
      index++;
    }
    this.add({ items: left.slice(0, index), left: left.slice(index), height });
  }
}
