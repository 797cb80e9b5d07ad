import { visibleText } from '../tags/invisible.ts';
import type { ParsedTag } from '../tags/expression.ts';

/** What counts of a tag here. */
interface PlacedTag {
  readonly parsed: ParsedTag;
  readonly at: number;
}

/** An open tag that could not be understood. */
export interface BrokenOpen {
  /** Its name, which its close tag has too. */
  readonly name: string;
  /** Offset in the part of its first character. */
  readonly at: number;
}

/** The stretch of a part from an open tag that could not be understood to its close tag, or to the end. */
export interface BrokenBlock {
  readonly from: number;
  readonly to: number;
}

/** The name of the block that a tag opens, whatever follows it; null for a tag that opens none. `raw` is the tag with its braces. */
export function openName(raw: string): string | null {
  return /^\{\{\s*#\s*([^\s{}(]+)/.exec(visibleText(raw))?.[1] ?? null;
}

interface OpenBlock {
  readonly name: string;
  /** Where it opens, when its tag could not be understood. */
  readonly brokenAt: number | null;
}

class BrokenBlockFinder<Tag extends PlacedTag> {
  readonly #stack: OpenBlock[] = [];
  readonly orphans = new Set<Tag>();
  readonly blocks: BrokenBlock[] = [];

  open(name: string, brokenAt: number | null): void {
    this.#stack.push({ name, brokenAt });
  }

  otherwise(tag: Tag): void {
    if (typeof this.#stack.at(-1)?.brokenAt === 'number') this.orphans.add(tag);
  }

  close(tag: Tag, name: string): void {
    const index = this.#stack.findLastIndex((each) => each.name === name);
    if (index < 0) return;
    const [closed, ...inner] = this.#stack.splice(index);
    if (closed?.brokenAt !== null) this.orphans.add(tag);
    // Blocks inside that are still open are not closed at all: that is reported elsewhere.
    for (const { brokenAt } of closed ? [closed, ...inner] : []) this.#end(brokenAt, tag.at);
  }

  finish(): void {
    for (const { brokenAt } of this.#stack) this.#end(brokenAt, Infinity);
  }

  #end(brokenAt: number | null, to: number): void {
    if (brokenAt !== null) this.blocks.push({ from: brokenAt, to });
  }
}

/**
 * Finds what belongs to open tags that could not be understood: their close tags and elses, which would only be reported as
 * errors of their own, and the stretches between. `tags` are those of the part in the order of `at`.
 */
export function findBrokenBlocks<Tag extends PlacedTag>(
  tags: readonly Tag[],
  broken: readonly BrokenOpen[],
): { readonly orphans: ReadonlySet<Tag>; readonly blocks: readonly BrokenBlock[] } {
  const finder = new BrokenBlockFinder<Tag>();
  const waiting = broken.toSorted((a, b) => b.at - a.at);
  for (const tag of tags) {
    for (let next = waiting.at(-1); next && next.at < tag.at; next = waiting.at(-1)) {
      finder.open(next.name, next.at);
      waiting.pop();
    }
    const { parsed } = tag;
    if (parsed.kind === 'open') finder.open(parsed.block, null);
    else if (parsed.kind === 'else') finder.otherwise(tag);
    else if (parsed.kind === 'close') finder.close(tag, parsed.name);
  }
  for (const { name, at } of waiting) finder.open(name, at);
  finder.finish();
  return finder;
}
