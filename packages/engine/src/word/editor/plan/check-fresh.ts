import { createProblem, type Problem } from '../../../problems/index.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import { allBlocks } from '../../read/block-tree.ts';
import { formatPath, type Block } from '../../read/block.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import { acts, allNodes, type LayerNode } from '../model/layer.ts';

/** Compares the texts of blocks in the template document with their current texts. */
class FreshnessCheck {
  readonly #part: XmlPart;
  readonly #blocks: readonly Block[];
  readonly problems: Problem[] = [];
  #changed: LayerNode[] = [];

  constructor(part: XmlPart, blocks: readonly Block[]) {
    this.#part = part;
    this.#blocks = blocks;
  }

  check(nodes: readonly LayerNode[]): void {
    for (const node of allNodes(nodes)) {
      if (!node.mirrored) continue;
      const touched = acts(node) || isAnchor(node);
      if (this.#reads(node) !== false) continue;
      if (touched) this.#report(node);
      else if (node.block.text !== undefined) this.#changed.push(node);
    }
    const [first] = this.#changed;
    if (first && this.problems.length === 0) {
      this.problems.push(createProblem('word.editor-changed', first.place, { count: this.#changed.length }));
    }
  }

  /** Does the block read as the document specifies? Undefined when the document has no text. A block of blocks counts by what is in it. */
  #reads(node: LayerNode): boolean | undefined {
    const { block, mirrored } = node;
    if (block.text !== undefined && mirrored) return this.#textOf(mirrored) === block.text;
    let known: boolean | undefined;
    for (const inner of allNodes(node.children)) {
      if (inner.block.text === undefined || inner.block.text.trim() === '' || !inner.mirrored) continue;
      // One text that is still there shows that it is the same block: others in it may have been edited.
      if (this.#textOf(inner.mirrored) === inner.block.text) return true;
      known = false;
    }
    return known;
  }

  #textOf({ element }: Block): string | undefined {
    return element?.name === 'w:p' ? readParagraph(this.#part, element).text : undefined;
  }

  #report({ block, place }: LayerNode): void {
    const path = formatPath(block.path);
    const moved = block.text === undefined || block.text.trim() === '' ? undefined : this.#findText(block.text);
    this.problems.push(
      moved
        ? createProblem('word.editor-stale-moved', place, { path, found: formatPath(moved.path) })
        : createProblem('word.editor-stale', place, { path }),
    );
  }

  #findText(text: string): Block | undefined {
    for (const block of allBlocks(this.#blocks)) if (this.#textOf(block) === text) return block;
    return undefined;
  }
}

/** Is a block inserted directly next to the block? */
function isAnchor(node: LayerNode): boolean {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  return siblings[index + 1]?.mirrored === null || (index === 1 && siblings[0]?.mirrored === null);
}

/**
 * Detects a Word file that was changed since the mirror was made: an error where something is set on a block or inserted next to
 * it, for it would now happen in the wrong place; else a warning.
 */
export function checkFresh(part: XmlPart, blocks: readonly Block[], nodes: readonly LayerNode[]): Problem[] {
  const check = new FreshnessCheck(part, blocks);
  check.check(nodes);
  return check.problems;
}
