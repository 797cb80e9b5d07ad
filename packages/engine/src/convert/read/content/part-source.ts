import type { Place } from '../../../problems/index.ts';
import { allBlocks, buildBlockTree } from '../../../word/read/block-tree.ts';
import { formatPath } from '../../../word/read/block.ts';
import { readFields } from '../../../word/read/fields.ts';
import { findParagraphs, PlaceFinder } from '../../../word/read/places.ts';
import type { TextPartKind } from '../../../word/read/word-package.ts';
import { closest, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { CutParagraph } from '../plain/cut-paragraphs.ts';
import { FastPathUnsupported } from '../plain/fast-path-unsupported.ts';
import type { Reading } from './reading.ts';
import { readRelationships, type Relationship, type Relationships } from '../../../package/relationships.ts';
import { readCachedPart } from '../../../package/part-cache.ts';

/** Where the blocks and paragraphs of a part are. */
interface Places {
  readonly finder: PlaceFinder;
  readonly paths: ReadonlyMap<XmlElement, string>;
  readonly numbers: ReadonlyMap<XmlElement, number>;
}

/** A part that holds text, with what is known of it. What few documents need is found when it is requested. */
export class PartSource {
  readonly part: XmlPart;
  readonly kind: TextPartKind;
  readonly reading: Reading;
  /** Paragraphs that were cut out, by the offset of what represents them. */
  readonly #cut: ReadonlyMap<number, CutParagraph> | undefined;
  #relationships: Relationships | undefined;
  #places: Places | undefined;
  #closedFields: ReadonlySet<XmlElement> | undefined;

  constructor(part: XmlPart, kind: TextPartKind, reading: Reading, cut?: ReadonlyMap<number, CutParagraph>) {
    this.#cut = cut;
    this.part = part;
    this.kind = kind;
    this.reading = reading;
  }

  /** Whether paragraphs were cut out: nothing in it has a place then. */
  get isCut(): boolean {
    return this.#cut !== undefined;
  }

  /** The cut paragraph that an element represents. */
  cutParagraph({ start }: XmlElement): CutParagraph | undefined {
    return this.#cut?.get(start);
  }

  relationship(id: string | undefined): Relationship | undefined {
    const { archive, limits, file } = this.reading;
    this.#relationships ??= readRelationships(archive, this.part.name, limits, file, readCachedPart);
    return id === undefined ? undefined : this.#relationships.get(id);
  }

  /** Path of a paragraph or table among the blocks of its part; empty where it is not one of them. */
  path(element: XmlElement): string {
    // Where anything is reported for such a document it is read again as a whole.
    if (this.#cut) return '';
    return this.#found().paths.get(element) ?? '';
  }

  /**
   * Where something is that is in a paragraph, or between paragraphs.
   * @throws FastPathUnsupported in a part that is cut
   */
  place(element: XmlElement): Place {
    // Places in a part that is cut are not known.
    if (this.#cut) throw new FastPathUnsupported();
    const paragraph = closest(element, 'w:p');
    const { finder, numbers } = this.#found();
    if (!paragraph) return { ...this.reading.file, part: this.part.name };
    return finder.ofParagraph(paragraph, numbers.get(paragraph) ?? 0);
  }

  /** Does the field that this mark begins have an end? */
  isClosedField(begin: XmlElement): boolean {
    this.#closedFields ??= new Set(
      readFields(this.part).flatMap(({ marks, isClosed }) => (isClosed ? marks.slice(0, 1) : [])),
    );
    return this.#closedFields.has(begin);
  }

  #found(): Places {
    if (this.#places) return this.#places;
    const { file } = this.reading;
    const blocks = buildBlockTree(this.part, this.kind, this.reading.styleLists());
    const paths = new Map<XmlElement, string>();
    for (const block of allBlocks(blocks)) if (block.element) paths.set(block.element, formatPath(block.path));
    const numbers = new Map(findParagraphs(this.part).map((element, index) => [element, index + 1]));
    return (this.#places = { finder: new PlaceFinder(this.part, blocks, file), paths, numbers });
  }
}
