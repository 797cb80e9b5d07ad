import type { XmlElement } from '../../../xml/xml-element.ts';
import type { Block } from '../../read/block.ts';
import { allNodes, hasOwnElement, type LayerNode } from '../model/layer.ts';
import type { PlannedInsertion } from './plan-insertions.ts';

/** Elements of a part that blocks are made of. */
const blockElements = new Set(['w:p', 'w:tbl', 'w:tr', 'w:tc']);

/** Insertions with the outermost elements that each became. */
export type WrittenInsertions = readonly {
  readonly insertion: PlannedInsertion;
  readonly elements: readonly XmlElement[];
}[];

/** The element inside of others, by positions among the blocks on the way. */
function elementAt(elements: readonly XmlElement[], steps: readonly number[]): XmlElement | undefined {
  let among = elements;
  let found: XmlElement | undefined;
  for (const step of steps) {
    found = among[step];
    among = (found?.children ?? []).filter(({ name }) => blockElements.has(name));
  }
  return found;
}

/** The inserted elements with the innermost block that each belongs to. */
export function* insertedElements(written: WrittenInsertions): Generator<readonly [LayerNode, readonly XmlElement[]]> {
  for (const { insertion, elements } of written) {
    if (insertion.node) yield [insertion.node, elements];
    for (const { node, steps } of insertion.inside) {
      const element = elementAt(elements, steps);
      if (element) yield [node, [element]];
    }
  }
}

/** Outermost elements of each block in a part: its own, by `elementsOf`, and those of the blocks in it. */
export function elementsByNode(
  nodes: readonly LayerNode[],
  elementsOf: (block: Block) => readonly XmlElement[],
  written: WrittenInsertions,
): Map<LayerNode, XmlElement[]> {
  const found = new Map<LayerNode, XmlElement[]>();
  for (const node of allNodes(nodes)) found.set(node, node.mirrored ? [...elementsOf(node.mirrored)] : []);
  /** What is in a cell belongs to it already; a section, a list or a proposal grows by it. */
  const give = (node: LayerNode, elements: readonly XmlElement[]): void => {
    found.get(node)?.push(...elements);
    for (let around = node.parent; around && !hasOwnElement(around); around = around.parent) {
      found.get(around)?.push(...elements);
    }
  };
  for (const [node, elements] of insertedElements(written)) {
    const { type } = node.block;
    // The text of a cell itself is a paragraph like any other.
    if (type === 'cell' && elements.some(({ name }) => name !== 'w:tc')) continue;
    if (type === 'row' || type === 'cell') found.get(node)?.push(...elements);
    else give(node, elements);
  }
  for (const node of allNodes(nodes)) {
    if (node.mirrored && node.parent?.block.type === 'proposal') {
      const own = found.get(node) ?? [];
      for (let around: LayerNode | null = node.parent; around?.block.type === 'proposal'; around = around.parent) {
        found.get(around)?.push(...own);
      }
    }
  }
  for (const elements of found.values()) elements.sort((a, b) => a.start - b.start);
  return found;
}
