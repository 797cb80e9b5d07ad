import { readPart } from '../../../package/read-part.ts';
import type { Place } from '../../../problems/index.ts';
import { closest, walk, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { PartPlaces, type Places } from '../part-places.ts';
import type { OpenedDocument } from '../open-document.ts';

/** Paragraphs and tables in document order: a part has as many after paragraphs were cut out as before. */
function blocksOf(part: XmlPart): XmlElement[] {
  const found: XmlElement[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:p' || element.name === 'w:tbl') found.push(element);
  });
  return found;
}

/** Places of what is in a part out of which paragraphs were cut. With the first the whole part is read. */
export class UncutPlaces implements Places {
  readonly #cut: XmlPart;
  readonly #opened: OpenedDocument;
  #known: { readonly places: PartPlaces; readonly wholeOf: ReadonlyMap<XmlElement, XmlElement> } | undefined;

  constructor(cut: XmlPart, opened: OpenedDocument) {
    this.#cut = cut;
    this.#opened = opened;
  }

  of(element: XmlElement): Place {
    const paragraph = closest(element, 'w:p');
    const { places, wholeOf } = this.#whole();
    return places.of((paragraph && wholeOf.get(paragraph)) ?? element);
  }

  ofBlock(element: XmlElement): Place {
    const { places, wholeOf } = this.#whole();
    return places.ofBlock(wholeOf.get(element) ?? element);
  }

  #whole(): { readonly places: PartPlaces; readonly wholeOf: ReadonlyMap<XmlElement, XmlElement> } {
    if (this.#known) return this.#known;
    const { archive, main, limits, file, styleLists } = this.#opened;
    const part = readPart(archive, main, limits, file);
    const whole = blocksOf(part);
    const wholeOf = new Map(blocksOf(this.#cut).map((element, index) => [element, whole[index] ?? element]));
    return (this.#known = { places: new PartPlaces(part, 'document', styleLists, file), wholeOf });
  }
}
