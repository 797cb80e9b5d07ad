import type { Budget } from '../../../platform/limits.ts';
import { ShoruiError, type Place } from '../../../problems/index.ts';
import { mayHoldChanges } from '../../../word/read/changes/change-names.ts';
import { decodePart } from '../../../xml/decode-part.ts';
import { readXml } from '../../../xml/read-xml.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import { cutParagraphs, type CutParagraph } from './cut-paragraphs.ts';
import { paragraphTemplateCacheOf, type ParagraphTemplateCache } from './paragraph-template-cache.ts';

/** The main part without its plain paragraphs. */
export interface CutMain {
  readonly part: XmlPart;
  readonly paragraphs: ReadonlyMap<number, CutParagraph>;
  readonly templates: ParagraphTemplateCache;
}

/** The prefix would mean something else further in. */
const otherPrefix = /xmlns:w\s*=/g;
/** Elements inside each other in a plain paragraph, and more. */
const deepest = 16;

/**
 * Cuts the main part of a document whose formats are cached in `memory`. Undefined where it has tracked changes, comments in its XML,
 * other prefixes or anything else that the fast path does not support, or is wrong.
 */
export function cutMainPart(
  bytes: Uint8Array,
  name: string,
  memory: object,
  limits: Budget,
  file: Place,
): CutMain | undefined {
  const place = { ...file, part: name };
  const xml = decodePart(bytes, place);
  const start = xml.indexOf('<w:document ');
  const end = xml.indexOf('>', start) + 1;
  if (start < 0 || xml.slice(0, start).trim() !== '' || xml.includes('<!') || xml.includes('<?')) return undefined;
  const templates = paragraphTemplateCacheOf(memory, xml.slice(start, end));
  const cut = cutParagraphs(xml, name, templates, place, limits);
  if (cut.paragraphs.size === 0 || mayHoldChanges(cut.xml) || (cut.xml.match(otherPrefix)?.length ?? 0) > 1)
    return undefined;
  try {
    const bounds = {
      ...limits,
      xmlDepth: limits.xmlDepth - deepest,
      xmlElements: limits.xmlElements - cut.elements,
    };
    return { part: readXml(name, cut.xml, place, bounds), paragraphs: cut.paragraphs, templates };
  } catch (error) {
    if (error instanceof ShoruiError) return undefined;
    throw error;
  }
}
