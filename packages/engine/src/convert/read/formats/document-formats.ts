import { childValue } from '../../../xml/part-attribute.ts';
import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { ListLabel } from '../../model/block.ts';
import type { PageSetup, Section } from '../../model/section.ts';
import type { TextFormat } from '../../model/formats.ts';
import type { FormatReport, FormatSource, ResolvedParagraph, Surroundings, TableStyle } from '../format-source.ts';
import { CellStyles, groundOf, type CellGround } from './cell-styles.ts';
import { presentEdges } from './edges.ts';
import type { FormatCache, RunResult } from './format-cache.ts';
import { ListCounters, type ListDefinition, type ListLevel } from './numbering.ts';
import { formatNumber } from './numbers/index.ts';
import { readPageSetup, readSectionFormat } from './page-setup.ts';
import { readParagraphProperties } from './paragraph-properties.ts';
import { reportLevel, reportSection } from './report-unset.ts';
import { resolveParagraph, type Formats, type ParagraphResult } from './resolve-paragraph.ts';
import type { DocumentSettings } from './settings.ts';
import { isSymbolFont, symbolText } from '../runs/symbol-characters.ts';
import { readTableLook } from './table-look.ts';
import { mergeTables, readTableProperties, readTableStyle } from './table-styles.ts';
import { makeTextFormat, mergeText, type TextLevels } from './text-format.ts';
import { type TextProperties, readTextProperties } from './text-properties.ts';
import type { Theme } from './theme.ts';

/** Text of a bullet: characters of symbol fonts as Unicode has them; a picture is a plain bullet. */
function bulletText(level: ListLevel): string {
  if (level.isPicture) return '•';
  const font = level.look.ascii ?? level.look.highAnsi ?? '';
  return Array.from(level.text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return (code >= 0xf000 && code <= 0xf0ff) || isSymbolFont(font) ? symbolText(code, font) : character;
  }).join('');
}

/** Text of a label: `%1` to `%9` in the level's text are the numbers of the levels, each in its own format (17.9.11). */
function labelText(list: ListDefinition, level: ListLevel, numbers: readonly number[]): string {
  if (level.format === 'bullet') return bulletText(level);
  return level.text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const value = numbers[at];
    // A level names those around it and itself; deeper ones have no number yet.
    if (value === undefined) return '';
    const format = list.levels.get(at)?.format ?? 'decimal';
    const isPlain = level.isLegal && format !== 'decimalZero' && format !== 'none' && format !== 'bullet';
    return formatNumber(value, isPlain ? 'decimal' : format);
  });
}

/** Look that the level gives its label. A mapped bullet is in a font of the text: symbol fonts have no such character. */
function labelLook({ format, look }: ListLevel): TextProperties {
  if (format !== 'bullet' || !isSymbolFont(look.ascii ?? look.highAnsi ?? '')) return look;
  const { ascii: _ascii, highAnsi: _highAnsi, eastAsia: _eastAsia, ...rest } = look;
  return { ...rest, hint: 'eastAsia' };
}

/** Space next to the text of cells in a table for which no style specifies any, pt (ECMA-376 part 1, 17.4.42). */
const plainCellMargin = 5.75;

/** Of a cell that no style was requested. */
const noGround: CellGround = { paragraph: {}, text: {} };

/** The XML of properties as it is written: what is written alike in a part of one prefix means the same. */
function written(part: XmlPart, properties: XmlElement | undefined): string {
  return properties ? part.prefix + part.xml.slice(properties.start, properties.end) : '';
}

/** The formats of one document. Properties that are written alike are resolved once. */
export class DocumentFormats implements FormatSource {
  readonly settings: DocumentSettings;
  readonly evenAndOddHeaders: boolean;
  readonly defaultTab: number;
  readonly squeezesPunctuation: boolean;
  readonly balancesSpaces: boolean;
  readonly defaultPage: PageSetup;
  readonly formatNumber = formatNumber;
  readonly memory?: object;
  readonly #memory: FormatCache;
  readonly #theme: Theme;
  readonly #formats: Formats;
  readonly #counters = new ListCounters();
  readonly #report: FormatReport;

  /** @param isKept whether the memory outlasts the document */
  constructor(memory: FormatCache, report: FormatReport, isKept: boolean) {
    const { theme, formats, ground } = memory;
    this.#memory = memory;
    if (isKept) this.memory = memory;
    this.#report = report;
    this.#theme = theme;
    this.#formats = formats;
    const { settings } = formats;
    this.settings = settings;
    this.evenAndOddHeaders = settings.evenAndOddHeaders;
    this.defaultTab = settings.defaultTab;
    this.squeezesPunctuation = settings.squeezesPunctuation;
    this.balancesSpaces = settings.balancesSpaces;
    this.defaultPage = readPageSetup(undefined, undefined, ground);
  }

  themeColor(name: string): string | undefined {
    return this.#theme.color(name);
  }

