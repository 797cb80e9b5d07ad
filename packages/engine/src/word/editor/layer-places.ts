import type { Place } from '../../problems/index.ts';
import type { Block } from '../read/block.ts';
import { findParagraphs, PlaceFinder } from '../read/places.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import { insertedElements, type WrittenInsertions } from './node-elements.ts';
import type { SplicedPart } from './splice-part.ts';

/**
 * Says where paragraphs of a part with insertions are: those of the file as if nothing had been put in, for that is what its
 * author sees; those that were put in by the block of the template document.
 */
export class LayerPlaces {
  readonly #finder: PlaceFinder;
  readonly #numbers = new Map<XmlElement, number>();
  readonly #origin: SplicedPart['origin'];
  readonly #inserted = new Map<XmlElement, Place>();

  constructor(
    part: XmlPart,
    blocks: readonly Block[],
    { origin }: SplicedPart,
    written: WrittenInsertions,
    file: Place,
  ) {
    this.#finder = new PlaceFinder(part, blocks, file);
    this.#origin = origin;
    findParagraphs(part).forEach((element, index) => this.#numbers.set(element, index + 1));
    for (const [node, elements] of insertedElements(written)) {
      for (const element of elements) this.#inserted.set(element, node.place);
    }
  }

  ofParagraph(element: XmlElement): Place {
    return this.#ofInserted(element) ?? this.#ofFile(this.#origin(element) ?? element);
  }

  #ofInserted(element: XmlElement): Place | undefined {
    if (this.#inserted.size === 0) return undefined;
    for (let around: XmlElement | null = element; around; around = around.parent) {
      const place = this.#inserted.get(around);
      if (place) return place;
    }
    return undefined;
  }

  #ofFile(element: XmlElement): Place {
    return this.#finder.ofParagraph(element, this.#numbers.get(element) ?? 0);
  }
}
