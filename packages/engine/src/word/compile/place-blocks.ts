import { createProblem, type Problem } from '../../problems/index.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import { closest, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Bound, Edits } from './edits.ts';
import { boundInParagraph, inlineBounds, splitRuns, type RunSplit } from './inline-bounds.ts';
import type { TagBlock } from './match-blocks.ts';
import { joinParagraphs, type OpenParagraph } from './open-paragraphs.ts';
import { paragraphBound } from './paragraph-bounds.ts';
import { isTagsOnlyRow, rowBound, type RowContext } from './row-bounds.ts';
import { buildBlock } from './tag-steps.ts';
import type { PartTags, TemplateTag } from './template-tag.ts';

/** What placing the blocks of a part leaves behind for the steps that follow. */
export interface PlacedBlocks {
  /** Blocks that are inside one paragraph. */
  readonly inline: readonly TagBlock[];
  /** Blocks about columns of a table: nothing is placed for these here. */
  readonly columns: readonly TagBlock[];
  /** Elements whose direct paragraphs a block encloses. */
  readonly containers: ReadonlySet<XmlElement>;
  /** Tables with a block over rows, and rows that vanish because they hold nothing but tags. */
  readonly tables: ReadonlySet<XmlElement>;
  readonly vanishingRows: ReadonlySet<XmlElement>;
  /** Tags at which a run is cut in two. */
  readonly splitTags: ReadonlySet<TemplateTag>;
  readonly problems: readonly Problem[];
}

type Side = 'open' | 'split' | 'close';

function commonAncestor(a: XmlElement, b: XmlElement): XmlElement | null {
  let current: XmlElement | null = a;
  while (current && !(current.start <= b.start && current.end >= b.end)) current = current.parent;
  return current;
}

function childToward(ancestor: XmlElement, element: XmlElement): XmlElement {
  let current = element;
  while (current.parent && current.parent !== ancestor) current = current.parent;
  return current;
}

/** Is one of the elements, which are in document order, completely between two offsets? */
function someWithin(elements: readonly XmlElement[], from: number, to: number): boolean {
  for (let index = firstAtLeast(elements, from, ({ start }) => start); index < elements.length; index++) {
    const { start, end } = elements[index] as XmlElement;
    if (start >= to) return false;
    if (end <= to) return true;
  }
  return false;
}

