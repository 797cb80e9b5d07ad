import { insertedBlockTypes } from '../../../application/schema/editor-values.ts';
import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import { namesPart } from './assign-parts.ts';

const inserted: ReadonlySet<string> = new Set(insertedBlockTypes);
export const isInserted = ({ type }: EditorBlock): boolean => inserted.has(type);

const isUnder = (path: readonly number[], above: readonly number[]): boolean =>
  path.length > above.length && above.every((step, depth) => step === path[depth]);

const samePath = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((step, depth) => step === other[depth]);

/** Is a block of the layer this block of the file? The part may be left out where the file has only one of its kind. */
function represents(laid: EditorBlock, own: EditorBlock): boolean {
  if (laid.type !== own.type || !samePath(laid.path, own.path)) return false;
  return laid.part === undefined || (own.part !== undefined && namesPart(laid.part, own.part));
}

/** The blocks of the file that proposals enclose, also those of proposals inside. */
const enclosedBy = (children: readonly EditorBlock[]): readonly EditorBlock[] =>
  children.flatMap((child) => (child.type === 'proposal' ? enclosedBy(child.children ?? []) : child));

/** The siblings of one block of the file, while the layer's blocks are put among them. */
class Siblings {
  blocks: EditorBlock[];
  /** Inserted blocks that no block of the file came before so far. */
  #head: EditorBlock[] = [];
  #last: EditorBlock | null = null;

  constructor(own: readonly EditorBlock[]) {
    this.blocks = [...own];
  }

  lay(laid: readonly EditorBlock[]): readonly EditorBlock[] {
    for (let index = 0; index < laid.length; index += 1) {
      const block = laid[index];
      if (block === undefined) break;
      if (isInserted(block)) this.#insert(block);
      else index += this.#annotate(block, laid.slice(index + 1));
    }
    this.blocks.push(...this.#head);
    return this.blocks;
  }

  /** A proposal takes the blocks of the file that it encloses into itself. */
  #insert(block: EditorBlock): void {
    const { children = [] } = block;
    const named = block.type === 'proposal' ? enclosedBy(children) : [];
    const enclosed = this.blocks.filter((own) => named.some((child) => represents(child, own)));
    const [first] = enclosed;
    if (first) {
      const whole = { ...block, children: [...new Siblings(enclosed).lay(children)] };
      this.#replace(first, whole);
      this.blocks = this.blocks.filter((each) => !enclosed.includes(each));
    } else if (this.#last) {
      this.blocks.splice(this.blocks.indexOf(this.#last) + 1, 0, block);
      this.#last = block;
    } else this.#head.push(block);
  }

  /**
   * Gives a block of the file what the layer sets on it. A block deeper in the file is laid there, together with the blocks after
   * it that belong to the same place. Returns how many of these there were.
   */
  #annotate(block: EditorBlock, after: readonly EditorBlock[]): number {
    const own = this.blocks.find((each) => represents(block, each));
    if (own) {
      const { children = [] } = block;
      const inner = new Siblings(own.children ?? []).lay(children);
      this.#replace(own, { ...own, ...block, ...(inner.length > 0 && { children: [...inner] }) });
      return 0;
    }
    const above = this.blocks.find((each) => !isInserted(each) && isUnder(block.path, each.path));
    if (above) {
      const end = after.findIndex((each) => !isInserted(each) && !isUnder(each.path, above.path));
      const rest = end < 0 ? after : after.slice(0, end);
      const head = this.#head.splice(0);
      const inner = new Siblings(above.children ?? []).lay([...head, block, ...rest]);
      this.#replace(above, { ...above, children: [...inner] });
      return rest.length;
    }
    // The file has no such block any more: it stays in the tree, so that saving does not lose it.
    this.#insert(block);
    return 0;
  }

  #replace(own: EditorBlock, by: EditorBlock): void {
    this.blocks.splice(this.blocks.indexOf(own), 1, ...this.#head.splice(0), by);
    this.#last = by;
  }
}

/**
 * The whole tree of a template for the editor: the blocks of the Word file (`documentFromTemplate`) with what the layer sets on
 * them, and the blocks that the layer inserts, each at its place. Laid over the file it does what the layer does.
 */
export function wholeTree(mirror: TemplateDocument, layer: TemplateDocument): TemplateDocument {
  return { ...mirror, ...layer, children: [...new Siblings(mirror.children).lay(layer.children)] };
}

/** Is the block where the layer says how the inserted blocks next to it are placed? */
function isAnchor(blocks: readonly EditorBlock[], index: number): boolean {
  const next = blocks[index + 1];
  if (next && isInserted(next)) return true;
  return index > 0 && blocks.slice(0, index).every(isInserted);
}

function hasOptions({ options = {} }: EditorBlock): boolean {
  return Object.values(options).some((value) => value !== undefined && value !== false);
}

function trim(blocks: readonly EditorBlock[], keepsAll: boolean): EditorBlock[] {
  return blocks.flatMap((block, index): EditorBlock[] => {
    // A proposal is the list of what it encloses.
    if (isInserted(block)) {
      if (block.type !== 'proposal' || !block.children) return [block];
      return [{ ...block, children: trim(block.children, true) }];
    }
    const { style: _copy, options: _options, children: _children, replacements, ...rest } = block;
    const children = trim(block.children ?? [], false);
    const sets = hasOptions(block);
    const replaces = (block.replacements?.length ?? 0) > 0;
    if (!keepsAll && !sets && !replaces && children.length === 0 && !isAnchor(blocks, index)) return [];
    return [
      {
        ...rest,
        ...(replaces && { replacements }),
        ...(sets && block.options && { options: block.options }),
        ...(children.length > 0 && { children }),
      },
    ];
  });
}

/**
 * The layer without the blocks of the Word file that nothing is set on and whose text is not changed, except those that show where inserted blocks belong, and
 * without the copies of the file's formats. Does to the file what the whole tree does.
 */
export function trimLayer(tree: TemplateDocument): TemplateDocument {
  return { ...tree, children: trim(tree.children, false) };
}

function standWhereTheySay(blocks: readonly EditorBlock[], around: readonly number[]): boolean {
  return blocks.every(({ path, children = [] }, index) => {
    const own = [...around, index];
    return (
      path.length === own.length && own.every((step, depth) => step === path[depth]) && standWhereTheySay(children, own)
    );
  });
}

/**
 * Can a Word file be written from the document alone? So it is when every path is the block's position in the tree; a layer
 * leaves out blocks of its file or has some put in between.
 */
export function isWholeDocument({ children }: TemplateDocument): boolean {
  return children.length > 0 && standWhereTheySay(children, []);
}
