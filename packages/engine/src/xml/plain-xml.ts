import type { Place } from '../problems/index.ts';
import type { Budget } from '../platform/limits.ts';
import { elementsPerLook, refuseXml } from './check-xml.ts';
import { Namespaces } from './namespaces.ts';
import { StartTags, type StartTag } from './start-tags.ts';
import type { XmlElement, XmlPart } from './xml-element.ts';

/** What XML 1.0 cannot hold (section 2.2): control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
export const notCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** References other than to the five characters that XML itself names. */
export const otherReference = /&(?!(?:amp|lt|gt|quot|apos);)/;

const notSpace = /[^ \t\r\n]/;

/** Made by a constructor, which V8 never takes for something that lives long: those of one document are gone with it. */
class PlainElement implements XmlElement {
  readonly name: string;
  readonly parent: XmlElement | null;
  readonly children = Array.of<XmlElement>();
  readonly start: number;
  openEnd: number;
  closeStart: number;
  end: number;

  /** As an empty-element tag: what is inside moves its ends. */
  constructor(name: string, parent: XmlElement | null, start: number, end: number) {
    this.name = name;
    this.parent = parent;
    this.start = start;
    this.openEnd = end;
    this.closeStart = end;
    this.end = end;
  }
}

/** Is there nothing in the text but elements, characters and predefined references? */
function isPlainText(xml: string): boolean {
  if (xml.includes('<!') || xml.includes('<?') || xml.includes(']]>')) return false;
  return !notCharacter.test(xml) && !(xml.includes('&') && otherReference.test(xml));
}

/**
 * Checks and reads a part in one pass, many times faster than a parser that knows all of XML, as long as it is written the way Word
 * writes. Null when anything in it is unusual or wrong: then a complete XML parser must decide. What this accepts, any
 * XML parser accepts.
 * @throws ShoruiError `word.xml-depth`, `word.xml-elements`, `word.xml-attributes`, `word.too-slow`
 */
export function readPlainXml(name: string, xml: string, place: Place, limits: Budget): XmlPart | null {
  if (!isPlainText(xml)) return null;
  const namespaces = new Namespaces();
  const tags = new StartTags(namespaces);
  const open: StartTag[] = [];
  let root: XmlElement | null = null;
  let current: XmlElement | null = null;
  let elements = 0;
  let at = xml.indexOf('<');
  if (at < 0 || notSpace.test(xml.slice(0, at))) return null;

  for (; at >= 0; at = xml.indexOf('<', at)) {
    const end = xml.indexOf('>', at) + 1;
    if (end === 0) return null;
    if (xml.charCodeAt(at + 1) === 0x2f) {
      const tag = open.pop();
      if (!tag || !current || !xml.startsWith(tag.raw, at + 2)) return null;
      const nameEnd = at + 2 + tag.raw.length;
      if (nameEnd !== end - 1 && notSpace.test(xml.slice(nameEnd, end - 1))) return null;
      current.closeStart = at;
      current.end = end;
      current = current.parent;
      if (tag.declared) namespaces.restore();
      at = end;
      if (!current) break;
      continue;
    }
    const tag = tags.read(xml.slice(at + 1, end - 1));
    if (!tag) return null;
    if (open.length >= limits.xmlDepth) refuseXml('word.xml-depth', place, limits.xmlDepth);
    if (++elements > limits.xmlElements) refuseXml('word.xml-elements', place, limits.xmlElements);
    if (tag.attributes > limits.xmlAttributes) refuseXml('word.xml-attributes', place, limits.xmlAttributes);
    if (elements % elementsPerLook === 0) limits.checkTime?.(place);
    const parent: XmlElement | null = current;
    const element: XmlElement = new PlainElement(tag.name, parent, at, end);
    if (parent) parent.children.push(element);
    else root = element;
    at = end;
    if (tag.isSelfClosed) {
      if (tag.declared) namespaces.restore();
      if (!parent) break;
      continue;
    }
    open.push(tag);
    current = element;
  }
  if (!root || current || notSpace.test(xml.slice(root.end))) return null;
  const colon = xml.slice(root.start + 1, root.openEnd).search(/[\s/>]/);
  const raw = xml.slice(root.start + 1, root.start + 1 + colon);
  return { name, xml, root, prefix: raw.includes(':') ? raw.slice(0, raw.indexOf(':') + 1) : '' };
}
