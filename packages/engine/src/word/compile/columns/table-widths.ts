import { attributeRange } from '../../../xml/attribute-range.ts';
import { attribute } from '../../../xml/attributes.ts';
import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { Edits } from '../edits.ts';
import type { Execution } from '../step.ts';
import { gridWidth, type ColumnRange } from './column-range.ts';
import type { ColumnRun } from './column-run.ts';

const encoder = new TextEncoder();

/** A block about columns and how often they occur in the table that is being written. */
export interface RunningColumns {
  readonly range: ColumnRange;
  readonly run: ColumnRun;
}

type Amount = (execution: Execution) => number;

/** A number in the start tag of an element that several blocks may change. */
interface ChangedNumber {
  readonly start: number;
  readonly end: number;
  readonly base: number;
  readonly added: Amount[];
}

/**
 * How wide the columns of a table are when some of them are repeated: as in the template while the table fits into the text; all
 * repeated ones narrower by the same factor when it does not.
 */
export class TableWidths {
  readonly #part: XmlPart;
  readonly #blocks: readonly RunningColumns[];
  /** Twips that the repeated columns may take together. */
  readonly #left: number;
  readonly #own = new Map<ColumnRange, number>();
  readonly #numbers = new Map<number, ChangedNumber>();

  /** `room` is the width that there is for the table, in twips. */
  constructor(part: XmlPart, table: XmlElement, blocks: readonly RunningColumns[], room: number) {
    this.#part = part;
    this.#blocks = blocks;
    const grid = child(table, 'w:tblGrid')?.children.filter(({ name }) => name === 'w:gridCol') ?? [];
    const whole = gridWidth(part, grid);
    for (const { range } of blocks) this.#own.set(range, gridWidth(part, range.gridColumns));
    const repeated = [...this.#own.values()].reduce((sum, width) => sum + width, 0);
    this.#left = Math.max(0, Math.max(whole, room) - (whole - repeated));
  }

  /** What the width of a repeated column is multiplied with. */
  factor(execution: Execution): number {
    let wanted = 0;
    for (const { range, run } of this.#blocks) wanted += (this.#own.get(range) ?? 0) * run.count(execution);
    return wanted > this.#left ? this.#left / wanted : 1;
  }

  /** Twips that a stretch of the table around the columns of a block is wider than in the template. */
  growth({ range, run }: RunningColumns, execution: Execution): number {
    return (this.#own.get(range) ?? 0) * (run.count(execution) * this.factor(execution) - 1);
  }

  /** Lets a number in the template grow by an amount; several blocks may add to one. */
  add(element: XmlElement, name: string, base: number, amount: Amount): void {
    const range = attributeRange(this.#part.xml, element, name);
    if (!range) return;
    const changed = this.#numbers.get(range.start);
    if (changed) changed.added.push(amount);
    else this.#numbers.set(range.start, { ...range, base, added: [amount] });
  }

  /** Lets a width in twips grow with the columns; those in percent or of no matter follow by themselves. */
  addWidth(width: XmlElement | undefined, block: RunningColumns): void {
    if (!width || attribute(this.#part.xml, width, 'type') !== 'dxa') return;
    const base = Number(attribute(this.#part.xml, width, 'w')) || 0;
    if (base > 0) this.add(width, 'w:w', base, (execution) => this.growth(block, execution));
  }

  place(edits: Edits): void {
    for (const { start, end, base, added } of this.#numbers.values()) {
      edits.cut(start, end);
      edits.step(start, 0, (execution) => {
        const sum = added.reduce((total, amount) => total + amount(execution), base);
        execution.out.write(encoder.encode(String(Math.max(0, Math.round(sum)))));
      });
    }
  }
}
