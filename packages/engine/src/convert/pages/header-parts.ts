import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext, PageNumbers } from '../model/layout-context.ts';
import type { PageParts, Section } from '../model/section.ts';
import { stackItems } from './stack-items.ts';
import { TrackedPageNumbers } from './tracked-page-numbers.ts';

/** A header or footer laid out for one page. */
export interface LaidPart {
  readonly blocks: readonly Block[];
  readonly items: readonly FlowItem[];
  readonly height: number;
  /** It prints how many pages there are. */
  readonly usesTotals: boolean;
}

/**
 * The header (or footer) of a page: that of the first page of a section which has one, that of even pages where the document
 * distinguishes them, or the usual one. A first or even page without one of its own has none.
 */
export function partOf(
  parts: PageParts,
  section: Section,
  page: { readonly isFirst: boolean; readonly isEven: boolean },
): readonly Block[] | undefined {
  if (section.hasFirstPage && page.isFirst) return parts.first;
  return page.isEven ? parts.even : parts.default;
}

/** Sets headers and footers, those without fields once. */
export class HeaderSetter {
  readonly #known = new Map<readonly Block[], { readonly width: number; readonly part: LaidPart }>();

  set(blocks: readonly Block[], width: number, context: LayoutContext, numbers: PageNumbers): LaidPart {
    const known = this.#known.get(blocks);
    if (known?.width === width) return known.part;
    const watched = new TrackedPageNumbers(numbers);
    const { room: _, ...around } = context;
    const items = context.layoutBlocks(blocks, width, { ...around, direction: 'horizontal', numbers: watched });
    const { height } = stackItems(items);
    const part = { blocks, items, height, usesTotals: watched.usesTotals };
    if (!watched.usesPage && !watched.usesTotals) this.#known.set(blocks, { width, part });
    return part;
  }
}
