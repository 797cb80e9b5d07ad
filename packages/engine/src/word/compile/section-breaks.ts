import { partNamespaces } from '../read/part-namespaces.ts';
import { breakParagraph, type References, sectionEnd, withReferences } from '../content/sections.ts';
import { descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Bound, Edits, PlacedStructure } from './edits.ts';
import { boundsAround, boundsInside } from './element-bounds.ts';
import type { Execution } from './step.ts';
import type { TemplateTag } from './template-tag.ts';

const encoder = new TextEncoder();

/** Position of the document being written among the sections of its template. */
interface Progress {
  /** The section that text is written of now. */
  current: number;
  /** The section that the last text belongs to; null when its break was written. */
  open: number | null;
  /** Offset in the document that everything before is accounted for. */
  at: number;
  /** Offsets in the document of the properties of the last break. */
  last: { readonly start: number; readonly end: number } | null;
}

/** A section of the template: the paragraph that ends it, null for the last one; its properties. */
interface TemplateSection {
  readonly paragraph: XmlElement | null;
  readonly properties: XmlElement | null;
  /** The properties with the headers and footers that they would take over. */
  readonly xml: Uint8Array;
  /** A paragraph that does nothing but end the section. */
  readonly breakXml: Uint8Array;
}

function readSections(part: XmlPart, body: XmlElement): TemplateSection[] {
  const words = partNamespaces(part);
  const references: References = new Map();
  const section = (paragraph: XmlElement | null, properties: XmlElement | undefined): TemplateSection => {
    const xml = withReferences(part, properties, references);
    const breakXml = encoder.encode(breakParagraph(xml, words));
    return { paragraph, properties: properties ?? null, xml: encoder.encode(xml), breakXml };
  };
  const ended = body.children.flatMap((each) => {
    const properties = sectionEnd(each);
    return properties ? [section(each, properties)] : [];
  });
  const own = body.children.findLast(({ name }) => name === 'w:sectPr');
  return [...ended, section(null, own)];
}

/** More bytes than a few empty paragraphs have. */
const mostBlankBytes = 4096;

/** Elements that empty paragraphs consist of; bookmarks and the like print nothing either. */
const blankElement =
  /^(?:p|r|t|bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|permStart|permEnd|proofErr|lastRenderedPageBreak)$/;

const decoder = new TextDecoder();

/** Are these bytes of a part nothing but empty paragraphs? */
function isBlank(bytes: Uint8Array): boolean {
  if (bytes.length > mostBlankBytes) return false;
  const xml = decoder.decode(bytes).replace(/<((?:[\w.-]+:)?[pr]Pr)(?:\s[^>]*)?(?:\/>|>.*?<\/\1>)/gs, '');
  if (xml.replace(/<[^>]*>/g, '') !== '') return false;
  return Array.from(xml.matchAll(/<\/?(?:[\w.-]+:)?([\w.-]+)/g)).every(([, name = '']) => blankElement.test(name));
}

/** Just inside of a bound at a beginning, just outside of one at an end. */
const behind = 1e-6;

/**
 * Keeps every page in the section that it belongs to when blocks repeat or leave out breaks of sections: Word gives text the
 * properties of the next break after it, whichever that is. What was printed of a section is ended with its own properties
 * before something of another one follows, and the document ends with those of its last text.
 */
class BreakPlacer {
  readonly #part: XmlPart;
  readonly #sections: readonly TemplateSection[];
  readonly #tags: readonly TemplateTag[];
  readonly #edits: Edits;
  readonly #body: XmlElement;
  readonly #paragraphEnd: number;
  readonly #progress = new WeakMap<Execution, Progress>();

  constructor(part: XmlPart, body: XmlElement, tags: readonly TemplateTag[], edits: Edits) {
    this.#part = part;
    this.#sections = readSections(part, body);
    this.#tags = tags;
    this.#edits = edits;
    this.#body = body;
    this.#paragraphEnd = encoder.encode(`</${part.prefix}p>`).length;
  }

