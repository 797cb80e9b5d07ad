import type { BlockOrigin, Floating, LayoutContext, PageNumbers, Section, WordDocument } from '../model/index.ts';
import type { Block } from '../model/block.ts';
import { createProblem, type Problem } from '../../problems/index.ts';
import { formatNumber } from '../read/formats/numbers/index.ts';
import type { Anchor } from './floats/float-box.ts';
import { placeFloat } from './floats/place-float.ts';
import { countNotes } from './note-area.ts';
import { HeaderSetter, partOf, type LaidPart } from './header-parts.ts';
import { layoutBlock, layoutBlocks, type SetBlock } from './layout-blocks.ts';
import { PageDraft, type PlacedFloat } from './page-draft.ts';
import { stackItems } from './stack-items.ts';
import { TextArea } from './text-area.ts';
import { TrackedPageNumbers } from './tracked-page-numbers.ts';

/** How many pages there are: all, and of each section. Guessed when pages are made for the first time. */
export interface Totals {
  readonly pages: number;
  readonly sections: readonly number[];
  /** Marks of footnotes that are counted again on each page. */
  readonly noteTexts?: ReadonlyMap<string, string>;
}

/** One making of all pages of a document. */
export class PageRun {
  readonly document: WordDocument;
  readonly chainOf: LayoutContext['chainOf'];
  readonly totals: Totals;
  /** How blocks of the text become items. */
  readonly setBlock: SetBlock;
  readonly drafts: PageDraft[] = [];
  readonly problems: Problem[] = [];
  /** Floats whose page is final, since text before them was laid out around them. */
  readonly settledFloats = new Set<object>();
  readonly #headers = new HeaderSetter();
  readonly #reportCut = ({ origin }: Block): void => this.report('convert.text-box-full', origin);

  constructor(
    document: WordDocument,
    chainOf: LayoutContext['chainOf'],
    totals: Totals,
    setBlock: SetBlock = layoutBlock,
  ) {
    this.setBlock = setBlock;
    this.document = document;
    this.chainOf = chainOf;
    this.totals = totals;
  }

  /** Whether the pages show counts that are known only when they are made. */
  get usesCounts(): boolean {
    return this.usesTotals || this.document.restartedNotes !== undefined;
  }

  /** Whether text (headers aside, which are set when the totals are known) printed how many pages there are. */
  get usesTotals(): boolean {
    return this.drafts.some(({ start }) => start.numbers.usesTotals);
  }

  get counted(): Totals {
    const sections: number[] = this.document.sections.map(() => 0);
    for (const { start } of this.drafts) sections[start.sectionIndex] = (sections[start.sectionIndex] ?? 0) + 1;
    const { restartedNotes } = this.document;
    const noteTexts = restartedNotes && countNotes(this.drafts, restartedNotes);
    return { pages: this.drafts.length, sections, ...(noteTexts && { noteTexts }) };
  }

  get lastNumber(): number {
    return this.drafts.at(-1)?.start.number ?? 0;
  }

  openPage(section: Section, sectionIndex: number, isFirstOfSection: boolean, isBlank = false): PageDraft {
    const { page: setup, numbering } = section;
    const starts = isFirstOfSection && !isBlank ? numbering.start : undefined;
    const number = starts ?? this.lastNumber + 1;
    const numbers = this.#numbersOf(section, sectionIndex, number, this.totals);
    const watched = new TrackedPageNumbers(numbers);
    const context = this.#contextOf(section, watched);
    const page = { isFirst: isFirstOfSection, isEven: this.document.evenAndOddHeaders && number % 2 === 0 };
    const header = isBlank
      ? undefined
      : this.#part(partOf(section.headers, section, page), section, { ...context, numbers });
    const footer = isBlank
      ? undefined
      : this.#part(partOf(section.footers, section, page), section, { ...context, numbers });
    const draft = new PageDraft({
      section,
      sectionIndex,
      number,
      isFirstOfSection,
      area: new TextArea(setup, header?.height ?? 0, footer?.height ?? 0),
      numbers: watched,
      context,
      ...(header && { header }),
      ...(footer && { footer }),
      isBlank,
    });
    if (header) this.#placeHeaderFloats(draft, header, setup.header);
    if (footer) this.#placeHeaderFloats(draft, footer, setup.height - setup.footer - footer.height);
    this.drafts.push(draft);
    return draft;
  }

  /** A header or footer as it is drawn: set again when it prints how many pages there are and the guess was wrong. */
  finalPart(draft: PageDraft, part: LaidPart, totals: Totals): LaidPart {
    if (!part.usesTotals) return part;
    const { section, sectionIndex, number } = draft.start;
    const numbers = this.#numbersOf(section, sectionIndex, number, totals);
    return this.#part(part.blocks, section, { ...draft.start.context, numbers }) ?? part;
  }

  place(draft: PageDraft, floating: Floating, anchor: Anchor): PlacedFloat {
    const { section, area, context } = draft.start;
    const { placed, cut } = placeFloat(floating, anchor, { setup: section.page, area, context });
    const first = floating.content.kind === 'textBox' ? floating.content.blocks[0] : undefined;
    if (cut > 0 && first) this.#reportCut(first);
    return placed;
  }

  report(id: 'convert.too-tall' | 'convert.text-box-full' | 'convert.row-cut', origin: BlockOrigin): void {
    const place = origin.place();
    if (this.problems.some((known) => known.id === id && known.place.path === place.path)) return;
    this.problems.push(createProblem(id, place));
  }

  #part(blocks: readonly Block[] | undefined, section: Section, context: LayoutContext): LaidPart | undefined {
    if (blocks === undefined || blocks.length === 0) return undefined;
    const { width, margins } = section.page;
    return this.#headers.set(blocks, Math.max(1, width - margins.left - margins.right), context, context.numbers);
  }

  #placeHeaderFloats(draft: PageDraft, { items }: LaidPart, top: number): void {
    if (items.every(({ floats }) => floats.length === 0)) return;
    const { section, number } = draft.start;
    const { margins, width, height } = section.page;
    const column = { x: margins.left, y: 0, width: width - margins.left - margins.right, height };
    const { tops } = stackItems(items);
    for (const [index, { floats }] of items.entries()) {
      const y = top + (tops[index] ?? 0);
      const anchor = { column, paragraph: y, line: y, isOddPage: number % 2 === 1 };
      for (const floating of floats) {
        const placed = this.place(draft, floating, anchor);
        draft.headerFloats.push(placed);
        if (placed.obstacle) draft.field.obstacles.push(placed.obstacle);
      }
    }
  }

  #numbersOf({ numbering }: Section, sectionIndex: number, number: number, totals: Totals): PageNumbers {
    const counts = { page: number, pages: totals.pages, sectionPages: totals.sections[sectionIndex] ?? 1 };
    return {
      page: formatNumber(number, numbering.format),
      pages: String(counts.pages),
      sectionPages: String(counts.sectionPages),
      inFormat: (field, format) => formatNumber(counts[field], format),
    };
  }

  #contextOf({ page }: Section, numbers: PageNumbers): LayoutContext {
    const { defaultTab, squeezesPunctuation, balancesSpaces } = this.document;
    const { direction, grid } = page;
    const { chainOf, totals } = this;
    return {
      chainOf,
      direction,
      ...(grid && { grid }),
      defaultTab,
      squeezesPunctuation,
      balancesSpaces,
      numbers,
      layoutBlocks,
      reportCut: this.#reportCut,
      ...(totals.noteTexts && { noteTexts: totals.noteTexts }),
    };
  }
}
