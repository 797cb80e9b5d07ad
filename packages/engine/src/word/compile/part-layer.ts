import type { Problem } from '../../problems/index.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import type { TemplateTag } from './template-tag.ts';

/** What a layer over a part leaves to be guarded. */
export interface PlacedLayer {
  /** Elements that may lose paragraphs. */
  readonly containers: Iterable<XmlElement>;
  /** Tables that may lose rows. */
  readonly tables: Iterable<XmlElement>;
  readonly problems: readonly Problem[];
}

/** Structures over a part that do not come from its tags. */
export interface PartLayer {
  /** `tags` are those of the part, in order. */
  place(edits: Edits, tags: readonly TemplateTag[]): PlacedLayer;
}
