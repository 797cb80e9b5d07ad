import type { FontLibrary } from '../../pdf/fonts/index.ts';
import type { Inline } from './inline.ts';

/** What was made of a content, and all it depends on in addition to it: objects by their identity. */
interface KeptWay {
  readonly given: readonly unknown[];
  readonly made: unknown;
}

/** Layouts of one content that are cached: nearly always one. */
const mostWays = 4;

/**
 * What a paragraph holds, one object for all documents in which it is written alike, and what was made of it. Nothing here depends
 * on the document in which it was first seen. The cached values belong to the step that makes them.
 */
export class ContentCache {
  readonly content: readonly Inline[];
  /** Fonts that have all its characters, so that it is drawn as it is. */
  drawableIn: FontLibrary | undefined;
  readonly #ways: KeptWay[] = [];

  constructor(content: readonly Inline[]) {
    this.content = content;
  }

  find(given: readonly unknown[]): unknown {
    return this.#ways.find((kept) => given.every((each, index) => each === kept.given[index]))?.made;
  }

  keep(given: readonly unknown[], made: unknown): void {
    if (this.#ways.length >= mostWays) this.#ways.shift();
    this.#ways.push({ given, made });
  }
}
