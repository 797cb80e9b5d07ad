import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { isOn, wholeNumber } from '../../../xml/values.ts';
import { readParagraphProperties, type ParagraphProperties } from './paragraph-properties.ts';
import { childValue } from '../../../xml/part-attribute.ts';
import { readAttributes, ownValue } from './read-attributes.ts';
import type { Styles } from './styles.ts';
import { readTextProperties, type TextProperties } from './text-properties.ts';
import type { Theme } from './theme.ts';

/** A level of a list (ECMA-376 part 1, 17.9.6). */
export interface ListLevel {
  readonly start: number;
  /** `w:numFmt`, with the pattern of a custom one (`001, 002, …`) as `custom:001`. */
  readonly format: string;
  readonly text: string;
  readonly suffix: 'tab' | 'space' | 'nothing';
  readonly align: 'start' | 'center' | 'end';
  /** Numbers of outer levels are written in Arabic figures. */
  readonly isLegal: boolean;
  /** Starts again after this level (1 is the outermost) or an outer one; 0 never; undefined after any outer one. */
  readonly restart: number | undefined;
  /** Paragraph style that takes this level. */
  readonly style: string | undefined;
  readonly isPicture: boolean;
  readonly paragraph: ParagraphProperties;
  readonly look: TextProperties;
}

/** A list as paragraphs name it: the levels of its definition with its own changes. */
export interface ListDefinition {
  /** Lists of one definition count together. */
  readonly counter: string;
  readonly levels: ReadonlyMap<number, ListLevel>;
  /** Numbers that this list starts its levels from, the first time it is there. */
  readonly starts: ReadonlyMap<number, number>;
}

const suffixes: Readonly<Record<string, ListLevel['suffix']>> = { tab: 'tab', space: 'space', nothing: 'nothing' };
const aligns: Readonly<Record<string, ListLevel['align']>> = { center: 'center', right: 'end', end: 'end' };

/** A number format may be in a choice of newer forms, the last of which every reader understands. */
function numberFormat(part: XmlPart, level: XmlElement): string {
  const plain = childValue(part, level, 'w:numFmt');
  if (plain !== undefined) return plain;
  const choice = descend(level, 'mc:AlternateContent', 'mc:Choice', 'w:numFmt');
  const values = readAttributes(part, choice);
  const pattern = values.get('format')?.split(',')[0]?.trim();
  if (values.get('val') === 'custom' && pattern !== undefined && /^0*1$/.test(pattern)) return `custom:${pattern}`;
  const fallback = descend(level, 'mc:AlternateContent', 'mc:Fallback', 'w:numFmt');
  return readAttributes(part, fallback).get('val') ?? 'decimal';
}

/** The lists of a document. */
export class Numbering {
  readonly part: XmlPart | undefined;
  readonly #theme: Theme;
  readonly #styles: Styles;
  readonly #abstracts = new Map<string, XmlElement>();
  readonly #lists = new Map<string, XmlElement>();
  readonly #known = new Map<string, ListDefinition | undefined>();

  constructor(part: XmlPart | undefined, styles: Styles, theme: Theme) {
    this.part = part;
    this.#styles = styles;
    this.#theme = theme;
    for (const element of part?.root.children ?? []) {
      if (!part) continue;
      const values = readAttributes(part, element);
      if (element.name === 'w:abstractNum') this.#abstracts.set(values.get('abstractNumId') ?? '', element);
      if (element.name === 'w:num') this.#lists.set(values.get('numId') ?? '', element);
    }
  }

  /** The list of that id; undefined for 0, which takes paragraphs out of their list, and for ids that nothing has. */
  find(id: string): ListDefinition | undefined {
    if (!this.#known.has(id)) this.#known.set(id, this.#read(id));
    return this.#known.get(id);
  }

  /** Level of the list whose paragraphs have that style (17.9.23); undefined where no level names it. */
  levelOfStyle(id: string, style: string): number | undefined {
    for (const [number, level] of this.find(id)?.levels ?? []) if (level.style === style) return number;
    return undefined;
  }

  #read(id: string): ListDefinition | undefined {
    const { part } = this;
    const list = this.#lists.get(id);
    if (!part || !list || id === '0') return undefined;
    const counter = this.#settleAbstract(childValue(part, list, 'w:abstractNumId') ?? '');
    const abstract = this.#abstracts.get(counter);
    if (!abstract) return undefined;
    const levels = new Map<number, ListLevel>();
    const starts = new Map<number, number>();
    for (const each of abstract.children) if (each.name === 'w:lvl') this.#addLevel(part, each, levels);
    for (const each of list.children) {
      if (each.name !== 'w:lvlOverride') continue;
      const number = wholeNumber(readAttributes(part, each).get('ilvl')) ?? 0;
      const level = child(each, 'w:lvl');
      if (level) this.#addLevel(part, level, levels, number);
      const start = wholeNumber(childValue(part, each, 'w:startOverride'));
      if (start !== undefined) starts.set(number, start);
    }
    return { counter, levels, starts };
  }

