import type { Place, Problem } from '../../problems/index.ts';
import type { Block } from '../read/block.ts';
import type { TextPartKind } from '../read/word-package.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import { acts, allNodes, type LayerNode } from './layer.ts';
import { LayerPlaces } from './layer-places.ts';
import { elementsByNode } from './node-elements.ts';
import { elementsOf, type InsertionPlan } from './plan-insertions.ts';
import { separateInserted } from './separate-inserted.ts';
import { splicePart } from './splice-part.ts';
import { fallbackTextBox } from './fallback-text-box.ts';

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
