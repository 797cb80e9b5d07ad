import type { Place } from '../../problems/index.ts';
import { findParagraphs, PlaceFinder } from '../read/places.ts';
import type { Block } from '../read/block.ts';
import type { XmlElement, XmlPart } from '../xml/xml-element.ts';
import type { PlannedInsertion } from './plan-insertions.ts';
import type { SplicedPart } from './splice-part.ts';

/**
 * Says where paragraphs of a part with insertions stand: those of the file as if nothing had been put in, for that is what its
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
    spliced: SplicedPart,
    insertions: readonly PlannedInsertion[],
    file: Place,
  ) {
    this.#finder = new PlaceFinder(part, blocks, file);
    this.#origin = spliced.origin;
    findParagraphs(part).forEach((element, index) => this.#numbers.set(element, index + 1));
    insertions.forEach(({ node }, index) => {
      for (const element of spliced.inserted[index] ?? []) if (node) this.#inserted.set(element, node.place);
    });
  }

  ofParagraph(element: XmlElement): Place {
    const inserted = this.#inserted.get(element);
    if (inserted) return inserted;
    const origin = this.#origin(element) ?? element;
    return this.#finder.ofParagraph(origin, this.#numbers.get(origin) ?? 0);
  }
}
