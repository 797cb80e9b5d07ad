import { partText } from '../../../package/read-part.ts';
import { catchProblems } from '../../../problems/index.ts';
import { mayHoldChanges } from '../../../word/read/changes/change-names.ts';
import { holdsSigns } from '../../../word/write/place-signs.ts';
import { readXml } from '../../../xml/read-xml.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { OpenedDocument } from '../open-document.ts';
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
 * other prefixes, signs of places or anything else that the fast path does not support, or is wrong.
 */
export function cutMainPart(opened: OpenedDocument, memory: object): CutMain | undefined {
  return catchProblems(
    () => cut(opened, memory),
    () => undefined,
  );
}

function cut({ stored, main: name, limits, file }: OpenedDocument, memory: object): CutMain | undefined {
  const place = { ...file, part: name };
  const xml = partText(stored, name, file);
  if (holdsSigns(xml)) return undefined;
  const start = xml.indexOf('<w:document ');
  const end = xml.indexOf('>', start) + 1;
  if (start < 0 || xml.slice(0, start).trim() !== '' || xml.includes('<!') || xml.includes('<?')) return undefined;
  const templates = paragraphTemplateCacheOf(memory, xml.slice(start, end));
  const { xml: rest, paragraphs, elements } = cutParagraphs(xml, name, templates, place, limits);
  if (paragraphs.size === 0 || mayHoldChanges(rest) || (rest.match(otherPrefix)?.length ?? 0) > 1) return undefined;
  const bounds = { ...limits, xmlDepth: limits.xmlDepth - deepest, xmlElements: limits.xmlElements - elements };
  return { part: readXml(name, rest, place, bounds), paragraphs, templates };
}
