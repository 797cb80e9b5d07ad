import { createProblem, type Problem } from '../../problems/index.ts';
import type { PartWords } from '../content/part-words.ts';
import type { Block } from '../read/block.ts';
import { descend, isSelfClosed, type XmlElement, type XmlPart } from '../xml/xml-element.ts';
import { acts, type LayerNode } from './layer.ts';
import { breakParagraph, sectionEnd } from './section-break.ts';
import type { Insertion } from './splice-part.ts';
import type { InsertedWriter } from './write-inserted.ts';

/** Something to be put in, with the block it belongs to; null for what belongs to no block of the document. */
export interface PlannedInsertion extends Insertion {
  readonly node: LayerNode | null;
}

/** The elements that a block of the file stands for; a section or a list has those of its blocks. */
export function elementsOf({ element, children }: Block): XmlElement[] {
  return element ? [element] : children.flatMap(elementsOf);
}

/** Offset of the end of what a block holds. */
function innerEnd(block: Block, part: XmlPart): number {
  const last = elementsOf(block).at(-1);
  if (block.element) {
    const content = block.type === 'contentControl' ? descend(block.element, 'w:sdtContent') : block.element;
    return content && !isSelfClosed(content) ? content.closeStart : block.element.end;
  }
  if (last) return last.end;
  const body = descend(part.root, 'w:body') ?? part.root;
  return body.children.findLast(({ name }) => name === 'w:sectPr')?.start ?? body.closeStart;
}

/** What stands side by side in the file or is put in there; a proposal counts as its text and the blocks in it. */
function* sideBySide(nodes: readonly LayerNode[]): Generator<LayerNode> {
  for (const node of nodes) {
    yield node;
    if (node.block.type === 'proposal') yield* sideBySide(node.children);
  }
}

function sectionOf(node: LayerNode | null): LayerNode | null {
  let current = node;
  while (current && current.mirrored?.type !== 'section') current = current.parent;
  return current;
}

function mayVanish(node: LayerNode): boolean {
  if (acts(node)) return true;
  return node.parent?.block.type === 'proposal' && mayVanish(node.parent);
}

/** Decides where inserted blocks go, and moves section breaks that would be in their way. */
export class InsertionPlan {
  readonly #part: XmlPart;
  readonly #words: PartWords;
  readonly #writer: InsertedWriter;
  readonly insertions: PlannedInsertion[] = [];
  readonly cuts: XmlElement[] = [];

  constructor(part: XmlPart, words: PartWords, writer: InsertedWriter) {
    this.#part = part;
    this.#words = words;
    this.#writer = writer;
  }

  /** Nodes in one block of the file; null for the top of the document. */
  plan(nodes: readonly LayerNode[], home: Block | null): void {
    const row = [...sideBySide(nodes)];
    let last: Block | null = null;
    // A paragraph that ends a section and is looped, may be left out, or has something put in behind it gives its break to a
    // paragraph of its own behind all that.
    let held: Block | null = null;
    for (const [index, node] of row.entries()) {
      const { mirrored } = node;
      if (mirrored) {
        this.#moveBreak(held, node);
        this.plan(node.children, mirrored);
        last = mirrored;
        held = mirrored.type !== 'section' && mayVanish(node) ? mirrored : null;
        continue;
      }
      const next = last ? null : (row.slice(index).find((each) => each.mirrored)?.mirrored ?? null);
      const at = this.#anchor(last, next, home);
      for (const { xml, node: owner } of this.#writer.write(node)) this.insertions.push({ at, xml, node: owner });
      if (last) held = last.type === 'section' ? null : last;
      else if (!next && home?.type === 'section') held = home;
    }
    this.#moveBreak(held, row.at(-1));
  }

  #anchor(last: Block | null, next: Block | null, home: Block | null): number {
    if (last) return elementsOf(last).at(-1)?.end ?? innerEnd(last, this.#part);
    if (next) return elementsOf(next)[0]?.start ?? innerEnd(next, this.#part);
    if (home) return innerEnd(home, this.#part);
    const body = descend(this.#part.root, 'w:body') ?? this.#part.root;
    return body.children.findLast(({ name }) => name === 'w:sectPr')?.start ?? body.closeStart;
  }

  #moveBreak(block: Block | null, beside: LayerNode | undefined): void {
    const paragraph = block ? elementsOf(block).at(-1) : undefined;
    const properties = sectionEnd(paragraph);
    if (!paragraph || !properties || this.cuts.includes(properties)) return;
    this.cuts.push(properties);
    const xml = breakParagraph(this.#part.xml.slice(properties.start, properties.end), this.#words);
    this.insertions.push({ at: paragraph.end, xml, node: sectionOf(beside ?? null) });
  }
}

/** Blocks of the file in a proposal must be neighbours: it is one stretch of the document. */
export function checkPassages(nodes: readonly LayerNode[]): Problem[] {
  return nodes.flatMap((node) => {
    const inner = checkPassages(node.children);
    const { block, place } = node;
    if (block.type !== 'proposal') return inner;
    const held = [...sideBySide(node.children)].flatMap(({ mirrored }) => mirrored ?? []);
    const apart = held.some((each, index) => {
      const before = held[index - 1];
      if (!before) return false;
      const sameHome = before.path.slice(0, -1).join('.') === each.path.slice(0, -1).join('.');
      return !sameHome || (before.path.at(-1) ?? 0) + 1 !== each.path.at(-1);
    });
    return apart ? [...inner, createProblem('word.editor-passage', place, { path: block.path.join('.') })] : inner;
  });
}
