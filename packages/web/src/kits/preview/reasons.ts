import {
  blockReasons,
  ShoruiError,
  type BlockPlace,
  type BlockReasons,
  type CompiledApplication,
  type Explanation,
  type Resolved,
} from '@shorui/engine';
import type { BlockReason, ReasonBox } from './protocol.ts';

/** Milliseconds of work after which newer answers may be laid out. */
const slice = 8;

/** What the answers say, without the tags of the template: the statements about questions and fields. */
function linesOf(reason: Explanation, locale: 'ja' | 'en'): readonly string[] {
  const about = (each: Explanation): string[] => [
    ...(each.subject === undefined ? [] : [each.text[locale]]),
    ...each.children.flatMap(about),
  ];
  const lines = [...new Set(about(reason))];
  return lines.length > 0 ? lines : [reason.text[locale]];
}

/** Why paragraphs are printed. */
export class Reasons {
  readonly #compiled: CompiledApplication;
  readonly #locale: 'ja' | 'en';
  readonly #files = new Map<number, BlockReasons>();

  constructor(compiled: CompiledApplication, locale: 'ja' | 'en') {
    this.#compiled = compiled;
    this.#locale = locale;
  }

  /**
   * The paragraphs that answers decide about, in their order. Works in slices; undefined as soon as the answers are old.
   * @param isOld whether newer answers have come
   */
  async of(
    fileId: number,
    resolved: Resolved,
    places: readonly BlockPlace[],
    isOld: () => boolean,
  ): Promise<readonly ReasonBox[] | undefined> {
    const reasons = this.#files.get(fileId) ?? blockReasons(this.#compiled, fileId);
    this.#files.set(fileId, reasons);
    const found: ReasonBox[] = [];
    let begun = performance.now();
    for (const place of places) {
      if (performance.now() - begun > slice) {
        await new Promise((resolve) => setTimeout(resolve));
        begun = performance.now();
      }
      if (isOld()) return undefined;
      const why = this.#why(reasons, resolved, place);
      if (why.length > 0) found.push({ ...place, reasons: why });
    }
    return found;
  }

  #why(reasons: BlockReasons, resolved: Resolved, { part, path, repeat }: BlockPlace): readonly BlockReason[] {
    // Paragraphs of text boxes have no path.
    if (path === '') return [];
    try {
      return reasons(resolved, { part, path: path.split('.').map(Number) }, repeat).map((reason) => ({
        key: reason.text.ja,
        lines: linesOf(reason, this.#locale),
      }));
    } catch (error) {
      // A block that the document of the editor moved elsewhere.
      if (error instanceof ShoruiError) return [];
      throw error;
    }
  }
}
