import { settleGlyphs, type FontChain, type FontLibrary, type GlyphPolicy } from '../../pdf/fonts/index.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { TextFormat } from '../model/formats.ts';
import type { Block, Paragraph } from '../model/block.ts';
import { changeEquationTexts } from '../model/equation-parts.ts';
import type { Floating, Table } from '../model/index.ts';
import type { Inline } from '../model/inline.ts';
import type { PageParts, Section } from '../model/section.ts';
import type { WordDocument } from '../model/word-document.ts';

/** Checks the texts of a document against the fonts they are laid out in, and collects at most `most` problems. */
export class GlyphCheck {
  readonly problems: Problem[] = [];
  readonly fonts: FontLibrary;
  readonly #policy: GlyphPolicy;
  readonly #most: number;
  readonly #chains = new Map<TextFormat, FontChain>();

  constructor(library: FontLibrary, policy: GlyphPolicy, most: number) {
    this.fonts = library;
    this.#policy = policy;
    this.#most = most;
  }

  /** The text as it is to be drawn. */
  settle(text: string, format: TextFormat, placeOf: () => Place): string {
    const settled = settleGlyphs(text, this.#chainOf(format), this.#policy, placeOf, { keepsCompatibility: true });
    for (const problem of settled.problems) {
      if (this.problems.length >= this.#most) break;
      this.problems.push(problem);
    }
    return settled.text;
  }

  /** Every chain ends with all fonts, so that of Japanese text shows for Latin text too what no font has. */
  #chainOf(format: TextFormat): FontChain {
    let chain = this.#chains.get(format);
    if (!chain) {
      const { fonts, bold, italic } = format;
      this.#chains.set(format, (chain = this.fonts.chain({ name: fonts.eastAsia, bold, italic })));
    }
    return chain;
  }
}

/** The same list when nothing in it changes: nearly always. */
function mapSame<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  let changed: Item[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    const after = change(item);
    if (after === item) continue;
    changed ??= [...items];
    changed[index] = after;
  }
  return changed ?? items;
}

/** Checks the texts of a document, and returns the document as it is to be drawn. */
class DocumentSettler {
  readonly #check: GlyphCheck;
  readonly #place: () => Place;
  /** Paths of headers and notes count in parts of their own, of which nothing is known here. */
  readonly #isMain: boolean;

  constructor(check: GlyphCheck, place: Place, isMain: boolean) {
    this.#check = check;
    this.#place = () => place;
    this.#isMain = isMain;
  }

  readonly blocks = (blocks: readonly Block[]): readonly Block[] =>
    mapSame(blocks, (block) => (block.kind === 'table' ? this.#table(block) : this.#paragraph(block)));

  parts(parts: PageParts): PageParts {
    const settled: { -readonly [Name in keyof PageParts]: PageParts[Name] } = {};
    let isSame = true;
    for (const name of ['default', 'first', 'even'] as const) {
      const blocks = parts[name];
      if (!blocks) continue;
      const after = this.blocks(blocks);
      isSame &&= after === blocks;
      settled[name] = after;
    }
    return isSame ? parts : settled;
  }

  /** What was found drawable once is. */
  #content({ content, kept }: Paragraph, place: () => Place): readonly Inline[] {
    const isKept = kept?.content === content;
    if (isKept && kept.drawableIn === this.#check.fonts) return content;
    const found = this.#check.problems.length;
    const settled = mapSame(content, (inline) => this.#inline(inline, place));
    if (isKept && settled === content && this.#check.problems.length === found) kept.drawableIn = this.#check.fonts;
    return settled;
  }

  #paragraph(paragraph: Paragraph): Paragraph {
    // Its path is found when it is reported: nearly never, and it takes the paths of all blocks.
    const place = this.#isMain ? (): Place => ({ ...this.#place(), ...paragraph.origin.place() }) : this.#place;
    const content = this.#content(paragraph, place);
    const floats = mapSame(paragraph.floats, this.#floating);
    const { label } = paragraph;
    const text = label ? this.#check.settle(label.text, label.format, place) : undefined;
    if (content === paragraph.content && floats === paragraph.floats && text === label?.text) return paragraph;
    return { ...paragraph, content, floats, ...(label && { label: { ...label, text: text ?? label.text } }) };
  }

  #inline(inline: Inline, place: () => Place): Inline {
    switch (inline.kind) {
      case 'text':
      case 'fit':
      case 'upright':
      case 'note': {
        const text = this.#check.settle(inline.text, inline.format, place);
        return text === inline.text ? inline : { ...inline, text };
      }
      case 'ruby': {
        const base = this.#check.settle(inline.base, inline.format, place);
        const reading = this.#check.settle(inline.reading, inline.readingFormat, place);
        return base === inline.base && reading === inline.reading ? inline : { ...inline, base, reading };
      }
      case 'equation': {
        const settle = (text: string, format: TextFormat): string => this.#check.settle(text, format, place);
        const equation = changeEquationTexts(inline.equation, settle);
        return equation === inline.equation ? inline : { ...inline, equation };
      }
      case 'bookmark':
      case 'break':
      case 'field':
      case 'picture':
      case 'tab':
        return inline;
    }
  }

  readonly #floating = (floating: Floating): Floating => {
    const { content } = floating;
    if (content.kind !== 'textBox') return floating;
    const blocks = this.blocks(content.blocks);
    return blocks === content.blocks ? floating : { ...floating, content: { ...content, blocks } };
  };

  #table(table: Table): Table {
    const rows = mapSame(table.rows, (row) => {
      const cells = mapSame(row.cells, (cell) => {
        const blocks = this.blocks(cell.blocks);
        return blocks === cell.blocks ? cell : { ...cell, blocks };
      });
      return cells === row.cells ? row : { ...row, cells };
    });
    return rows === table.rows ? table : { ...table, rows };
  }
}

/**
 * Looks at every character of a document before it is set, and puts in the place of those that cannot be drawn what the
 * policy of the check specifies. What is found is in the check; in the main text with the path of its block.
 */
export function substituteMissingGlyphs(document: WordDocument, check: GlyphCheck, place: Place): WordDocument {
  const main = new DocumentSettler(check, place, true);
  const other = new DocumentSettler(check, place, false);
  const sections = mapSame(document.sections, (section): Section => {
    const blocks = main.blocks(section.blocks);
    const headers = other.parts(section.headers);
    const footers = other.parts(section.footers);
    const isSame = blocks === section.blocks && headers === section.headers && footers === section.footers;
    return isSame ? section : { ...section, blocks, headers, footers };
  });
  const footnotes = new Map([...document.footnotes].map(([id, blocks]) => [id, other.blocks(blocks)]));
  return { ...document, sections, footnotes, endnotes: other.blocks(document.endnotes) };
}
