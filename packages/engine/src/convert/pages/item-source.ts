import type { LineRoom } from '../../pdf/layout/index.ts';
import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import { joinBlock, type JoinedBlock } from './block-joins.ts';

type Room = (top: number, height: number, part?: number) => LineRoom;

/** Where the lines of a block from `from` pt on were laid out: made again each time, since it is called from the first line on. */
export interface RoomStretch {
  readonly from: number;
  readonly makeRoom: () => Room;
}

/** A block that was laid out for one column. */
export interface LaidBlock {
  readonly number: number;
  readonly block: Block;
  readonly items: readonly FlowItem[];
  /** The column that it was laid out for. */
  readonly column: object;
  readonly width: number;
  readonly stretches: readonly RoomStretch[];
  /** It prints the number of its page, or its lines flow around floats: it is laid out again when it is placed elsewhere. */
  readonly isBound: boolean;
  /** Room that must be left where its first item is, pt: for floats next to it. */
  readonly needs: number;
}

/** An item that is to be placed. */
export interface Entry {
  readonly item: FlowItem;
  readonly laid: LaidBlock;
  /** Number of the item in its block. */
  readonly index: number;
  /** What was left of an item that was split. */
  readonly isRest: boolean;
}

/** From which item on a block is to be laid out again, and where its items before that one are. */
export interface Resume {
  readonly index: number;
  readonly top: number;
  readonly stretches: readonly RoomStretch[];
}

export interface ColumnView {
  readonly width: number;
  readonly hasFloats: boolean;
  /** Nothing is in it yet. */
  readonly isEmpty: boolean;
}

/** What the source was at some moment. */
export interface SourceState {
  readonly next: number;
  readonly stack: readonly Entry[];
}

export type LayBlock = (joined: JoinedBlock, number: number, resume: Resume | undefined) => LaidBlock;

/** Gives the items of blocks one after the other, each block set when its first item is requested. */
export class ItemSource {
  readonly #blocks: readonly Block[];
  readonly #lay: LayBlock;
  #next = 0;
  /** Entries that were laid out, the next one last. */
  #stack: Entry[] = [];

  constructor(blocks: readonly Block[], lay: LayBlock) {
    this.#blocks = blocks;
    this.#lay = lay;
  }

  take(column: ColumnView & object): Entry | undefined {
    const top = this.#stack.at(-1);
    if (top && this.#isStale(top, column)) this.#layAgain(top);
    while (this.#stack.length === 0) {
      const joined = joinBlock(this.#blocks, this.#next);
      if (joined === undefined) return undefined;
      this.#push(this.#lay(joined, this.#next, undefined), 0);
      this.#next++;
    }
    if (column.isEmpty) this.#beginColumn();
    return this.#stack.pop();
  }

  /** Rows of a table that are others where a column begins with them. */
  #beginColumn(): void {
    const top = this.#stack.at(-1);
    const made = top && !top.isRest && top.index > 0 ? top.item.afterBreak?.() : undefined;
    if (!top || !made) return;
    const { laid, index } = top;
    while (this.#stack.at(-1)?.laid.number === laid.number) this.#stack.pop();
    this.#push({ ...laid, items: [...laid.items.slice(0, index), ...made] }, index);
  }

  putBack(entries: readonly Entry[]): void {
    for (let index = entries.length - 1; index >= 0; index--) {
      const entry = entries[index];
      if (entry) this.#stack.push(entry);
    }
  }

  save(): SourceState {
    return { next: this.#next, stack: [...this.#stack] };
  }

  restore({ next, stack }: SourceState): void {
    this.#next = next;
    this.#stack = [...stack];
  }

  #isStale({ laid, index, isRest }: Entry, column: ColumnView & object): boolean {
    if (isRest || laid.column === column || (laid.block.kind === 'table' && index > 0)) return false;
    return laid.isBound || laid.width !== column.width || column.hasFloats;
  }

  /** What is behind the entry in the stack comes later in the document, and is laid out again after it. */
  #layAgain({ laid, index }: Entry): void {
    const joined = joinBlock(this.#blocks, laid.number);
    if (joined === undefined) return;
    const top = laid.items.slice(0, index).reduce((sum, item) => sum + item.height, 0);
    const resume = index === 0 ? undefined : { index, top, stretches: laid.stretches };
    this.#stack = [];
    this.#next = laid.number + 1;
    this.#push(this.#lay(joined, laid.number, resume), index);
  }

  #push(laid: LaidBlock, from: number): void {
    for (let index = laid.items.length - 1; index >= from; index--) {
      const item = laid.items[index];
      if (item) this.#stack.push({ item, laid, index, isRest: false });
    }
  }
}
