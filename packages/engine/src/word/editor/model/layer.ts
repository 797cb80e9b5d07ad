import type { Conditional, EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { Codec } from '../../../zip/index.ts';
import type { StyleLists } from '../../read/block-tree.ts';
import type { Block } from '../../read/block.ts';
import type { TextPartName } from '../../read/word-package.ts';

/** The template editor's document, to be laid over a Word file while it is compiled. */
export interface TemplateLayer {
  readonly document: TemplateDocument;
  /** Names of the lists that repeat a question; none when it is not repeated. */
  lists(questionId: number): readonly string[];
  /** Is there a rule with that id? All are taken as known unless this is given. */
  hasRule?(ruleId: number): boolean;
  /** JSON pointer of the document, for places: `/files/0/document`. */
  readonly pointer?: string;
}

/** What laying a document over a file needs to know of it. */
export interface LayTemplateOptions {
  readonly codec: Codec;
  readonly limits: Budget;
  readonly place: Place;
  readonly styleLists: StyleLists;
  /** The parts that hold text, the main document first. */
  readonly parts: readonly TextPartName[];
}

/** A block of the template document, with what it represents. */
export interface LayerNode {
  readonly block: EditorBlock;
  readonly place: Place;
  readonly parent: LayerNode | null;
  readonly children: LayerNode[];
  /** The block of the file; null for what the editor puts in. */
  readonly mirrored: Block | null;
  readonly isLoop: boolean;
  /** Names of the lists it is repeated for. */
  readonly lists: readonly string[];
  /** What must hold for it to be printed, in each repetition. */
  readonly conditionals: readonly Conditional[];
}

/** Is the block looped or shown on conditions? */
export function acts({ isLoop, conditionals }: LayerNode): boolean {
  return isLoop || conditionals.length > 0;
}

/** Kinds of block that have elements of their own around their contents, also when they are inserted. */
const ownElements = new Set<string>(['newTable', 'row', 'cell']);

/** Does the block keep what is in it apart from what is next to it? A section, a list or a proposal is just a stretch. */
export function hasOwnElement({ block, mirrored }: LayerNode): boolean {
  return mirrored ? mirrored.element !== null : ownElements.has(block.type);
}

/** What is side by side in the file or is put in there; a proposal counts as its text and the blocks in it. */
export function* sideBySide(nodes: readonly LayerNode[]): Generator<LayerNode> {
  for (const node of nodes) {
    yield node;
    if (node.block.type === 'proposal') yield* sideBySide(node.children);
  }
}

/** Every node of the trees, outer ones first. */
export function* allNodes(nodes: readonly LayerNode[]): Generator<LayerNode> {
  for (const node of nodes) {
    yield node;
    yield* allNodes(node.children);
  }
}

/** What must hold for a block to be printed: its own conditions, its rule, and the rule taken over from a block around it. */
export function blockConditionals({ options }: Pick<EditorBlock, 'options'>): Conditional[] {
  const found: Conditional[] = [];
  if (options?.hasCondition === true) {
    const { conditions = [], condition_options: chosen = [], required_all: all = false } = options;
    found.push({ conditions, condition_options: chosen, required_all: all });
  }
  for (const rule of [options?.ruleId, options?.inheritRuleId]) if (rule !== undefined) found.push({ rule_id: rule });
  return found;
}
