import type { Place } from '../../../problems/index.ts';
import { readFields } from '../../../word/read/fields.ts';
import type { TextPartKind } from '../../../word/read/word-package.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { readCachedPart } from '../../../package/part-cache.ts';
import { readRelationships, type Relationship, type Relationships } from '../../../package/relationships.ts';
import type { BlockOrigin } from '../../model/block.ts';
import type { ReadyParagraph } from '../ready-paragraph.ts';
import { ElementOrigin, PartPlaces, type Places } from '../part-places.ts';
import type { RowShapes } from '../row-shape.ts';
import type { Reading } from './reading.ts';

/** What may come with the XML of a part. */
export interface PartExtras {
  /** Those of its own elements when absent. */
  readonly places?: Places;
  readonly readyParagraph?: ReadyParagraph;
  /** Rows of an earlier document that had the very same part. */
  readonly rowShapes?: RowShapes;
}

/** A part that holds text, with what is known of it. What few documents need is found when it is requested. */
export class PartSource {
  readonly part: XmlPart;
  readonly kind: TextPartKind;
  readonly reading: Reading;
  readonly readyParagraph: ReadyParagraph | undefined;
  readonly rowShapes: RowShapes | undefined;
  readonly #places: Places;
  #relationships: Relationships | undefined;
  #closedFields: ReadonlySet<XmlElement> | undefined;

  constructor(
    part: XmlPart,
    kind: TextPartKind,
    reading: Reading,
    { places, readyParagraph, rowShapes }: PartExtras = {},
  ) {
    this.part = part;
    this.kind = kind;
    this.reading = reading;
    this.readyParagraph = readyParagraph;
    this.rowShapes = rowShapes;
    this.#places = places ?? new PartPlaces(part, kind, reading.styleLists, reading.file);
  }

  relationship(id: string | undefined): Relationship | undefined {
    const { stored, limits, file } = this.reading;
    this.#relationships ??= readRelationships(stored, this.part.name, limits, file, readCachedPart);
    return id === undefined ? undefined : this.#relationships.get(id);
  }

  /** Where something is that is in a paragraph, or between paragraphs. */
  place(element: XmlElement): Place {
    return this.#places.of(element);
  }

  /** Where a paragraph or table is. */
  origin(element: XmlElement): BlockOrigin {
    return new ElementOrigin(this.#places, element);
  }

  /** Does the field that this mark begins have an end? */
  isClosedField(begin: XmlElement): boolean {
    this.#closedFields ??= new Set(
      readFields(this.part).flatMap(({ marks, isClosed }) => (isClosed ? marks.slice(0, 1) : [])),
    );
    return this.#closedFields.has(begin);
  }
}
