import type { XmlPart } from '../../xml/xml-element.ts';

/** Namespaces of what is put into a part, and the stem of the types of its relationships. */
export interface Namespaces {
  readonly w: string;
  readonly r: string;
  readonly wp: string;
  readonly a: string;
  readonly pic: string;
  readonly relationship: string;
}

const transitionalStem = 'http://schemas.openxmlformats.org';
const strictStem = 'http://purl.oclc.org/ooxml';

/** ECMA-376 part 4 (transitional). */
const transitional: Namespaces = {
  w: `${transitionalStem}/wordprocessingml/2006/main`,
  r: `${transitionalStem}/officeDocument/2006/relationships`,
  wp: `${transitionalStem}/drawingml/2006/wordprocessingDrawing`,
  a: `${transitionalStem}/drawingml/2006/main`,
  pic: `${transitionalStem}/drawingml/2006/picture`,
  relationship: `${transitionalStem}/officeDocument/2006/relationships`,
};

/** ISO/IEC 29500 part 1 (strict). */
const strict: Namespaces = {
  w: `${strictStem}/wordprocessingml/main`,
  r: `${strictStem}/officeDocument/relationships`,
  wp: `${strictStem}/drawingml/wordprocessingDrawing`,
  a: `${strictStem}/drawingml/main`,
  pic: `${strictStem}/drawingml/picture`,
  relationship: `${strictStem}/officeDocument/relationships`,
};

/** How a part writes WordprocessingML. */
export interface PartNamespaces {
  /** Name of the part in the package. */
  readonly part: string;
  /** Prefix with colon of the part's own elements; empty for a default namespace. */
  readonly prefix: string;
  /**
   * Prefix with colon of elements that we write from start to end. Attributes always have a prefix, so a part that has none
   * for its elements needs another one.
   */
  readonly own: string;
  /** Declares `own` in the start tag of such an element where the part does not; empty or with a leading space. */
  readonly declare: string;
  readonly namespaces: Namespaces;
}

/** The words of a part, read from its outermost start tag. */
export function partNamespaces(part: XmlPart): PartNamespaces {
  const startTag = part.xml.slice(part.root.start, part.root.openEnd);
  const namespaces = startTag.includes(strict.w) ? strict : transitional;
  const bare = part.prefix === '';
  return {
    part: part.name,
    prefix: part.prefix,
    own: bare ? 'w:' : part.prefix,
    declare: bare ? ` xmlns:w="${namespaces.w}"` : '',
    namespaces,
  };
}
