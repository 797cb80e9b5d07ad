import type { FontChain } from '../../pdf/fonts/index.ts';
import type { LineRoom } from '../../pdf/layout/index.ts';
import type { Block } from './block.ts';
import type { FlowItem } from './flow-item.ts';
import type { DocumentGrid } from './section.ts';
import type { TextFormat } from './formats.ts';

/** What page fields print where a block is set. */
export interface PageNumbers {
  /** Already in the format of the section. */
  readonly page: string;
  readonly pages: string;
  readonly sectionPages: string;
  /** The same in a format of numbering, for fields that require one. */
  readonly inFormat: (field: 'page' | 'pages' | 'sectionPages', format: string) => string;
}

/** What the layout of blocks depends on besides the blocks. */
export interface LayoutContext {
  /** The font chain for characters of a format, `japanese` for East Asian ones. The same chain for the same format. */
  readonly chainOf: (format: TextFormat, japanese: boolean) => FontChain;
  readonly direction: 'horizontal' | 'vertical';
  readonly grid?: DocumentGrid | undefined;
  /** pt. */
  readonly defaultTab: number;
  readonly squeezesPunctuation: boolean;
  /** Each of several spaces in a row is half an em wide. */
  readonly balancesSpaces: boolean;
  readonly numbers: PageNumbers;
  /** Marks of footnotes that are counted again on each page, by their keys: known when pages have been made once. */
  readonly noteTexts?: ReadonlyMap<string, string> | undefined;
  /**
   * Where lines may be because of floats; called with the top of a line counted from the top of the paragraph, and how many
   * lines are on that height before it. Absent where nothing floats.
   */
  readonly room?: ((top: number, height: number, part?: number) => LineRoom) | undefined;
  /**
   * Floats are placed where their blocks are, and text flows around them there: in cells, notes and text boxes. Elsewhere the page
   * places it.
   */
  readonly holdsFloats?: boolean | undefined;
  /** Of what floats in the blocks, the page places what leaves its cell. */
  readonly letsFloatsOut?: boolean | undefined;
  /** Called with the first block of a text box in which text is cut off. */
  readonly reportCut?: ((block: Block) => void) | undefined;
  /** Lays out blocks one below the other in `width` pt: how cells, text boxes, headers and notes set what is in them. */
  readonly layoutBlocks: (blocks: readonly Block[], width: number, context: LayoutContext) => readonly FlowItem[];
}

/**
 * The context with floats held where the blocks are. Written out, since there is one for each cell: to V8 an object that is spread
 * and gains keys has a shape of its own, which all that looks into it must learn again.
 */
export function holdingFloats(context: LayoutContext, letsFloatsOut: boolean): LayoutContext {
  const { chainOf, direction, grid, defaultTab, squeezesPunctuation, balancesSpaces, numbers, noteTexts } = context;
  const { room, reportCut, layoutBlocks } = context;
  return {
    chainOf,
    direction,
    grid,
    defaultTab,
    squeezesPunctuation,
    balancesSpaces,
    numbers,
    noteTexts,
    room,
    holdsFloats: true,
    letsFloatsOut,
    reportCut,
    layoutBlocks,
  };
}
