import { PartsArchive } from '../../../package/parts-archive.ts';
import { partText } from '../../../package/read-part.ts';
import { catchProblems } from '../../../problems/index.ts';
import { mayHoldChanges } from '../../../word/read/changes/change-names.ts';
import { holdsSigns } from '../../../word/write/place-signs.ts';
import { withoutDeclaration } from '../../../xml/decode-part.ts';
import { readXml } from '../../../xml/read-xml.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { OpenedDocument } from '../open-document.ts';
import type { RowShapes } from '../row-shape.ts';
import { cutParagraphs, type CutContext, type CutParagraph, type CutPart } from './cut-paragraphs.ts';
import { cutPieces } from './cut-pieces.ts';
import { mainPartCacheOf, type MainPartCache } from './main-part-cache.ts';
import type { ParagraphTemplateCache } from './paragraph-template-cache.ts';

/** The main part without its plain paragraphs. */
export interface CutMain {
  readonly part: XmlPart;
  /** Of the rows of the part; undefined where no other document is expected that has the same. */
  readonly rowShapes: RowShapes | undefined;
  readonly paragraphs: ReadonlyMap<number, CutParagraph>;
  readonly templates: ParagraphTemplateCache;
}

/** What was cut, and the cache that it was cut with. */
interface Cut extends CutPart {
  readonly cache: MainPartCache;
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
    () => {
      const cut = cutByPieces(opened, memory) ?? cutText(opened, memory);
      return cut && readRest(cut, opened);
    },
    () => undefined,
  );
}

/** The start tag of the root of a part, without the declaration of the part; undefined where anything else begins it. */
function rootTagOf(xml: string): string | undefined {
  const start = xml.indexOf('<w:document ');
  const end = xml.indexOf('>', start) + 1;
  return start < 0 || end === 0 || xml.slice(0, start).trim() !== '' ? undefined : xml.slice(start, end);
}

function contextOf({ main: name, limits, file }: OpenedDocument, { templates }: MainPartCache): CutContext {
  return { name, templates, place: { ...file, part: name }, limits };
}

/** Undefined too for a part that was not made of pieces. */
function cutByPieces(opened: OpenedDocument, memory: object): Cut | undefined {
  const pieces = opened.stored instanceof PartsArchive ? opened.stored.pieces(opened.main) : undefined;
  const [first = ''] = pieces ?? [];
  const rootTag = rootTagOf(withoutDeclaration(typeof first === 'string' ? first : first.text));
  if (!pieces || rootTag === undefined) return undefined;
  const cache = mainPartCacheOf(memory, rootTag);
  const cut = cutPieces(pieces, cache.pieces, contextOf(opened, cache));
  return cut && { ...cut, cache };
}

function cutText(opened: OpenedDocument, memory: object): Cut | undefined {
  const xml = partText(opened.stored, opened.main, opened.file);
  const rootTag = rootTagOf(xml);
  if (rootTag === undefined || holdsSigns(xml) || xml.includes('<!') || xml.includes('<?')) return undefined;
  const cache = mainPartCacheOf(memory, rootTag);
  return { ...cutParagraphs(xml, contextOf(opened, cache)), cache };
}

/** Reads what was left. */
function readRest(
  { xml, paragraphs, elements, cache }: Cut,
  { main, limits, file }: OpenedDocument,
): CutMain | undefined {
  const { templates } = cache;
  if (paragraphs.size === 0) return undefined;
  const known = cache.rest(xml, elements);
  if (known) return { part: known.part, rowShapes: known.rowShapes, paragraphs, templates };
  if (mayHoldChanges(xml) || (xml.match(otherPrefix)?.length ?? 0) > 1) return undefined;
  const bounds = { ...limits, xmlDepth: limits.xmlDepth - deepest, xmlElements: limits.xmlElements - elements };
  const part = readXml(main, xml, { ...file, part: main }, bounds);
  return { part, rowShapes: cache.keepRest(part, elements)?.rowShapes, paragraphs, templates };
}
