import { insertedBlockTypes, type EditorBlock } from '../../application/schema/index.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import { formatPath, type Block } from '../read/block.ts';
import { blockConditionals } from './block-conditionals.ts';
import type { LayerNode, TemplateLayer } from './layer.ts';
import { blockAt, nearestBlock } from './nearest-block.ts';

/** Blocks in blocks; a document of people has a handful. */
const deepest = 60;

const inserted: ReadonlySet<string> = new Set(insertedBlockTypes);

/** Blocks of the file that paragraphs may be put into. */
const holdsParagraphs = new Set<string>(['section', 'list', 'cell', 'textBox', 'contentControl']);

/** What stands around a block while the tree is walked. */
interface Around {
  readonly node: LayerNode | null;
  /** The block of the file around it. */
  readonly home: Block | null;
  /** It stands in an inserted list. */
  readonly inList: boolean;
  readonly rules: ReadonlySet<number>;
  readonly depth: number;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [left = 0, right = 0] = [a[depth], b[depth]];
    if (left !== right) return left < right;
  }
  return a.length < b.length;
}

function startsWith(path: readonly number[], head: readonly number[]): boolean {
  return head.length < path.length && head.every((step, depth) => step === path[depth]);
}

class BlockFinder {
  readonly #layer: TemplateLayer;
  readonly #blocks: readonly Block[];
  readonly #place: Place;
  readonly #paths = new Set<string>();
  #last: readonly number[] = [];
  readonly problems: Problem[] = [];

  constructor(layer: TemplateLayer, blocks: readonly Block[], place: Place) {
    this.#layer = layer;
    this.#blocks = blocks;
    this.#place = place;
  }

  find(blocks: readonly EditorBlock[], around: Around, pointer: string): LayerNode[] {
    if (around.depth > deepest) {
      throw new ShoruiError([createProblem('word.editor-too-deep', this.#place, { limit: deepest })]);
    }
    return blocks.map((block, index) => this.#node(block, around, `${pointer}/children/${index}`));
  }

  #node(block: EditorBlock, around: Around, pointer: string): LayerNode {
    const { options, type } = block;
    const path = formatPath(block.path);
    const place: Place = { ...this.#place, path, ...(this.#layer.pointer !== undefined && { pointer }) };
    if (this.#paths.has(path)) this.problems.push(createProblem('word.editor-path-twice', place, { path }));
    this.#paths.add(path);

    const isInserted = inserted.has(type) || (around.inList && type === 'listItem');
    if (isInserted || around.inList) this.#checkInserted(block, around, place, isInserted);
    const mirrored = isInserted ? null : this.#mirrored(block, around, place);
    // Sections cannot be gathered: each ends with properties of its own that must stand in the right place.
    if (type === 'section' && around.node) {
      this.problems.push(createProblem('word.editor-child', place, { type, outer: around.node.block.type }));
    }

    const { inheritRuleId: inherited, ruleId, questionId } = options ?? {};
    if (inherited !== undefined && !around.rules.has(inherited)) {
      this.problems.push(createProblem('word.editor-inherit', place, { path }));
    }
    const isLoop = options?.isLoop === true;
    const lists = isLoop && questionId !== undefined ? this.#layer.lists(questionId) : [];
    if (isLoop && lists.length === 0) this.problems.push(createProblem('word.editor-loop', place, { path }));

    const conditionals = blockConditionals(block);
    const children: LayerNode[] = [];
    const node: LayerNode = { block, place, parent: around.node, children, mirrored, isLoop, lists, conditionals };
    const inner: Around = {
      node,
      home: mirrored ?? around.home,
      inList: isInserted && (type === 'newList' || type === 'listItem'),
      rules: new Set([...around.rules, ...[ruleId, inherited].filter((rule) => rule !== undefined)]),
      depth: around.depth + 1,
    };
    children.push(...this.find(block.children ?? [], inner, pointer));
    return node;
  }

  #checkInserted({ type, children = [] }: EditorBlock, around: Around, place: Place, isInserted: boolean): void {
    const outer = around.node?.block.type ?? '';
    const misplaced = around.inList
      ? !isInserted || (type !== 'listItem' && type !== 'newList')
      : around.home !== null && !holdsParagraphs.has(around.home.type);
    if (misplaced) this.problems.push(createProblem('word.editor-child', place, { type, outer }));
    const [child] = children;
    const isLeaf = type === 'newParagraph' || type === 'image' || type === 'pagebreak';
    if (isLeaf && child) {
      this.problems.push(createProblem('word.editor-child', place, { type: child.type, outer: type }));
    }
  }

  #mirrored({ type, path }: EditorBlock, around: Around, place: Place): Block | null {
    const text = formatPath(path);
    const block = blockAt(this.#blocks, path);
    if (!block || block.type !== type) {
      const nearest = nearestBlock(this.#blocks, path, type);
      this.problems.push(
        nearest
          ? createProblem('word.editor-path-nearest', place, {
              path: text,
              type,
              nearest: formatPath(nearest.path),
              found: nearest.type,
            })
          : createProblem('word.editor-path', place, { path: text, type }),
      );
      return null;
    }
    if (around.home && !startsWith(path, around.home.path)) {
      const outer = formatPath(around.home.path);
      this.problems.push(createProblem('word.editor-outside', place, { path: text, outer }));
    } else if (this.#last.length > 0 && !isBefore(this.#last, path)) {
      this.problems.push(createProblem('word.editor-order', place, { path: text }));
    }
    this.#last = path;
    return block;
  }
}

/** Finds for each block of a template document what it stands for in the main document of a file. */
export function findBlocks(
  layer: TemplateLayer,
  blocks: readonly Block[],
  place: Place,
): { nodes: LayerNode[]; problems: Problem[] } {
  const finder = new BlockFinder(layer, blocks, place);
  const top: Around = { node: null, home: null, inList: false, rules: new Set(), depth: 0 };
  const nodes = finder.find(layer.document.children, top, layer.pointer ?? '');
  return { nodes, problems: finder.problems };
}
