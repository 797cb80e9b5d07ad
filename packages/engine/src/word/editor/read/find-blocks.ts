import { insertedBlockTypes } from '../../../application/schema/editor-values.ts';
import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../../../problems/index.ts';
import { formatPath, type Block } from '../../read/block.ts';
import { blockConditionals, type LayerNode, type TemplateLayer } from '../model/layer.ts';
import { namesPart, type TopBlock } from './assign-parts.ts';
import { blockAt, nearestBlock } from './nearest-block.ts';

/** Blocks in blocks; a document of people has a handful. */
const deepest = 60;

const inserted: ReadonlySet<string> = new Set(insertedBlockTypes);

/** Blocks that are siblings of the sections and in no other block. */
const outermost = new Set(['section', 'header', 'footer', 'footnote', 'endnote']);

/** Blocks of the file that paragraphs may be put into. */
const holdsParagraphs = new Set<string>([...outermost, 'list', 'cell', 'textBox', 'contentControl']);

/** What may be in the inserted blocks that hold others. A list item holds what a list does. */
const insertedContents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['newList', new Set(['listItem', 'newList'])],
  ['listItem', new Set(['listItem', 'newList'])],
  ['newTable', new Set(['row'])],
  ['row', new Set(['cell'])],
  ['cell', new Set(['newParagraph', 'newList', 'newTable', 'image', 'proposal'])],
  ['newParagraph', new Set<string>()],
  ['image', new Set<string>()],
  ['pagebreak', new Set<string>()],
]);

/** What is around a block while the tree is walked. */
interface Around {
  readonly node: LayerNode | null;
  /** The block of the file around it. */
  readonly home: Block | null;
  /** The inserted block around it that holds only some kinds of block; null outside of such blocks. */
  readonly within: string | null;
  readonly rules: ReadonlySet<number>;
  readonly depth: number;
}

const outside: Around = { node: null, home: null, within: null, rules: new Set(), depth: 0 };

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
  readonly #isMain: boolean;
  readonly #paths = new Set<string>();
  #last: readonly number[] = [];
  readonly problems: Problem[] = [];

  constructor(layer: TemplateLayer, blocks: readonly Block[], place: Place, isMain: boolean) {
    this.#layer = layer;
    this.#blocks = blocks;
    this.#place = place;
    this.#isMain = isMain;
  }

  find(blocks: readonly TopBlock[], around: Around, pointer: string): LayerNode[] {
    if (around.depth > deepest) {
      throw new ShoruiError([createProblem('word.editor-too-deep', this.#place, { limit: deepest })]);
    }
    return blocks.map(({ block, index }) => this.#node(block, around, `${pointer}/children/${index}`));
  }

  #node(block: EditorBlock, around: Around, pointer: string): LayerNode {
    const { options, type } = block;
    const path = formatPath(block.path);
    const place: Place = { ...this.#place, path, ...(this.#layer.pointer !== undefined && { pointer }) };
    if (this.#paths.has(path)) this.problems.push(createProblem('word.editor-path-twice', place, { path }));
    this.#paths.add(path);

    const fits = around.within === null ? null : (insertedContents.get(around.within)?.has(type) ?? false);
    const isInserted = fits ?? inserted.has(type);
    if (!this.#mayStand(block, around, fits, isInserted)) {
      const outer = around.node?.block.type ?? this.#place.part ?? '';
      this.problems.push(createProblem('word.editor-child', place, { type, outer }));
    }
    const mirrored = isInserted || fits === false ? null : this.#mirrored(block, around, place);
    this.#checkPart(block, around, place);
    this.#checkRules(block, around, place);
    if (type === 'newTable' && !block.children?.some(({ children = [] }) => children.length > 0)) {
      this.problems.push(createProblem('word.editor-table', place, { path }));
    }

    const isLoop = options?.isLoop === true;
    const lists = isLoop ? this.#lists(block, place) : [];
    const conditionals = blockConditionals(block);
    const children: LayerNode[] = [];
    const node: LayerNode = { block, place, parent: around.node, children, mirrored, isLoop, lists, conditionals };
    const { inheritRuleId: inherited, ruleId } = options ?? {};
    const inner: Around = {
      node,
      home: mirrored ?? around.home,
      // A proposal holds what may be next to it.
      within: isInserted && type !== 'proposal' ? type : around.within,
      rules: new Set([...around.rules, ...[ruleId, inherited].filter((rule) => rule !== undefined)]),
      depth: around.depth + 1,
    };
    const held = (block.children ?? []).map((each, index) => ({ block: each, index }));
    children.push(...this.find(held, inner, pointer));
    return node;
  }

  /** `fits`: whether the inserted block around holds such blocks; null when there is none. */
  #mayStand({ type }: EditorBlock, { node, home }: Around, fits: boolean | null, isInserted: boolean): boolean {
    // Sections cannot be gathered: each ends with properties of its own that must be in the right place.
    if (outermost.has(type)) return node === null;
    if (fits !== null) return fits;
    if (!isInserted) return true;
    // Beside a header or a note there is nothing but the end of the part.
    return home === null ? this.#isMain : holdsParagraphs.has(home.type);
  }

  /** The enclosing block already names the part. */
  #checkPart({ part }: EditorBlock, { node }: Around, place: Place): void {
    if (!node || part === undefined || namesPart(part, this.#place.part ?? '')) return;
    this.problems.push(createProblem('word.editor-part-inside', place, { name: part, around: this.#place.part ?? '' }));
  }

  #checkRules({ options, path }: EditorBlock, around: Around, place: Place): void {
    const { inheritRuleId: inherited, ruleId } = options ?? {};
    for (const rule of new Set([ruleId, inherited])) {
      if (rule === undefined || this.#layer.hasRule?.(rule) !== false) continue;
      this.problems.push(createProblem('word.editor-rule', place, { path: formatPath(path), rule }));
    }
    if (inherited === undefined || around.rules.has(inherited)) return;
    const known = [...around.rules].join('、');
    this.problems.push(
      known === ''
        ? createProblem('word.editor-inherit', place, { path: formatPath(path), rule: inherited })
        : createProblem('word.editor-inherit-other', place, { path: formatPath(path), rule: inherited, known }),
    );
  }

  #lists({ options, path }: EditorBlock, place: Place): readonly string[] {
    const questionId = options?.questionId;
    if (questionId === undefined) {
      this.problems.push(createProblem('word.editor-loop-question', place, { path: formatPath(path) }));
      return [];
    }
    const lists = this.#layer.lists(questionId);
    if (lists.length === 0) {
      this.problems.push(createProblem('word.editor-loop', place, { path: formatPath(path), question: questionId }));
    }
    return lists;
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

/** What a part of the file is for its blocks. */
interface FoundPart {
  /** The blocks of the template document that are in it, from `assignParts`. */
  readonly top: readonly TopBlock[];
  /** The blocks of the part. */
  readonly blocks: readonly Block[];
  readonly isMain: boolean;
}

/** Finds for each block of a template document in a part what it represents there. `place` names the part. */
export function findBlocks(
  layer: TemplateLayer,
  { top, blocks, isMain }: FoundPart,
  place: Place,
): { nodes: LayerNode[]; problems: Problem[] } {
  const finder = new BlockFinder(layer, blocks, place, isMain);
  const nodes = finder.find(top, outside, layer.pointer ?? '');
  return { nodes, problems: finder.problems };
}
