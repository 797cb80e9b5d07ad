import type { Node } from 'prosemirror-model';
import { isOnlyTags } from '../../../../../kits/preview/left-out.ts';
import { isBlock, keyOf, kindOf, ownText, type BlockKey } from './tree/block-node.ts';
import type { PlacedBlock } from './template-pages.tsx';

/** The blocks with a text that is not on the pages. Those of text boxes have no places. */
export function leftOutBlocks(doc: Node, places: readonly PlacedBlock[]): ReadonlySet<BlockKey> {
  const shown = new Set(places.map(({ key }) => key));
  const found = new Set<BlockKey>();
  const walk = (node: Node): void => {
    node.forEach((child) => {
      if (!isBlock(child) || kindOf(child) === 'textBox') return;
      const text = ownText(child);
      if (!isOnlyTags(text) && !shown.has(keyOf(child))) found.add(keyOf(child));
      walk(child);
    });
  };
  walk(doc);
  return found;
}
