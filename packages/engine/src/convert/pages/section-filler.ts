import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { Floating } from '../model/index.ts';
import type { Section } from '../model/section.ts';
import type { Band } from './band.ts';
import { BlockLayer } from './block-layer.ts';
import type { ColumnFill } from './column-fill.ts';
import { FloatPlacer } from './float-placer.ts';
import { fitSlack, PlacementFinder, type Placement } from './placement-finder.ts';
import { ItemSource, type Entry, type LaidBlock, type SourceState } from './item-source.ts';
import { openBand } from './open-band.ts';
import type { PageDraft } from './page-draft.ts';
import type { PageRun } from './page-run.ts';

/** Most parts of one item, so that splitting always ends. */
const mostParts = 10_000;

/** Why a column is opened: by the author's break, or because the one before is full. */
type Opening = 'hard' | 'full';

export interface SectionBlocks {
  readonly section: Section;
  readonly index: number;
  readonly blocks: readonly Block[];
}

interface BandState {
  readonly source: SourceState;
  /** How many floats were on the page. */
  readonly floats: number;
  /** What was left of notes. */
  readonly left: readonly FlowItem[];
}

/** Fills pages with the blocks of one section. */
export class SectionFiller {
  readonly #run: PageRun;
  readonly #section: Section;
  readonly #sectionIndex: number;
  readonly #source: ItemSource;
  readonly #placements: PlacementFinder;
  readonly #floats: FloatPlacer;
  #band: Band;
  /** What was when the band began; undefined where it began with other blocks, so that it cannot be laid out again. */
  #bandState: BandState | undefined;
  /** Columns opened since something was placed: what floats may fill a page, but not all pages. */
  #emptyColumns = 0;
  #parts = 0;

  constructor(run: PageRun, { section, index, blocks }: SectionBlocks, band: Band) {
    this.#run = run;
    this.#section = section;
    this.#sectionIndex = index;
    this.#band = band;
    this.#floats = new FloatPlacer(run);
    const layer = new BlockLayer(this.#floats, run.setBlock);
    this.#source = new ItemSource(blocks, (joined, number, resume) => layer.lay(this.#band, joined, number, resume));
    this.#placements = new PlacementFinder(run);
    const mayRestart = band.isEmpty && band.start.notes === undefined;
    this.#bandState = mayRestart ? this.#stateOf(band.column.notes.left) : undefined;
  }

  /** Lays out an item before the blocks. `block` is that which it belongs to. */
  beginWith(item: FlowItem, block: Block): void {
    const { column } = this.#band;
    const { width } = column;
    const laid = { number: -1, block, items: [item], column, width, stretches: [], isBound: false, needs: 0 };
    this.#source.putBack([{ item, laid, index: 0, isRest: false }]);
    this.#bandState = undefined;
  }

  /** Places all blocks; returns the band that the section ends in. */
  fill(): Band {
    for (;;) {
      const entry = this.#source.take(this.#column);
      const isAgain = this.#floats.takeConflict() && this.#restartBand();
      if (isAgain) continue;
      if (entry === undefined) return this.#band;
      this.#place(entry);
      if (this.#floats.takeConflict()) this.#restartBand();
    }
  }

  get #column(): ColumnFill {
    return this.#band.column;
  }

  get #draft(): PageDraft {
    return this.#band.draft;
  }

