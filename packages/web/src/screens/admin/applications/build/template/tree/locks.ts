import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { isBlock, isOwn, keyOf, wordsOf } from './block-node.ts';

/** A block of the uploaded file: where it is, and what it says. */
interface Fixed {
  readonly key: string;
  readonly around: string;
  readonly words: Node | undefined;
}

/** The blocks of the uploaded file in their order. Passages around them do not count. */
function fixedBlocks(doc: Node): Fixed[] {
  const found: Fixed[] = [];
  const walk = (node: Node, around: string): void => {
    node.forEach((child) => {
      if (!isBlock(child)) return;
      const fixed = !isOwn(child);
      const key = keyOf(child);
      if (fixed) found.push({ key, around, words: wordsOf(child) });
      walk(child, fixed ? key : around);
    });
  };
  walk(doc, '');
  return found;
}

/** Are the blocks of the uploaded file in both documents, in the same order and with the same texts? */
export function keepsFile(before: Node, after: Node): boolean {
  const [old, now] = [fixedBlocks(before), fixedBlocks(after)];
  return (
    old.length === now.length &&
    old.every(({ key, around, words }, index) => {
      const other = now[index];
      if (other === undefined || other.key !== key || other.around !== around) return false;
      if (words === undefined || other.words === undefined) return words === other.words;
      return words === other.words || words.eq(other.words);
    })
  );
}

/** What a transaction is about: changes that come from outside may touch everything. */
export const outside = 'outside';

/**
 * Refuses what would change the texts of the uploaded file or the order of its blocks: the editor's document has no words for that.
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
