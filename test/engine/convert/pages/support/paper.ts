import type {
  Block,
  Floating,
  Inline,
  Page,
  PageSetup,
  Paragraph,
  ParagraphFormat,
  Section,
  TextFormat,
  WordDocument,
} from '../../../../../packages/engine/src/convert/model/index.ts';
import { makePages, type MadePages } from '../../../../../packages/engine/src/convert/pages/index.ts';
import { bundledLibrary } from '../../../../../packages/engine/src/node/fonts/bundled-fonts.ts';

/** Height of the lines of all paragraphs here, pt: ten of them fill a page of these sections. */
export const line = 10;

export const text: TextFormat = {
  fonts: { ascii: 'MS 明朝', highAnsi: 'MS 明朝', eastAsia: 'MS 明朝' },
  size: 8,
  bold: false,
  italic: false,
  snapToGrid: false,
};

const plain: ParagraphFormat = {
  align: 'start',
  startIndent: 0,
  endIndent: 0,
  firstIndent: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  contextualSpacing: false,
  styleId: 'Normal',
  lineHeight: { rule: 'exact', height: line },
  snapToGrid: false,
  keepWithNext: false,
  keepLines: false,
  widowControl: false,
  pageBreakBefore: false,
  tabs: [],
  kinsoku: true,
  hanging: false,
  lineStartTrim: false,
  latinSpace: false,
  latinBreak: 'word',
};

let paths = 0;

/** A paragraph of which each part of the text between `|` is a line of its own. */
export function paragraph(
  words: string | readonly Inline[],
  format: Partial<ParagraphFormat> = {},
  floats: readonly Floating[] = [],
): Paragraph {
  const content =
    typeof words === 'string'
      ? words
          .split('|')
          .flatMap((part, index): Inline[] => [
            ...(index > 0 ? ([{ kind: 'break', to: 'line', format: text }] as const) : []),
            { kind: 'text', text: part, format: text },
          ])
      : words;
  const path = String(paths++);
  const origin = { place: () => ({ path }) };
  return { kind: 'paragraph', format: { ...plain, ...format }, mark: text, content, floats, origin };
}

export function paragraphs(count: number, format: Partial<ParagraphFormat> = {}, name = 'p'): Paragraph[] {
  return Array.from({ length: count }, (_, index) => paragraph(`${name}${index + 1}`, format));
}

export function run(words: string): Inline {
  return { kind: 'text', text: words, format: text };
}

export function breakTo(to: 'line' | 'column' | 'page'): Inline {
  return { kind: 'break', to, format: text };
}

export function field(name: 'page' | 'pages' | 'sectionPages'): Inline {
  return { kind: 'field', field: name, format: text };
}

export function noteMark(key: string): Inline {
  return { kind: 'note', text: key, footnote: key, format: text };
}

/** A page of 200 by 140 pt with margins of 20 pt: the text is 160 by 100 pt. */
export const paper: PageSetup = {
  width: 200,
  height: 140,
  margins: { top: 20, bottom: 20, left: 20, right: 20 },
  fixedTop: false,
  fixedBottom: false,
  header: 5,
  footer: 5,
  direction: 'horizontal',
  columns: { columns: [{ width: 160, space: 0 }], hasLine: false },
  verticalAlign: 'top',
};

export const twoColumns = {
  columns: {
    columns: [
      { width: 70, space: 20 },
      { width: 70, space: 0 },
    ],
    hasLine: false,
  },
};

export function section(blocks: readonly Block[], page: Partial<PageSetup> = {}, more: Partial<Section> = {}): Section {
  return {
    page: { ...paper, ...page },
    start: 'nextPage',
    hasFirstPage: false,
    numbering: { format: 'decimal' },
    headers: {},
    footers: {},
    blocks,
    ...more,
  };
}

export function document(sections: readonly Section[], more: Partial<WordDocument> = {}): WordDocument {
  return {
    sections,
    footnotes: new Map(),
    endnotes: [],
    evenAndOddHeaders: false,
    defaultTab: 42,
    squeezesPunctuation: false,
    balancesSpaces: false,
    problems: [],
    ...more,
  };
}

export function make(...sections: readonly Section[]): MadePages {
  return makePages(document(sections), bundledLibrary());
}

export function makeDocument(made: WordDocument): MadePages {
  return makePages(made, bundledLibrary());
}

export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Lines of text of a page where they are, in the order in which they are drawn; of vertical ones the right edge and the top. */
export function linesOf(page: Pick<Page, 'marks'> | undefined): SetLine[] {
  const round = (value: number): number => Math.round(value * 100) / 100 + 0;
  return (page?.marks ?? []).flatMap((mark) => {
    if (mark.kind === 'clipped') return linesOf(mark);
    if (mark.kind !== 'lines') return [];
    return mark.lines.map((each) => {
      const words = each.glyphs.map(({ glyph }) => glyph.text).join('');
      return mark.vertical
        ? { text: words, x: round(mark.x - each.top), y: round(mark.y + each.start) }
        : { text: words, x: round(mark.x + each.start), y: round(mark.y + each.top) };
    });
  });
}

/** Texts of the lines of each page. */
export function textsOf({ pages }: MadePages): string[][] {
  return pages.map((page) => linesOf(page).map((each) => each.text));
}

/** `text@y` of each line. */
export function placesOf(page: Page | undefined): string[] {
  return linesOf(page).map((each) => `${each.text}@${each.y}`);
}

/** p1, p2, … as `paragraphs` names them. */
export function names(from: number, to: number, name = 'p'): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}`);
}
