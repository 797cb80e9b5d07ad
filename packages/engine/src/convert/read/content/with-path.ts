import type { XmlElement } from '../../../xml/xml-element.ts';
import type { PartSource } from './part-source.ts';

/**
 * A block with its path, which only messages use: the tree of blocks is built then. A getter in an object gives each object a
 * hidden class of its own, which holds all that the getter reaches until the next full collection; documents that are cut, whose
 * paths are not known, do without.
 */
export function withPath<Block extends object>(
  block: Block,
  source: PartSource,
  element: XmlElement,
): Block & { readonly path: string } {
  if (source.isCut) return { ...block, path: '' };
  return {
    ...block,
    get path() {
      return source.path(element);
    },
  };
}
