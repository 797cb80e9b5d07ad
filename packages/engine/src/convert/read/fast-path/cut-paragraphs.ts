import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { ContentCache } from '../../model/content-cache.ts';
import type { ParagraphTemplate, PlacedTemplate } from './paragraph-template.ts';
import type { ParagraphTemplateCache } from './paragraph-template-cache.ts';

/** A paragraph that was cut out. */
export interface CutParagraph {
  readonly template: ParagraphTemplate;
  /** As they are written in XML. */
  readonly texts: readonly string[];
  /** Of one that many documents have, all its text included: what it holds, once that is cached. */
  known?: { readonly placed: PlacedTemplate; readonly content: ContentCache };
}

/** What the templates of paragraphs are read with. */
export interface CutContext {
  /** Of the part. */
  readonly name: string;
  readonly templates: ParagraphTemplateCache;
  readonly place: Place;
  readonly limits: Budget;
}

/** A part without its plain paragraphs. */
export interface CutPart {
  /** What is left, with `<w:p/>` in the place of each. */
  readonly xml: string;
  /** By the offset of what represents them. */
  readonly paragraphs: ReadonlyMap<number, CutParagraph>;
  /** How many elements were cut out. */
  readonly elements: number;
}

/** What represents a paragraph that was cut out. */
export const standIn = '<w:p/>';
export const paragraphEnd = '</w:p>';
const space = 0x20;
const closing = 0x3e;
const slash = 0x2f;
const textTags = ['<w:t>', '<w:t xml:space="preserve">'];

/** The start tag of a plain text at an offset; undefined where it is written in another way. */
export function textTagAt(xml: string, at: number): string | undefined {
  return textTags.find((each) => xml.startsWith(each, at));
}

/** Finds the start tags of one name, nearly always front to back. */
export class TagFinder {
  readonly #xml: string;
  readonly #tag: string;
  /** The last answer, and where it was looked for from. */
  #at = -1;
  #from = 0;

  constructor(xml: string, tag: string) {
    this.#xml = xml;
    this.#tag = tag;
  }

  /** Offset of the first from `from` on; past the end of the part when there is none. */
  next(from: number): number {
    if (from >= this.#from && this.#at >= from) return this.#at;
    const xml = this.#xml;
    this.#from = from;
    for (let at = xml.indexOf(this.#tag, from); at >= 0; at = xml.indexOf(this.#tag, at + 1)) {
      const after = xml.charCodeAt(at + this.#tag.length);
      if (after === space || after === closing) return (this.#at = at);
    }
    return (this.#at = xml.length);
  }
}

/** The XML of a paragraph between its texts, and these; undefined where the fast path does not support it. */
function takeApart(
  xml: string,
  start: number,
  end: number,
  texts: TagFinder,
): { pieces: string[]; texts: string[] } | undefined {
  const pieces: string[] = [];
  const found: string[] = [];
  let from = start;
  for (let at = texts.next(start); at < end; at = texts.next(at + 1)) {
    const tag = textTagAt(xml, at);
    if (tag === undefined) return undefined;
    const open = at + tag.length;
    const close = xml.indexOf('<', open);
    if (!xml.startsWith('</w:t>', close)) return undefined;
    pieces.push(xml.slice(from, open));
    found.push(xml.slice(open, close));
    from = close;
  }
  pieces.push(xml.slice(from, end));
  return { pieces, texts: found };
}

/** Reads a paragraph by its template, which it learns where it is not known; undefined where the fast path does not support it. */
function cutParagraph(
  xml: string,
  start: number,
  end: number,
  texts: TagFinder,
  { name, templates, place, limits }: CutContext,
): CutParagraph | undefined {
  const isEmpty = xml.charCodeAt(xml.indexOf('>', start) - 1) === slash;
  const parts = isEmpty ? undefined : takeApart(xml, start, end, texts);
  if (!parts) return undefined;
  let template = templates.find(parts.pieces);
  if (template === undefined) template = templates.learn(parts.pieces, xml.slice(start, end), name, place, limits);
  return template ? { template, texts: parts.texts } : undefined;
}

/** The same for a paragraph by itself. */
export function cutOne(xml: string, context: CutContext): CutParagraph | undefined {
  return cutParagraph(xml, 0, xml.length, new TagFinder(xml, '<w:t'), context);
}

/**
 * Cuts paragraphs of known templates out of the XML of a part that holds nothing but elements and text, and learns those that
 * are not known. What is left is what documents of one Word template have in common, and paragraphs that hold more than text.
 */
export function cutParagraphs(xml: string, context: CutContext): CutPart {
  const paragraphs = new Map<number, CutParagraph>();
  const starts = new TagFinder(xml, '<w:p');
  const texts = new TagFinder(xml, '<w:t');
  let elements = 0;
  let left = '';
  let from = 0;
  let closed = -1;
  for (let start = starts.next(0), next = 0; start < xml.length; start = next) {
    next = starts.next(start + 1);
    if (closed < start) closed = xml.indexOf(paragraphEnd, start);
    if (closed < 0) break;
    // One that begins in another belongs to a text box, and is looked at by itself.
    if (next < closed) continue;
    const end = closed + paragraphEnd.length;
    const paragraph = cutParagraph(xml, start, end, texts, context);
    if (!paragraph) continue;
    left += xml.slice(from, start);
    paragraphs.set(left.length, paragraph);
    left += standIn;
    elements += paragraph.template.elements;
    from = end;
  }
  return { xml: left + xml.slice(from), paragraphs, elements };
}
