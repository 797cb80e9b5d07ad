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
  /** Undefined for what was seen once. */
  #recent = new Map<string, ContentCache | undefined>();
  #earlier = new Map<string, ContentCache | undefined>();
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
    const key = `${number} ${texts.length === 1 ? (texts[0] ?? '') : texts.join('<')}`;
    const known = this.#recent.get(key) ?? this.#earlier.get(key);
    if (known) {
      if (!this.#recent.has(key)) this.#keep(key, known);
      return known;
    }
    if (!texts.every(isPlain)) return undefined;
    const wasMet = this.#recent.has(key) || this.#earlier.has(key);
    if (!wasMet && !keepsAll) {
      this.#keep(key, undefined);
      return placed.template.content(texts, placed.formats);
    }
    const content = new ContentCache(placed.template.content(texts.map(copiedText), placed.formats));
    this.#keep(key, content);
    return content;
  }

  #keep(key: string, content: ContentCache | undefined): void {
    if (!this.#recent.has(key)) this.#characters += key.length + share;
    if (this.#characters > mostCharacters) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#characters = key.length + share;
    }
    this.#recent.set(copiedText(key), content);
  }
}

/** Memories by what resolves the formats of a template's documents, and by root tag. */
const memories = new WeakMap<object, Map<string, ParagraphTemplateCache>>();
/** Root tags that are cached: documents of one Word template have one. */
const mostRootTags = 8;

/** The memory of documents with this root tag whose formats `formats` resolves, read under the limits that it was read under. */
export function paragraphTemplateCacheOf(formats: object, rootTag: string): ParagraphTemplateCache {
  let byTag = memories.get(formats);
  if (!byTag) memories.set(formats, (byTag = new Map()));
  let memory = byTag.get(rootTag);
  if (!memory) {
    if (byTag.size >= mostRootTags) byTag.clear();
    byTag.set(copiedText(rootTag), (memory = new ParagraphTemplateCache(copiedText(rootTag))));
  }
  return memory;
}