  /** The blocks that hold a break of sections; none when something else looks after the breaks. */
  blocks(): PlacedStructure[] {
    const starts = new Set(this.#sections.flatMap(({ properties }) => properties?.start ?? []));
    if (this.#edits.cuts.some(({ start }) => starts.has(start))) return [];
    const ends = this.#sections.flatMap(({ paragraph }) => paragraph ?? []);
    return this.#edits.structures.filter(
      ({ structure, start, end }) =>
        (structure.kind === 'block' || structure.kind === 'repeat') &&
        ends.some((paragraph) => start.at <= paragraph.start && end.at >= paragraph.end),
    );
  }

  /** Is the bound between blocks of the document, not in the middle of a paragraph? */
  isBetween({ at }: Bound): boolean {
    return !this.#body.children.some(({ start, end }) => start < at && at < end);
  }

  place(blocks: readonly PlacedStructure[]): void {
    this.#edits.stepOutside(this.#body.openEnd, -Infinity, (execution) => {
      this.#progress.set(execution, { current: 0, open: null, at: execution.out.length, last: null });
    });
    for (const { start, splits, end } of blocks) {
      this.#enterAt(start);
      for (const split of splits) this.#enterAt(split, this.#indexAt(start));
      this.#enterAt(end);
    }
    this.#sections.forEach(({ paragraph, properties, xml }, index) => {
      if (paragraph && properties) this.#placeBreak(index, paragraph, properties, xml);
    });
    this.#placeEnd();
  }

  #indexAt({ at }: Bound): number {
    return this.#sections.findIndex(({ paragraph }) => paragraph === null || paragraph.end > at);
  }

  /** `before` is the section of the text before a block: whichever branch is written continues it. */
  #enterAt(bound: Bound, before = -1): void {
    const index = this.#indexAt(bound);
    this.#edits.stepOutside(bound.at, bound.order + behind, (execution) => {
      const progress = this.#settled(execution);
      if (progress.open === before) progress.open = index;
      progress.current = index;
    });
  }

  #progressOf(execution: Execution): Progress {
    const progress = this.#progress.get(execution);
    if (!progress) throw new TypeError('a body that was not begun');
    return progress;
  }

  /**
   * Looks at what was printed since the last time, and puts a break before it when it belongs to another section. Empty
   * paragraphs right behind a break get no page of their own between copies: they begin the section of the text after them.
   */
  #settled(execution: Execution, isLast = false): Progress {
    const progress = this.#progressOf(execution);
    const { out } = execution;
    if (out.length > progress.at) {
      const { open, current, at } = progress;
      if (open === null && progress.last && !isLast && isBlank(out.slice(at, out.length))) return progress;
      if (open !== null && open !== current) out.splice(at, at, this.#sections[open]?.breakXml ?? new Uint8Array());
      progress.open = current;
      progress.at = out.length;
    }
    return progress;
  }

  #placeBreak(index: number, paragraph: XmlElement, properties: XmlElement, xml: Uint8Array): void {
    const [before, after] = boundsAround(properties, this.#tags);
    this.#edits.cut(properties.start, properties.end);
    this.#edits.structure(
      before,
      [],
      after,
      () => (execution) => {
        // This may put a break before the paragraph and so move it.
        const progress = this.#settled(execution);
        const start = execution.out.length;
        execution.out.write(xml);
        progress.last = { start, end: execution.out.length };
      },
      { part: this.#part.name },
      'keep',
    );
    const end = boundsInside(paragraph, this.#tags)[1];
    this.#edits.step(end.at, end.order, (execution) => {
      const progress = this.#progressOf(execution);
      progress.open = null;
      progress.at = execution.out.length + this.#paragraphEnd;
      progress.current = index + 1;
    });
  }

  #placeEnd(): void {
    const last = this.#sections.length - 1;
    const section = this.#sections[last];
    const write = (execution: Execution): void => {
      const progress = this.#settled(execution, true);
      const { out } = execution;
      if (progress.open === null && progress.last) {
        // Nothing follows the last break: its section is the last one, and no empty page comes after it.
        const { start, end } = progress.last;
        const properties = out.slice(start, end);
        out.splice(start, end, new Uint8Array());
        out.write(properties);
      } else out.write(this.#sections[progress.open ?? last]?.xml ?? new Uint8Array());
    };
    if (section?.properties) {
      const [open, close] = boundsAround(section.properties, this.#tags);
      this.#edits.cut(section.properties.start, section.properties.end);
      this.#edits.structure(open, [], close, () => write, { part: this.#part.name }, 'keep');
    } else this.#edits.stepOutside(this.#body.closeStart, this.#tags.length + 1, write);
  }
}

/** Looks after the sections of a document whose tags repeat breaks of sections or leave them out. */
export function keepSections(part: XmlPart, tags: readonly TemplateTag[], edits: Edits): void {
  const body = descend(part.root, 'w:body');
  if (!body?.children.some((each) => sectionEnd(each) !== undefined)) return;
  const placer = new BreakPlacer(part, body, tags, edits);
  const blocks = placer.blocks();
  const bounds = blocks.flatMap(({ start, splits, end }) => [start, ...splits, end]);
  if (bounds.length > 0 && bounds.every((bound) => placer.isBetween(bound))) placer.place(blocks);
}