  #place(entry: Entry): void {
    const { breakBefore } = entry.item;
    if (breakBefore !== undefined && !entry.isRest && !this.#isUntouched(breakBefore)) {
      this.#source.putBack([entry]);
      this.#openNext(breakBefore, 'hard');
      return;
    }
    const spot = this.#placements.find(entry, this.#band);
    if (spot.fits) this.#commit(entry, spot);
    else this.#overflow(entry, spot);
  }

  #isUntouched(kind: 'page' | 'column'): boolean {
    return kind === 'column' ? this.#column.isEmpty : this.#band.isEmpty && this.#draft.isEmpty;
  }

  #commit(entry: Entry, { y, repeated, notes }: Placement): void {
    const column = this.#column;
    column.add(entry, y, repeated, notes);
    this.#emptyColumns = 0;
    if (!entry.isRest) this.#parts = 0;
    const { block, number } = entry.laid;
    if (entry.item.upright) this.#floats.placeUpright(entry.item.upright, this.#band, y);
    if (entry.item.floatPart) this.#floats.placePart(entry.item.floatPart, this.#band, y);
    const isInCell = block.kind === 'table' && !block.position;
    this.#floats.placeAll(entry.item.floats, this.#band, { top: y, number, isInCell });
  }

  #overflow(entry: Entry, spot: Placement): void {
    const column = this.#column;
    const parts = this.#split(entry, spot);
    if (parts) {
      this.#placeParts(entry, spot, parts);
      return;
    }
    if (!column.isEmpty) {
      this.#carryOver(entry);
      return;
    }
    // Notes that continue grow less with each column, and only the first band of a page begins at its top.
    const mayMove = column.notes.items.length > 0 || column.top > 0;
    if (mayMove || (spot.isPushed && this.#emptyColumns < 2)) {
      this.#source.putBack([entry]);
      this.#dropFloats([entry]);
      if (!mayMove) this.#emptyColumns++;
      this.#openNext('column', 'full');
      return;
    }
    if (this.#cut(entry, spot)) return;
    const forced = this.#placements.forced(entry, this.#band);
    if (forced.y + entry.item.height > column.bottom + fitSlack) {
      this.#run.report('convert.too-tall', entry.laid.block.origin);
    }
    this.#commit(entry, forced);
  }

  /** Places the first part of an item here and leaves the second to the next column. */
  #placeParts(entry: Entry, spot: Placement, parts: readonly [FlowItem, FlowItem]): void {
    this.#parts++;
    this.#source.putBack([{ ...entry, item: parts[1], isRest: true }]);
    const first = { ...entry, item: parts[0] };
    this.#commit(first, { ...this.#placements.forced(first, this.#band, spot.y), repeated: spot.repeated });
    this.#openNext('column', 'full');
  }

  /** Cuts an item that is higher than a whole column; false where there is nothing to cut. */
  #cut(entry: Entry, spot: Placement): boolean {
    const { item, laid } = entry;
    if (spot.room <= 0 || item.height <= spot.room + fitSlack || this.#parts > mostParts) return false;
    const cut = item.cut?.(spot.room);
    if (!cut || cut.parts[0].height <= 0 || cut.parts[0].height > spot.room + fitSlack) return false;
    if (cut.isTextCut) this.#run.report('convert.row-cut', laid.block.origin);
    const { repeated } = item;
    const [first, rest] = cut.parts;
    this.#placeParts(entry, spot, [first, repeated && !rest.repeated ? { ...rest, repeated } : rest]);
    return true;
  }

  /** The parts of an item of which the first fits here. */
  #split({ item }: Entry, { room }: Placement): readonly [FlowItem, FlowItem] | undefined {
    if (item.split === undefined || room <= 0 || this.#parts > mostParts) return undefined;
    const parts = item.split(room);
    if (!parts || parts[0].height <= 0 || parts[0].height > room + fitSlack) return undefined;
    const { repeated } = item;
    return repeated && !parts[1].repeated ? [parts[0], { ...parts[1], repeated }] : parts;
  }

  /** Moves the items that must stay with the item along with it, unless they fill the column. */
  #carryOver(entry: Entry): void {
    const column = this.#column;
    let cut = column.placed.length;
    while (cut > 0 && column.placed[cut - 1]?.entry.item.keepWithNext === true) cut--;
    const isHeld = cut > 0 || column.top > 0;
    const carried = isHeld ? column.takeFrom(cut) : [];
    this.#source.putBack([...carried, entry]);
    this.#dropFloats([...carried, entry]);
    this.#openNext('column', 'full');
  }

  #dropFloats(entries: readonly Entry[]): void {
    for (const { laid, index } of entries) if (index === 0) this.#draft.dropFloats(this.#floatsOf(laid));
  }

  #floatsOf({ items }: LaidBlock): readonly Floating[] {
    return (items[0]?.floats ?? []).filter((floating) => !this.#run.settledFloats.has(floating));
  }

  #openNext(kind: 'page' | 'column', opening: Opening): void {
    const left = this.#column.notes.left;
    const keepsTopSpace = opening === 'hard';
    if (kind === 'column' && this.#band.hasNextColumn) {
      this.#band.openColumn(keepsTopSpace, left);
      return;
    }
    this.#band.close();
    this.#band = openBand(this.#run, this.#section, this.#sectionIndex, { isFirst: false, keepsTopSpace, left });
    this.#bandState = this.#stateOf(left);
  }

  #stateOf(left: readonly FlowItem[]): BandState {
    return { source: this.#source.save(), floats: this.#draft.floats.length, left };
  }

  /** Lays out the band again, now that a float is known to be in what was laid out before it; false where that cannot be. */
  #restartBand(): boolean {
    if (this.#bandState === undefined) return false;
    const { source, floats, left } = this.#bandState;
    const draft = this.#draft;
    const later = draft.floats.slice(floats).filter(({ floating }) => !this.#run.settledFloats.has(floating));
    draft.dropFloats(later.map(({ floating }) => floating));
    this.#band = this.#band.again(left);
    this.#source.restore(source);
    this.#emptyColumns = 0;
    return true;
  }
}
