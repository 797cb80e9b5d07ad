import { copiedText } from '../../platform/copied-text.ts';
import type { FlowItem, Inline, LayoutContext, Paragraph } from '../model/index.ts';
import { IdentityKeys } from '../read/formats/identity-keys.ts';
import type { FrameJoins } from './paragraph-frame.ts';

/** Characters of the paragraphs that are cached, each with a fixed share: with about 200 bytes a glyph, 10 MB at most. */
const mostCharacters = 50_000;
const share = 20;
/** Longer keys, in UTF-16 units, are not looked up. */
const longestKey = 4000;
/** Keys of paragraphs that were laid out once; twice that at most. */
const mostSeen = 1000;

const keys = new IdentityKeys();

function inlineKey(inline: Inline): string | undefined {
  switch (inline.kind) {
    case 'text':
      return `t${keys.of(inline.format)},${inline.text.length}:${inline.text}`;
    case 'tab':
      return `-${keys.of(inline.format)}`;
    case 'break':
      return `${inline.to}${keys.of(inline.format)}`;
    case 'ruby':
      return `r${keys.of(inline.format)},${keys.of(inline.readingFormat)},${inline.base.length},${inline.reading.length}:${inline.base}${inline.reading}`;
    case 'bookmark':
    case 'equation':
    case 'field':
    case 'fit':
    case 'note':
    case 'picture':
    case 'upright':
      return undefined;
  }
}

/**
 * All that the lines of a paragraph depend on, formats and fonts by their identity. Undefined where they depend on the page, or
 * hold what belongs to one document.
 */
export function paragraphKey(
  { format, mark, label, content, floats }: Paragraph,
  width: number,
  context: LayoutContext,
  { joinsAbove = false, joinsBelow = false }: FrameJoins,
): string | undefined {
  if (context.room !== undefined || floats.length > 0) return undefined;
  const { chainOf, grid, direction, defaultTab, squeezesPunctuation, balancesSpaces } = context;
  let key = `${keys.of(chainOf)} ${keys.of(grid)} ${direction} ${defaultTab} ${squeezesPunctuation} ${balancesSpaces} ${width} ${joinsAbove} ${joinsBelow} ${keys.of(format)} ${keys.of(mark)}`;
  if (label) key += ` l${keys.of(label.format)}${label.suffix}${label.align}${label.text.length}:${label.text}`;
  for (const inline of content) {
    const own = inlineKey(inline);
    if (own === undefined) return undefined;
    key += ` ${own}`;
    if (inline.kind !== 'bookmark' && inline.link !== undefined) key += ` ${inline.link.length}:${inline.link}`;
    if (key.length > longestKey) return undefined;
  }
  return key;
}

/**
 * Paragraphs as they were laid out, by their keys: most text of a form is the same in all documents that are made from it. A paragraph
 * is cached from its second use on, so that names and dates do not displace it; the least recently used one is dropped first.
 */
class ParagraphCache {
  readonly #known = new Map<string, readonly FlowItem[]>();
  #characters = 0;
  #seen = new Set<string>();
  #seenBefore = new Set<string>();

  find(key: string): readonly FlowItem[] | undefined {
    const items = this.#known.get(key);
    if (!items) return undefined;
    this.#known.delete(key);
    this.#known.set(key, items);
    return items;
  }

  keep(key: string, items: readonly FlowItem[]): void {
    if (!this.#wasSeen(key)) return;
    this.#known.set(copiedText(key), items);
    this.#characters += key.length + share;
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= mostCharacters) break;
      this.#known.delete(oldest);
      this.#characters -= oldest.length + share;
    }
  }

  #wasSeen(key: string): boolean {
    if (this.#seen.has(key) || this.#seenBefore.has(key)) return true;
    this.#seen.add(copiedText(key));
    if (this.#seen.size >= mostSeen) {
      this.#seenBefore = this.#seen;
      this.#seen = new Set();
    }
    return false;
  }
}

/** One for the process: a cached value depends on its key alone, so that documents do not influence each other. */
export const paragraphCache = new ParagraphCache();
