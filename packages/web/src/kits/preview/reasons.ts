import { ShoruiError, type CompiledApplication, type Explanation, type Resolved } from '@shorui/engine';
import type { BlockPlace } from '@shorui/engine/convert';
import { blockReasons, type BlockReasons } from '@shorui/engine/document';
import { documentFromTemplate, wholeTree } from '@shorui/engine/editor';
import { droppedLines } from './dropped-lines.ts';
import { withoutPlace, writtenBlocks, type WrittenBlock } from './left-out.ts';
import type { LeftOutBlock, ReasonBox } from './protocol.ts';
import { reasonLines } from './reason-lines.ts';

/** Milliseconds of work after which newer answers may be laid out. */
const slice = 8;

/** What answers decide about the paragraphs of a file. */
export interface BlockDecisions {
  /** The paragraphs that are printed because of answers, in their order. */
  readonly blocks: readonly ReasonBox[];
  readonly leftOut: readonly LeftOutBlock[];
}

interface Template {
  readonly reasons: BlockReasons;
  readonly written: readonly WrittenBlock[];
}

/** Why paragraphs are printed or left out. */
export class Reasons {
  readonly #compiled: CompiledApplication;
  readonly #locale: 'ja' | 'en';
  readonly #templates = new Map<number, Template>();

  constructor(compiled: CompiledApplication, locale: 'ja' | 'en') {
    this.#compiled = compiled;
    this.#locale = locale;
  }

  /**
   * Works in slices; undefined as soon as the answers are old.
   * @param isOld whether newer answers have come
   */
  async of(
    fileId: number,
    resolved: Resolved,
    places: readonly BlockPlace[],
    isOld: () => boolean,
  ): Promise<BlockDecisions | undefined> {
    const { reasons, written } = this.#template(fileId);
    const blocks: ReasonBox[] = [];
    const leftOut: LeftOutBlock[] = [];
    let begun = performance.now();
    const goesOn = async (): Promise<boolean> => {
      if (performance.now() - begun > slice) {
        await new Promise((resolve) => setTimeout(resolve));
        begun = performance.now();
      }
      return !isOld();
    };
    for (const place of places) {
      if (!(await goesOn())) return undefined;
      // Paragraphs of text boxes have no path.
      if (place.path === '') continue;
      const why = explained(() => reasons(resolved, targetOf(place), place.repeat)).map((reason) => ({
        key: reason.text.ja,
        lines: reasonLines(reason, this.#locale),
      }));
      if (why.length > 0) blocks.push({ ...place, reasons: why });
    }
    for (const block of withoutPlace(written, places)) {
      if (!(await goesOn())) return undefined;
      const target = targetOf(block);
      const why = (repeat: readonly number[]) => explained(() => reasons(resolved, target, repeat));
      const lines = droppedLines(why, this.#locale);
      if (lines.length > 0) leftOut.push({ ...block, lines });
    }
    return { blocks, leftOut };
  }

  #template(fileId: number): Template {
    const known = this.#templates.get(fileId);
    if (known !== undefined) return known;
    const file = this.#compiled.files.find((each) => each.file.id === fileId);
    const layer = file?.document ?? file?.file.document;
    const mirror = file === undefined ? undefined : documentFromTemplate(file.bytes);
    const tree = mirror && layer ? wholeTree(mirror, layer) : mirror;
    const template = { reasons: blockReasons(this.#compiled, fileId), written: tree ? writtenBlocks(tree) : [] };
    this.#templates.set(fileId, template);
    return template;
  }
}

const targetOf = ({ part, path }: { readonly part: string; readonly path: string }) => ({
  ...(part !== '' && { part }),
  path: path.split('.').map(Number),
});

/** None for a block that the document of the editor moved elsewhere. */
function explained(find: () => readonly Explanation[]): readonly Explanation[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ShoruiError) return [];
    throw error;
  }
}