  /** Follows a definition that only names a numbering style to the one that the style represents (17.9.21). */
  #settleAbstract(id: string): string {
    const { part } = this;
    if (!part) return id;
    const seen = new Set<string>();
    let current = id;
    while (!seen.has(current)) {
      seen.add(current);
      const abstract = this.#abstracts.get(current);
      const link = childValue(part, abstract, 'w:numStyleLink');
      if (link === undefined) return current;
      const next = this.#abstractOfStyle(part, link);
      if (next === undefined) return current;
      current = next;
    }
    return current;
  }

  #abstractOfStyle(part: XmlPart, style: string): string | undefined {
    const list = this.#styles.find(style, 'numbering')?.paragraph.numberingId;
    const named = childValue(part, this.#lists.get(list ?? ''), 'w:abstractNumId');
    const abstract = this.#abstracts.get(named ?? '');
    if (abstract && childValue(part, abstract, 'w:numStyleLink') !== style) return named;
    for (const [id, element] of this.#abstracts) if (childValue(part, element, 'w:styleLink') === style) return id;
    return undefined;
  }

  #addLevel(part: XmlPart, element: XmlElement, levels: Map<number, ListLevel>, at?: number): void {
    const number = at ?? wholeNumber(readAttributes(part, element).get('ilvl'));
    if (number === undefined || number < 0 || number > 8) return;
    const value = (name: string): string | undefined => childValue(part, element, name);
    const legal = child(element, 'w:isLgl');
    levels.set(number, {
      start: wholeNumber(value('w:start')) ?? 0,
      format: numberFormat(part, element),
      text: value('w:lvlText') ?? '',
      suffix: ownValue(suffixes, value('w:suff')) ?? 'tab',
      align: ownValue(aligns, value('w:lvlJc')) ?? 'start',
      isLegal: legal !== undefined && isOn(value('w:isLgl')),
      restart: wholeNumber(value('w:lvlRestart')),
      style: value('w:pStyle'),
      isPicture: child(element, 'w:lvlPicBulletId') !== undefined,
      paragraph: readParagraphProperties(part, child(element, 'w:pPr'), this.#theme),
      look: readTextProperties(part, child(element, 'w:rPr'), this.#theme),
    });
  }
}

/** Counts the paragraphs of lists, in the order in which they are in the document (ECMA-376 part 1, 17.9). */
export class ListCounters {
  /** Numbers of the levels by the definition that they count for; a level that has not begun, or begins again, has none. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  /** Levels of lists that have begun from their own start. */
  readonly #begun = new Set<string>();

  /** Counts one paragraph and returns the numbers of its level and of those around it, outermost first. */
  next(id: string, list: ListDefinition, number: number): number[] {
    const counts = this.#counts.get(list.counter) ?? [];
    this.#counts.set(list.counter, counts);
    const key = `${id} ${number}`;
    // A list that states its own start takes it the first time it is on that level.
    if (list.starts.has(number) && !this.#begun.has(key)) counts[number] = undefined;
    this.#begun.add(key);
    const last = counts[number];
    counts[number] = last === undefined ? startOf(list, number) : last + 1;
    for (const [inner, level] of list.levels)
      if (inner > number && restartsAfter(level, inner, number)) counts[inner] = undefined;
    return Array.from({ length: number + 1 }, (_, at) => counts[at] ?? startOf(list, at));
  }
}

function startOf({ starts, levels }: ListDefinition, number: number): number {
  return starts.get(number) ?? levels.get(number)?.start ?? 1;
}

/** Does `level`, which is inside, begin again after a paragraph of the level `outer` (17.9.10)? Both count from 0. */
function restartsAfter({ restart }: ListLevel, inner: number, outer: number): boolean {
  if (restart === undefined || restart > inner) return true;
  return outer < restart;
}
