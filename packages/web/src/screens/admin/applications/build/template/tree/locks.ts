import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { isBlock, isOwn, keyOf, wordsOf } from './block-node.ts';

/** A block of the uploaded file: where it is, and whether it has a text. */
interface Fixed {
  readonly key: string;
  readonly around: string;
  readonly hasText: boolean;
}

/** The blocks of the uploaded file in their order. Passages around them do not count. */
function fixedBlocks(doc: Node): Fixed[] {
  const found: Fixed[] = [];
  const walk = (node: Node, around: string): void => {
    node.forEach((child) => {
      if (!isBlock(child)) return;
      const isFixed = !isOwn(child);
      const key = keyOf(child);
      if (isFixed) found.push({ key, around, hasText: wordsOf(child) !== undefined });
      walk(child, isFixed ? key : around);
    });
  };
  walk(doc, '');
  return found;
}

/** Are the blocks of the uploaded file in both documents, in the same order? */
export function keepsFile(before: Node, after: Node): boolean {
  const [old, now] = [fixedBlocks(before), fixedBlocks(after)];
  return (
    old.length === now.length &&
    old.every(({ key, around, hasText }, index) => {
      const other = now[index];
      return other?.key === key && other.around === around && other.hasText === hasText;
    })
  );
}

/** What a transaction is about: changes that come from outside may touch everything. */
export const outside = 'outside';

/**
 * Refuses what would remove, join or move blocks of the uploaded file: the editor's document cannot express it. Their texts may be
 * changed.
 * @param onRefuse is called after each refusal
 */
export const fileLock = (onRefuse: () => void): Plugin =>
  new Plugin({
    filterTransaction(change, state) {
      if (!change.docChanged || change.getMeta(outside) === true) return true;
      const isKept = keepsFile(state.doc, change.doc);
      if (!isKept) onRefuse();
      return isKept;
    },
  });
