import type { Place } from '../../../problems/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import { buildBlockTree, type StyleLists } from '../../read/block-tree.ts';
import { readParagraph, type ParagraphText } from '../../read/paragraph-text.ts';
import { findParagraphs, PlaceFinder } from '../../read/places.ts';
import { readPart } from '../../../package/read-part.ts';
import { findTextParts, type TextPartKind } from '../../read/word-package.ts';
import { closest, type XmlPart } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';

/** A paragraph as lint sees it. */
export interface LintParagraph {
  readonly text: ParagraphText;
  /** Position of the paragraph in the part, from 1. */
  readonly number: number;
  readonly place: Place;
  /** Is it in the copy of a text box that only old readers show? */
  readonly isFallback: boolean;
}

/** A part of a Word file that holds text. */
export interface LintPart {
  readonly kind: TextPartKind;
  readonly part: XmlPart;
  readonly paragraphs: readonly LintParagraph[];
}

/** The paragraphs of a part with their places. */
export function readParagraphs(
  part: XmlPart,
  kind: TextPartKind,
  styleLists: StyleLists,
  file: Place,
): LintParagraph[] {
  const places = new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
  return findParagraphs(part).map((element, index) => ({
    text: readParagraph(part, element),
    number: index + 1,
    place: places.ofParagraph(element, index + 1),
    isFallback: closest(element, 'mc:Fallback') !== null,
  }));
}

/**
 * Every part of the file that holds text, read.
 * @throws ShoruiError when the file cannot be read
 */
export function readParts(archive: ZipArchive, limits: Budget, styleLists: StyleLists, file: Place): LintPart[] {
  return findTextParts(archive, limits, file).map(({ name, kind }) => {
    const part = readPart(archive, name, limits, file);
    return { kind, part, paragraphs: readParagraphs(part, kind, styleLists, file) };
  });
}
