import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { buildBlockTree, type StyleLists } from '../../read/block-tree.ts';
import type { TextPartName } from '../../read/word-package.ts';
import { allNodes, type LayerNode, type TemplateLayer } from '../model/layer.ts';
import { assignParts } from '../read/assign-parts.ts';
import { findBlocks } from '../read/find-blocks.ts';
import { elementsOf } from './plan-insertions.ts';

/** A stretch of a part that the editor's document loops. */
export interface LoopedStretch {
  readonly start: number;
  readonly end: number;
  /** Names of its lists. */
  readonly lists: readonly string[];
}

function ownElements(node: LayerNode): XmlElement[] {
  return node.mirrored ? elementsOf(node.mirrored) : node.children.flatMap(ownElements);
}

/** What of a part as it was uploaded is looped by the editor's document, outer stretches first. `parts` are all of the file. */
export function loopedStretches(
  layer: TemplateLayer,
  part: XmlPart,
  parts: readonly TextPartName[],
  styleLists: StyleLists,
): LoopedStretch[] {
  const top = assignParts(layer, parts, {}).byPart.get(part.name);
  const kind = parts.find(({ name }) => name === part.name)?.kind;
  if (!top || !kind) return [];
  const found = { top, blocks: buildBlockTree(part, kind, styleLists), isMain: kind === 'document' };
  const { nodes } = findBlocks(layer, found, { part: part.name });
  return [...allNodes(nodes)].flatMap((node) => {
    const elements = node.isLoop ? ownElements(node) : [];
    const [first] = elements;
    const last = elements.at(-1);
    return first && last ? [{ start: first.start, end: last.end, lists: node.lists }] : [];
  });
}
