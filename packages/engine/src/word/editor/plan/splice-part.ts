import { firstAtLeast } from '../../../platform/sorted.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import { walk, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';

/** Something put into a part at an offset. Of several at one offset the earlier one is first. */
export interface Insertion {
  readonly at: number;
  readonly xml: string;
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** A part with insertions, and where everything went. */
export interface SplicedPart {
  readonly part: XmlPart;
  /** The element of the new part that represents one of the old part. */
  readonly moved: (element: XmlElement) => XmlElement;
  /** The element of the old part that an element comes from; undefined for an inserted one. */
  readonly origin: (element: XmlElement) => XmlElement | undefined;
  /** For each insertion, the outermost elements that it became. */
  readonly inserted: readonly (readonly XmlElement[])[];
}

/** The text of a part: its XML declaration is not part of it. */
function build(
  xml: string,
  insertions: readonly Insertion[],
  cuts: readonly Cut[],
): { text: string; starts: number[] } {
  const starts: number[] = [];
  const order = insertions
    .map((insertion, index) => ({ insertion, index }))
    .toSorted((a, b) => a.insertion.at - b.insertion.at);
  const sorted = cuts.toSorted((a, b) => a.start - b.start);
  let text = '';
  let at = 0;
  const copyTo = (end: number): void => {
    for (const cut of sorted) {
      if (cut.end <= at || cut.start >= end) continue;
      text += xml.slice(at, Math.max(at, cut.start));
      at = Math.min(end, cut.end);
    }
    text += xml.slice(at, end);
    at = end;
  };
  for (const { insertion, index } of order) {
    copyTo(insertion.at);
    starts[index] = text.length;
    text += insertion.xml;
  }
  copyTo(xml.length);
  return { text, starts };
}

/** Pairs the elements of both parts in document order, passing over what was put in or cut out. */
function pair(
  old: XmlPart,
  part: XmlPart,
  isNew: (element: XmlElement) => boolean,
  isGone: (element: XmlElement) => boolean,
): Map<XmlElement, XmlElement> {
  const kept: XmlElement[] = [];
  walk(old.root, (element) => {
    if (isGone(element)) return false;
    kept.push(element);
    return true;
  });
  const pairs = new Map<XmlElement, XmlElement>();
  let next = 0;
  walk(part.root, (element) => {
    if (isNew(element)) return false;
    const from = kept[next++];
    if (from) pairs.set(from, element);
    return true;
  });
  return pairs;
}

/** Puts XML into a part and takes stretches out of it. All offsets are between elements. */
export function splicePart(old: XmlPart, insertions: readonly Insertion[], cuts: readonly Cut[]): SplicedPart {
  if (insertions.length === 0 && cuts.length === 0) {
    return { part: old, moved: (element) => element, origin: (element) => element, inserted: [] };
  }
  const { text, starts } = build(old.xml, insertions, cuts);
  const part = scanXml(old.name, text);
  const inserted: XmlElement[][] = insertions.map(() => []);
  const stretches = insertions
    .map(({ xml }, index) => ({ start: starts[index] ?? 0, end: (starts[index] ?? 0) + xml.length, index }))
    .filter(({ start, end }) => end > start)
    .toSorted((left, right) => left.start - right.start);
  const ownerOf = (at: number): number | undefined => {
    const stretch = stretches[firstAtLeast(stretches, at + 1, ({ start }) => start) - 1];
    return stretch && at < stretch.end ? stretch.index : undefined;
  };
  const isNew = (element: XmlElement): boolean => {
    const index = ownerOf(element.start);
    if (index === undefined) return false;
    inserted[index]?.push(element);
    return true;
  };
  const isGone = ({ start, end }: XmlElement): boolean => cuts.some((cut) => start >= cut.start && end <= cut.end);
  const pairs = pair(old, part, isNew, isGone);
  const origins = new Map([...pairs].map(([from, to]) => [to, from]));
  return {
    part,
    moved: (element) => pairs.get(element) ?? element,
    origin: (element) => origins.get(element),
    inserted,
  };
}
