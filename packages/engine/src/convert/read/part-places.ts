import type { Place } from '../../problems/index.ts';
import { allBlocks, buildBlockTree, type StyleLists } from '../../word/read/block-tree.ts';
import { formatPath } from '../../word/read/block.ts';
import { findParagraphs, PlaceFinder } from '../../word/read/places.ts';
import type { TextPartKind } from '../../word/read/word-package.ts';
import { closest, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { BlockOrigin } from '../model/block.ts';

/** Where what is in a part is, for messages. */
export interface Places {
  /** Of something in a paragraph, or between paragraphs. */
  of(element: XmlElement): Place;
  /** Of a paragraph or table; its path is empty where it is not among the blocks of the part. */
  ofBlock(element: XmlElement): Place;
}

interface Found {
  readonly finder: PlaceFinder;
  readonly paths: ReadonlyMap<XmlElement, string>;
  readonly numbers: ReadonlyMap<XmlElement, number>;
}

/** The places of a part, which are found when the first is requested: nearly never. */
export class PartPlaces implements Places {
  readonly #part: XmlPart;
  readonly #kind: TextPartKind;
  readonly #styleLists: () => StyleLists;
  readonly #file: Place;
  #known: Found | undefined;

  constructor(part: XmlPart, kind: TextPartKind, styleLists: () => StyleLists, file: Place) {
    this.#part = part;
    this.#kind = kind;
    this.#styleLists = styleLists;
    this.#file = file;
  }

  of(element: XmlElement): Place {
    const paragraph = closest(element, 'w:p');
    if (!paragraph) return { ...this.#file, part: this.#part.name };
    const { finder, numbers } = this.#found();
    return finder.ofParagraph(paragraph, numbers.get(paragraph) ?? 0);
  }

  ofBlock(element: XmlElement): Place {
    const { finder, paths, numbers } = this.#found();
    const path = paths.get(element) ?? '';
    const number = path === '' ? undefined : numbers.get(element);
    return { ...this.#file, ...(number !== undefined && finder.ofParagraph(element, number)), path };
  }

  #found(): Found {
    if (this.#known) return this.#known;
    const blocks = buildBlockTree(this.#part, this.#kind, this.#styleLists());
    const paths = new Map<XmlElement, string>();
    for (const block of allBlocks(blocks)) if (block.element) paths.set(block.element, formatPath(block.path));
    const numbers = new Map(findParagraphs(this.#part).map((element, index) => [element, index + 1]));
    return (this.#known = { finder: new PlaceFinder(this.#part, blocks, this.#file), paths, numbers });
  }
}

/** Of a class: a function in each block would give each a hidden class of its own, which holds the document (docs/convert.md). */
export class ElementOrigin implements BlockOrigin {
  readonly #places: Places;
  readonly #element: XmlElement;

  constructor(places: Places, element: XmlElement) {
    this.#places = places;
    this.#element = element;
  }

  place(): Place {
    return this.#places.ofBlock(this.#element);
  }
}
