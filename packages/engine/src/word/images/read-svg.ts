import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { HelperError } from '../data/helper-error.ts';
import type { ImageSize } from '../../images/pixels.ts';

const startPattern = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE svg|<(?:[A-Za-z_][\w.-]*:)?svg[\s>/])/;

/** Does it start like an SVG? Only the first bytes are looked at. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 2000));
  return startPattern.test(head.replace(/<!--[\s\S]*?-->\s*/g, ''));
}

/** Elements that run code, bring in other documents, or change the address of a link. */
const refusedElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
  'set',
  'animate',
  'animatetransform',
  'animatemotion',
  'discard',
]);

/** An address inside the file, or a picture that it carries itself. */
const innerAddress = /^\s*(?:#|data:image\/(?:png|jpeg|gif);)/i;

/** `url(...)` that leads elsewhere, an import, or an old way to run code in a style. */
function refusedStyle(style: string): boolean {
  if (/@import|expression\s*\(|-moz-binding|\\/i.test(style)) return true;
  return [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].some((match) => !innerAddress.test(match[1] ?? ''));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** What in a start tag may not go into a document; null when all is well. */
function refusedPart(tag: SaxesTagPlain): string | null {
  const element = localName(tag.name);
  if (refusedElements.has(element)) return `<${element}>`;
  for (const [name, value] of Object.entries(tag.attributes)) {
    const attribute = localName(name);
    if (attribute.startsWith('on')) return attribute;
    if ((attribute === 'href' || attribute === 'src') && !innerAddress.test(value)) return attribute;
    if (attribute === 'base' || refusedStyle(value)) return attribute;
  }
  return null;
}

/** CSS pixels in a unit (CSS Values and Units 3, 5.2). */
const unitPixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function toPixels(length: string | undefined): number | null {
  const match = /^\s*(\d*\.?\d+)\s*(px|pt|pc|in|cm|mm|)\s*$/i.exec(length ?? '');
  const pixels = match ? Number(match[1]) * (unitPixels[(match[2] ?? '').toLowerCase()] ?? 1) : 0;
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
}

/** Size of the outermost element: its own, else that of its view box, else 300 by 150 (CSS 2.2, 10.3.2). */
function sizeOf({ attributes }: SaxesTagPlain): ImageSize {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth, boxHeight] = [box[2] ?? 0, box[3] ?? 0];
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const width = toPixels(attributes.width);
  const height = toPixels(attributes.height);
  const ratio = hasBox ? boxHeight / boxWidth : 0.5;
  return {
    width: width ?? (height === null ? (hasBox ? boxWidth : 300) : height / ratio),
    height: height ?? (width ?? (hasBox ? boxWidth : 300)) * ratio,
    dpi: { x: 96, y: 96 },
  };
}

const deepest = 200;

/** Characters given to the parser at a time, so that a broken file stops early. */
const pieceLength = 65_536;

/** Thrown to leave the parser. */
class BrokenSvg extends Error {}

function refuse(what: string): never {
  throw new HelperError('word.image-svg-unsafe', { what: what.slice(0, 40) });
}

/** Walks over an SVG and stops at the first thing that may not be in one. Gives the size of its outermost element. */
function checkSvg(text: string): ImageSize | null {
  let size: ImageSize | null = null;
  let depth = 0;
  /** Style elements that are open. */
  let styles = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new BrokenSvg();
  });
  parser.on('doctype', () => refuse('DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}`));
  parser.on('opentag', (tag) => {
    const what = refusedPart(tag);
    if (what !== null) refuse(what);
    if (++depth > deepest || (depth === 1 && localName(tag.name) !== 'svg')) throw new BrokenSvg();
    size ??= sizeOf(tag);
    if (localName(tag.name) === 'style') styles++;
  });
  parser.on('closetag', (tag) => {
    depth--;
    if (localName(tag.name) === 'style') styles--;
  });
  const checkStyle = (content: string): void => {
    if (styles > 0 && refusedStyle(content)) refuse('<style>');
  };
  parser.on('text', checkStyle);
  parser.on('cdata', checkStyle);
  for (let at = 0; at < text.length; at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  parser.close();
  return size;
}

/**
 * Size of an SVG, which must be well-formed and keep to itself: no scripts, no event handlers, no addresses outside, no
 * document type. Null when it is broken.
 * @throws HelperError `word.image-svg-unsafe` with what was found
 */
export function readSvg(bytes: Uint8Array): ImageSize | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  try {
    return checkSvg(text);
  } catch (error) {
    if (error instanceof BrokenSvg) return null;
    throw error;
  }
}
