import { buildBlockTree, type StyleLists } from '../read/block-tree.ts';
import type { XmlElement, XmlPart } from '../xml/xml-element.ts';
import { findBlocks } from './find-blocks.ts';
import { allNodes, type LayerNode, type TemplateLayer } from './layer.ts';
import { elementsOf } from './plan-insertions.ts';

/** A stretch of the main document that the editor's document loops. */
export interface LoopedStretch {
  readonly start: number;
  readonly end: number;
  /** Names of its lists. */
  readonly lists: readonly string[];
}

function ownElements(node: LayerNode): XmlElement[] {
  return node.mirrored ? elementsOf(node.mirrored) : node.children.flatMap(ownElements);
}

/** What of a file as it was uploaded is looped by the editor's document, outer stretches first. */
export function loopedStretches(layer: TemplateLayer, part: XmlPart, styleLists: StyleLists): LoopedStretch[] {
  const { nodes } = findBlocks(layer, buildBlockTree(part, 'document', styleLists), {});
  return [...allNodes(nodes)].flatMap((node) => {
    const elements = node.isLoop ? ownElements(node) : [];
    const [first] = elements;
    const last = elements.at(-1);
    return first && last ? [{ start: first.start, end: last.end, lists: node.lists }] : [];
  });
}
