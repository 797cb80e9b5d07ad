import type { Place, Problem } from '../../../problems/index.ts';
import { type XmlElement, type XmlPart, child } from '../../../xml/xml-element.ts';
import type { Block } from '../../read/block.ts';
import { findParagraphs, PlaceFinder } from '../../read/places.ts';
import type { TextPartKind } from '../../read/word-package.ts';
import { acts, allNodes, type LayerNode } from '../model/layer.ts';
import { fallbackTextBox } from '../read/fallback-text-box.ts';
import { insertedElements, type WrittenInsertions, elementsByNode } from './node-elements.ts';
import { type PlannedInsertion, elementsOf, type InsertionPlan } from './plan-insertions.ts';
import { type SplicedPart, splicePart } from './splice-part.ts';

/**
 * Says where paragraphs of a part with insertions are: those of the file as if nothing had been put in, for that is what its
 * author sees; those that were put in by the block of the template document.
 */
class LayerPlaces {
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

/** Blocks that are next to each other in a container. */
const blocks = new Set(['w:p', 'w:tbl', 'w:sdt', 'w:customXml']);

/** Does the element begin, or end, with a table? A content control does when what it holds does. */
function isTable(element: XmlElement | undefined, side: 'first' | 'last'): boolean {
  if (element?.name === 'w:tbl') return true;
  if (element?.name !== 'w:sdt') return false;
  const held = (child(element, 'w:sdtContent')?.children ?? []).filter(({ name }) => blocks.has(name));
  return isTable(held.at(side === 'first' ? 0 : -1), side);
}

/**
 * Puts paragraphs between tables that would touch, for Word makes one table of them, and behind a table that would be the last
 * thing in its container, for that must end with a paragraph.
 */
function separateInserted(insertions: readonly PlannedInsertion[], blank: string): PlannedInsertion[] {
  const groups = new Map<number, PlannedInsertion[]>();
  for (const each of insertions) groups.set(each.at, [...(groups.get(each.at) ?? []), each]);
  const separated = new Map<PlannedInsertion, PlannedInsertion>();
  for (const [at, group] of groups) {
    const beside = (group[0]?.container.children ?? []).filter(({ name }) => blocks.has(name));
    const next = beside.find(({ start }) => start >= at);
    let afterTable = isTable(
      beside.findLast(({ end }) => end <= at),
      'last',
    );
    for (const [index, each] of group.entries()) {
      const last = index === group.length - 1;
      const before = each.isTable && afterTable;
      const behind = each.isTable && last && (!next || isTable(next, 'first'));
      afterTable = each.isTable;
      if (!before && !behind) continue;
      const inside = each.inside.map(({ node, steps: [first = 0, ...rest] }) => ({
        node,
        steps: [first + (before ? 1 : 0), ...rest],
      }));
      separated.set(each, { ...each, inside, xml: (before ? blank : '') + each.xml + (behind ? blank : '') });
    }
  }
  return insertions.map((each) => separated.get(each) ?? each);
}

/** The stretches of a part that blocks of the template document represent. */
export interface LayeredPart {
  /** The part with what the editor puts in. */
  readonly part: XmlPart;
  /** The sections of the file as it was uploaded, by their elements in `part`; none but in the main document. */
  readonly sections: readonly { readonly block: Block; readonly elements: readonly XmlElement[] }[];
  readonly nodes: readonly LayerNode[];
  /** Outermost elements of a block, in order; none for a block that is empty. */
  elements(node: LayerNode): readonly XmlElement[];
  /** The same for those readers that know no text boxes; none for a block outside of them. */
  twins(node: LayerNode): readonly XmlElement[];
  /** Is any block looped or shown on conditions? */
  readonly acts: boolean;
  /** Is anything put in? */
  readonly grows: boolean;
  readonly places: LayerPlaces;
  /** The tree of the part as it was uploaded. */
  readonly blocks: readonly Block[];
  readonly moved: (element: XmlElement) => XmlElement;
}

/** A part of the uploaded file, and the blocks of the template document that were found in it. */
export interface ReadPart {
  readonly part: XmlPart;
  readonly kind: TextPartKind;
  readonly blocks: readonly Block[];
  readonly nodes: readonly LayerNode[];
  readonly problems: readonly Problem[];
}

/** All of the twins of elements in a text box, or none. */
function twinsOf(elements: readonly XmlElement[]): XmlElement[] {
  const twins = elements.flatMap((element) => fallbackTextBox(element) ?? []);
  return twins.length === elements.length ? twins : [];
}

/** Puts what is planned into the part and finds the elements of its blocks. `blank` is an empty paragraph. */
export function applyLayerToPart(
  { part, kind, blocks, nodes }: ReadPart,
  { insertions: planned, cuts }: InsertionPlan,
  blank: string,
  place: Place,
): LayeredPart {
  const insertions = separateInserted(planned, blank);
  const spliced = splicePart(part, insertions, cuts);
  const { moved } = spliced;
  const written = insertions.map((insertion, index) => ({ insertion, elements: spliced.inserted[index] ?? [] }));
  const shown = written.filter(({ insertion }) => !insertion.isTwin);
  const copied = written.filter(({ insertion }) => insertion.isTwin);
  const elements = elementsByNode(nodes, (block) => elementsOf(block).map(moved), shown);
  const twins = elementsByNode(nodes, (block) => twinsOf(elementsOf(block)).map(moved), copied);
  const byBlock = new Map([...allNodes(nodes)].map((node) => [node.mirrored, node]));
  return {
    part: spliced.part,
    sections: (kind === 'document' ? blocks : []).map((block) => {
      const node = byBlock.get(block);
      return { block, elements: (node && elements.get(node)) ?? elementsOf(block).map(moved) };
    }),
    nodes,
    elements: (node) => elements.get(node) ?? [],
    twins: (node) => twins.get(node) ?? [],
    acts: [...allNodes(nodes)].some(acts),
    grows: insertions.length > 0 || cuts.length > 0,
    places: new LayerPlaces(part, blocks, spliced, written, place),
    blocks,
    moved,
  };
}