const homes = ['w:tr', 'w:tbl', 'w:tc', 'w:txbxContent', 'w:body', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote', 'w:p'];

class BlockPlacer {
  readonly #part: XmlPart;
  readonly #edits: Edits;
  readonly #rows: RowContext;
  readonly inline: TagBlock[] = [];
  readonly columns: TagBlock[] = [];
  readonly containers = new Set<XmlElement>();
  readonly tables = new Set<XmlElement>();
  readonly vanishingRows = new Set<XmlElement>();
  readonly splitTags = new Set<TemplateTag>();
  readonly problems: Problem[] = [];
  readonly #splits: RunSplit[] = [];

  constructor(part: XmlPart, tags: PartTags, edits: Edits) {
    this.#part = part;
    this.#edits = edits;
    this.#rows = {
      paragraphs: tags.paragraphs,
      hasOtherContent: (row, from, to) => someWithin(tags.others, Math.max(from, row.start), Math.min(to, row.end)),
    };
  }

  place(block: TagBlock): void {
    const { parsed } = block.open;
    if (parsed.kind === 'open' && parsed.columns) {
      this.columns.push(block);
      return;
    }
    const tags = [block.open, ...block.elses, block.close];
    const elements = tags.map((tag) => tag.paragraph.text.element);
    const [first] = elements;
    const common =
      first && elements.reduce<XmlElement | null>((shared, each) => shared && commonAncestor(shared, each), first);
    if (!common) return this.#cross(block, block.close);
    const home = closest(common, ...homes);
    if (elements.every((each) => each === first)) return this.#placeInline(block, tags);
    if (home?.name === 'w:tr') return this.#placeRows(block, tags, home, true);
    if (home?.name === 'w:tbl') return this.#placeRows(block, tags, common, false);
    const outside = tags.find((tag, index) => elements[index] !== childToward(common, tag.paragraph.text.element));
    if (outside) return this.#cross(block, outside);
    return this.#placeParagraphs(block, tags, common);
  }

  finish(): void {
    for (const { tag } of this.#splits) this.splitTags.add(tag);
    splitRuns(this.#part, this.#splits, this.#edits);
    for (const row of this.vanishingRows) this.#edits.remove(row);
  }

  #cross(block: TagBlock, tag: TemplateTag): void {
    const name = block.open.parsed.kind === 'open' ? block.open.parsed.block : '';
    this.problems.push(
      createProblem(
        'word.block-places',
        tag.place,
        { name },
        tag === block.open ? block.close.place : block.open.place,
      ),
    );
  }

  #add(block: TagBlock, bounds: readonly Bound[], paragraphs: readonly OpenParagraph[] = []): void {
    const [open, ...splits] = bounds;
    const close = splits.pop();
    const { parsed } = block.open;
    const kind = parsed.kind === 'open' && parsed.block === 'each' ? 'repeat' : 'block';
    const build = joinParagraphs(this.#part, buildBlock(block, this.problems), paragraphs, kind === 'repeat');
    if (open && close) this.#edits.structure(open, splits, close, build, block.close.place, kind);
  }

  #placeInline(block: TagBlock, tags: readonly TemplateTag[]): void {
    const bounds = inlineBounds(tags);
    if (!Array.isArray(bounds)) {
      this.problems.push(bounds);
      return;
    }
    bounds.forEach((bound, index) => {
      const tag = tags[index];
      if (bound.splits && tag) this.#splits.push({ run: bound.splits, tag });
    });
    this.inline.push(block);
    this.#add(block, bounds);
  }

  /**
   * A tag at the beginning or the end of its paragraph, or alone in it, is a bound between paragraphs; one in the middle of text
   * is a bound in its paragraph: the block encloses the rest of that paragraph, or the part of it before the tag.
   */
  #placeParagraphs(block: TagBlock, tags: readonly TemplateTag[], container: XmlElement): void {
    const bounds: Bound[] = [];
    const paragraphs: OpenParagraph[] = [];
    for (const [index, tag] of tags.entries()) {
      const between = paragraphBound(tag, sideOf(index, tags.length), tag.paragraph === block.open.paragraph);
      paragraphs.push(between ? null : tag.paragraph.text.element);
      if (between) {
        bounds.push(between);
        continue;
      }
      const inside = boundInParagraph(tag);
      if ('id' in inside) {
        this.problems.push(inside);
        return;
      }
      if (inside.splits) this.#splits.push({ run: inside.splits, tag });
      bounds.push(inside);
    }
    this.containers.add(container);
    this.#add(block, bounds, paragraphs);
  }

  #placeRows(block: TagBlock, tags: readonly TemplateTag[], home: XmlElement, single: boolean): void {
    const table = closest(home, 'w:tbl');
    if (table) this.tables.add(table);
    const bounds: Bound[] = [];
    const rows = tags.map((tag) => (single ? home : childToward(home, tag.paragraph.text.element)));
    for (const [index, tag] of tags.entries()) {
      const row = rows[index];
      const bound =
        row && rowBound(tag, row, sideOf(index, tags.length), single || rows[0] === rows.at(-1), this.#rows);
      if (!row || !bound) return this.#cross(block, tag);
      if (!single && rows[0] !== rows.at(-1) && isTagsOnlyRow(row, this.#rows)) this.vanishingRows.add(row);
      bounds.push(bound);
    }
    this.#add(block, bounds);
  }
}

function sideOf(index: number, count: number): Side {
  if (index === 0) return 'open';
  return index === count - 1 ? 'close' : 'split';
}

/** Decides for each block what it encloses: runs, paragraphs or rows; and puts it there. */
export function placeBlocks(part: XmlPart, tags: PartTags, blocks: readonly TagBlock[], edits: Edits): PlacedBlocks {
  const placer = new BlockPlacer(part, tags, edits);
  for (const block of blocks) placer.place(block);
  placer.finish();
  return placer;
}
