import { keepRuns } from '../../pdf/draw/index.ts';
import type { FontLibrary } from '../../pdf/fonts/index.ts';
import type { FlowItem } from './flow-item.ts';
import type { Inline } from './inline.ts';

/** Lines that were made of a content, and all they depend on beside it: objects by their identity. */
export interface KeptLines {
  readonly given: readonly unknown[];
  readonly items: readonly FlowItem[];
}

/** Ways to set one content that are kept: nearly always one. */
const mostWays = 4;

/**
 * What a paragraph holds, one object for all documents in which it is written alike, and what was made of it. Nothing here depends
 * on the document in which it was met first.
 */
export class KeptContent {
  readonly content: readonly Inline[];
  /** Fonts that have all its characters, so that it is drawn as it is. */
  drawableIn: FontLibrary | undefined;
  readonly #lines: KeptLines[] = [];

  constructor(content: readonly Inline[]) {
    this.content = content;
  }

  findLines(given: readonly unknown[]): readonly FlowItem[] | undefined {
    return this.#lines.find((kept) => given.every((each, index) => each === kept.given[index]))?.items;
  }

  keepLines(given: readonly unknown[], items: readonly FlowItem[]): void {
    if (this.#lines.length >= mostWays) this.#lines.shift();
    this.#lines.push({ given, items });
    for (const { marks } of items) for (const mark of marks) if (mark.kind === 'lines') mark.lines.forEach(keepRuns);
  }
}