  paragraph(part: XmlPart, properties: XmlElement | undefined, around: Surroundings): ResolvedParagraph {
    const { keys, paragraphs, results } = this.#memory;
    const key = `${keys.of(around.cell)} ${keys.of(around.grid)} ${written(part, properties)}`;
    let result = paragraphs.get(key);
    if (!result) {
      result = this.#resolve(part, properties, around);
      paragraphs.set(key, result);
      results.set(result.resolved, result);
    }
    for (const id of result.unset) this.#report(id, part, properties);
    return result.resolved;
  }

  #resolve(part: XmlPart, properties: XmlElement | undefined, { cell, grid }: Surroundings): ParagraphResult {
    return resolveParagraph(this.#formats, {
      direct: readParagraphProperties(part, properties, this.#theme),
      mark: readTextProperties(part, properties && child(properties, 'w:rPr'), this.#theme),
      cell: cell && (groundOf(cell) ?? noGround),
      grid,
    });
  }

  run(part: XmlPart, properties: XmlElement | undefined, paragraph: ResolvedParagraph): TextFormat | undefined {
    const { levels } = this.#resultOf(part, paragraph);
    const result = this.#memory.run(levels, written(part, properties), () => this.#makeRun(part, properties, levels));
    if (result.hasEffect) this.#report('convert.text-effect', part, properties);
    return result.format;
  }

  #makeRun(part: XmlPart, properties: XmlElement | undefined, shared: TextLevels): RunResult {
    const direct = readTextProperties(part, properties, this.#theme);
    const character = this.#formats.styles.text(direct.style, 'character');
    const levels = { ...shared, character, direct };
    const made = makeTextFormat(levels);
    const format = made && this.#formats.texts.intern(made);
    return { format, hasEffect: made !== undefined && mergeText(levels).hasEffect === true };
  }

  /** A paragraph that was not made here is treated as one of the default style. */
  #resultOf(part: XmlPart, paragraph: ResolvedParagraph): ParagraphResult {
    return this.#memory.results.get(paragraph) ?? this.#resolve(part, undefined, {});
  }

  nextLabel(
    { numberingId, level }: { readonly numberingId: string; readonly level: number },
    paragraph: ResolvedParagraph,
  ): ListLabel | undefined {
    const list = this.#formats.numbering.find(numberingId);
    const definition = list?.levels.get(level);
    if (!list || !definition) return undefined;
    const numbers = this.#counters.next(numberingId, list, level);
    reportLevel(this.#formats.numbering.part, definition, this.#report);
    const text = labelText(list, definition, numbers);
    const format = this.#labelFormat(definition, paragraph);
    if (!format || (text === '' && definition.suffix === 'nothing')) return undefined;
    return { text, format, suffix: definition.suffix, align: definition.align };
  }

  /** Look of a label: that of the paragraph mark, and over it that of the level (17.9.24). Undefined when it is hidden. */
  #labelFormat(level: ListLevel, paragraph: ResolvedParagraph): TextFormat | undefined {
    const levels = this.#memory.results.get(paragraph)?.markLevels;
    if (!levels) return paragraph.mark;
    const { style: _style, ...look } = labelLook(level);
    const made = makeTextFormat({ ...levels, direct: { ...levels.direct, ...look } });
    return made && this.#formats.texts.intern(made);
  }

  table(part: XmlPart, properties: XmlElement | undefined): TableStyle {
    const { tables } = this.#memory;
    const key = written(part, properties);
    let table = tables.get(key);
    if (!table) tables.set(key, (table = this.#makeTable(part, properties)));
    return table;
  }

  #makeTable(part: XmlPart, properties: XmlElement | undefined): TableStyle {
    const definition = readTableStyle(this.#formats.styles, childValue(part, properties, 'w:tblStyle'), this.#theme);
    const merged = mergeTables(definition.table, readTableProperties(part, properties, this.#theme));
    const { margins, indent, align, cellSpacing } = merged;
    const bands = { row: merged.rowBand ?? 1, column: merged.columnBand ?? 1 };
    const cells = new CellStyles(definition, readTableLook(part, properties), bands);
    return {
      borders: presentEdges(merged.borders) ?? {},
      margins: {
        top: margins.top ?? 0,
        bottom: margins.bottom ?? 0,
        left: margins.left ?? plainCellMargin,
        right: margins.right ?? plainCellMargin,
      },
      ...(indent !== undefined && { indent }),
      ...(align && { align }),
      ...(cellSpacing !== undefined && { cellSpacing }),
      shape: { part: this.#formats.styles.part, elements: definition.shape },
      rowBand: bands.row,
      columnBand: bands.column,
      cell: (place) => cells.cell(place),
    };
  }

  section(
    part: XmlPart,
    properties: XmlElement | undefined,
  ): Pick<Section, 'page' | 'start' | 'hasFirstPage' | 'numbering'> {
    reportSection(part, properties, this.#formats.settings, this.#report);
    return readSectionFormat(part, properties, properties ? this.#page(part, properties) : this.defaultPage);
  }

  /** The page of properties that are written alike is one object: formats and styles are cached by its grid. */
  #page(part: XmlPart, properties: XmlElement): PageSetup {
    const { pages, ground } = this.#memory;
    const key = written(part, properties);
    let page = pages.get(key);
    if (!page) pages.set(key, (page = readPageSetup(part, properties, ground)));
    return page;
  }
}
