import { copiedText } from '../../../platform/copied-text.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { RowShapes } from '../row-shape.ts';
import { KnownPieces } from './cut-pieces.ts';
import { ParagraphTemplateCache } from './paragraph-template-cache.ts';

/** What is left of a main part without its plain paragraphs, read. */
export interface KnownRest {
  readonly part: XmlPart;
  readonly rowShapes: RowShapes;
  /** How many elements were cut out of the part when it was read: with more, it may be past a limit. */
  readonly elements: number;
}

/** Rests that are cached for one Word template, and characters of the longest: tables of other lengths leave other rests. */
const mostRests = 8;
const longestRest = 64 * 1024;

/** What is cached of the main parts of the documents of one Word template. */
export class MainPartCache {
  readonly templates: ParagraphTemplateCache;
  readonly pieces = new KnownPieces();
  readonly #rests = new Map<string, KnownRest>();

  /** @param rootTag start tag of the part's root: it declares the prefixes */
  constructor(rootTag: string) {
    this.templates = new ParagraphTemplateCache(rootTag);
  }

  rest(xml: string, elements: number): KnownRest | undefined {
    const known = this.#rests.get(xml);
    return known && elements <= known.elements ? known : undefined;
  }

  /** Keeps a rest for the next documents; undefined where it is too long. */
  keepRest(part: XmlPart, elements: number): KnownRest | undefined {
    if (part.xml.length > longestRest) return undefined;
    if (this.#rests.size >= mostRests) this.#rests.clear();
    const known = { part, elements, rowShapes: new Map() };
    this.#rests.set(part.xml, known);
    return known;
  }
}

/** By what resolves the formats of a template's documents, and by root tag. */
const known = new WeakMap<object, Map<string, MainPartCache>>();
/** Root tags that are cached: documents of one Word template have one. */
const mostRootTags = 8;

/** The cache of documents with this root tag whose formats `formats` resolves, read under the limits that they were read under. */
export function mainPartCacheOf(formats: object, rootTag: string): MainPartCache {
  let byTag = known.get(formats);
  if (!byTag) known.set(formats, (byTag = new Map()));
  let cache = byTag.get(rootTag);
  if (!cache) {
    if (byTag.size >= mostRootTags) byTag.clear();
    byTag.set(copiedText(rootTag), (cache = new MainPartCache(copiedText(rootTag))));
  }
  return cache;
}
