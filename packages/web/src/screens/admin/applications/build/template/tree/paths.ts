import type { EditorBlock } from '@shorui/engine/model';
import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { allBlocks, isBlock, isOwn, shellOf } from './block-node.ts';
import { outside } from './locks.ts';
import type { TreeOrigin } from './tree-document.ts';

/** The first position of inserted blocks: after those of any file. */
const firstInserted = 100;

const samePath = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/** Paths that the blocks should have, by position. */
function wantedPaths(doc: Node, origin: TreeOrigin): Map<number, readonly number[]> {
  const wanted = new Map<number, readonly number[]>();
  const walk = (node: Node, inner: number, path: readonly number[]): void => {
    let at = inner;
    let index = 0;
    const seen = new Set<string>();
    node.forEach((child) => {
      if (isBlock(child)) {
        let own = shellOf(child).path;
        if (origin === 'authored') own = [...path, index];
        else if (isOwn(child)) {
          const isBelow = own.length === path.length + 1 && samePath(own.slice(0, -1), path);
          // A block that was moved or copied needs a path of its place.
          if (!isBelow || seen.has(own.join('.'))) own = [...path, freeStep(node, path.length, seen, path)];
        }
        seen.add(own.join('.'));
        if (!samePath(own, shellOf(child).path)) wanted.set(at, own);
        walk(child, at + 1, own);
        index++;
      }
      at += child.nodeSize;
    });
  };
  walk(doc, 0, []);
  return wanted;
}

/** A position in a block that none of its blocks has, nor one of `seen`. */
function freeStep(parent: Node, depth: number, seen: ReadonlySet<string>, path: readonly number[]): number {
  let next = isBlock(parent) && isOwn(parent) ? 0 : firstInserted;
  parent.forEach((child) => {
    if (isBlock(child)) next = Math.max(next, (shellOf(child).path[depth] ?? -1) + 1);
  });
  while (seen.has([...path, next].join('.'))) next++;
  return next;
}

/** Gives blocks the paths of their places: in a document without a file their positions, else paths that no other block has. */
export const pathKeeper = (origin: TreeOrigin): Plugin =>
  new Plugin({
    appendTransaction(changes, before, state) {
      if (
        !changes.some((each) => each.docChanged && each.getMeta(outside) !== true) ||
        sameStructure(before.doc, state.doc)
      )
        return null;
      const wanted = wantedPaths(state.doc, origin);
      if (wanted.size === 0) return null;
      const change: Transaction = state.tr;
      for (const [at, path] of wanted) {
        const node = state.doc.nodeAt(at);
        if (node) change.setNodeAttribute(at, 'shell', { ...shellOf(node), path: [...path] } satisfies EditorBlock);
      }
      return change;
    },
  });

/** Did only texts change? */
function sameStructure(one: Node, other: Node): boolean {
  const [before, after] = [[...allBlocks(one)], [...allBlocks(other)]];
  return (
    before.length === after.length &&
    before.every(({ node }, at) => node.attrs['shell'] === after[at]?.node.attrs['shell'])
  );
}
