import { catchProblems, type Place } from '../../../problems/index.ts';
import { readXml } from '../../../xml/read-xml.ts';
import { copiedText } from '../../../platform/copied-text.ts';
import type { Budget } from '../../../platform/limits.ts';
import { ContentCache } from '../../model/content-cache.ts';
import type { Inline } from '../../model/inline.ts';
import type { PlacedTemplate } from './paragraph-template.ts';
import { ParagraphTemplate } from './paragraph-template.ts';

/** Paragraph templates that are cached for the documents of one Word template, and UTF-16 units of their XML. Longer ones are not. */
const mostTemplates = 2000;
const mostTemplateLength = 512 * 1024;
const longestTemplate = 16 * 1024;

/** Characters of texts, and a share for each, that are cached twice: for current documents, and for earlier ones. */
const mostCharacters = 60_000;
const share = 20;

/** A way through the pieces of XML between texts. A piece that ends a paragraph leads to its template; null where it has none. */
interface Junction {
  readonly ways: Map<string, Junction>;
  template?: ParagraphTemplate | null;
}

/** The paragraph templates of one Word template by how they are written, and the contents that were seen in them. */
export class ParagraphTemplateCache {
  readonly #start: Junction = { ways: new Map() };
  readonly #numbers = new WeakMap<PlacedTemplate, number>();
  readonly #rootTag: string;
  #nextNumber = 0;
  #templates = 0;
  #length = 0;
  /** Null for what was seen once. */
  #recent = new Map<string, ContentCache | null>();
  #earlier = new Map<string, ContentCache | null>();
  #characters = 0;

  /** @param rootTag start tag of the part's root: it declares the prefixes */
  constructor(rootTag: string) {
    this.#rootTag = rootTag;
  }

  /** The template of a paragraph by its pieces; undefined when it was not seen yet, null when it has none. */
  find(pieces: readonly string[]): ParagraphTemplate | null | undefined {
    let junction: Junction | undefined = this.#start;
    for (const piece of pieces) {
      junction = junction.ways.get(piece);
      if (!junction) return undefined;
    }
    return junction.template;
  }

  /** Reads the template of a paragraph that was not seen yet. */
  learn(pieces: readonly string[], xml: string, name: string, place: Place, limits: Budget): ParagraphTemplate | null {
    if (this.#templates >= mostTemplates || this.#length >= mostTemplateLength || xml.length > longestTemplate)
      return null;
    const template = this.#read(xml, name, place, limits);
    const fits = template !== undefined && template.texts === pieces.length - 1 ? template : null;
    let junction = this.#start;
    for (const piece of pieces) {
      let next = junction.ways.get(piece);
      if (!next) junction.ways.set(copiedText(piece), (next = { ways: new Map() }));
      junction = next;
      this.#length += piece.length;
    }
    junction.template = fits;
    this.#templates++;
    return fits;
  }

  #read(xml: string, name: string, place: Place, limits: Budget): ParagraphTemplate | undefined {
    const read = (): ParagraphTemplate | undefined => {
      const part = readXml(name, `${this.#rootTag}${xml}</w:document>`, place, limits);
      const [paragraph] = part.root.children;
      return paragraph?.name === 'w:p' && part.root.children.length === 1
        ? ParagraphTemplate.of(part, paragraph)
        : undefined;
    };
    // Reading the whole part reports what is wrong with it.
    return catchProblems(read, () => undefined);
  }

  /**
   * What a paragraph of a template with these texts holds: the same object from the second time on, as long as it is cached, so
   * that names and dates, which are seen once, cost no more than their own text. Undefined for a text that is not `plain`.
   * @param keepsAll caches it the first time
   */
  content(
    placed: PlacedTemplate,
    texts: readonly string[],
    isPlain: (text: string) => boolean,
    keepsAll = false,
  ): ContentCache | readonly Inline[] | undefined {
    let number = this.#numbers.get(placed);
    if (number === undefined) this.#numbers.set(placed, (number = this.#nextNumber++));
    const key = copiedText(`${number} ${texts.length === 1 ? (texts[0] ?? '') : texts.join('<')}`);
    const recent = this.#recent.get(key);
    const known = recent === undefined ? this.#earlier.get(key) : recent;
    if (known) {
      if (!recent) this.#keep(key, known);
      return known;
    }
    if (!texts.every(isPlain)) return undefined;
    if (known === undefined && !keepsAll) {
      this.#keep(key, null);
      return placed.template.content(texts, placed.formats);
    }
    const content = new ContentCache(placed.template.content(texts.map(copiedText), placed.formats));
    this.#keep(key, content);
    return content;
  }

  #keep(key: string, content: ContentCache | null): void {
    if (!this.#recent.has(key)) this.#characters += key.length + share;
    if (this.#characters > mostCharacters) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#characters = key.length + share;
    }
    this.#recent.set(key, content);
  }
}
