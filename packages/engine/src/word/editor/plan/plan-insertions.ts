import { createProblem, type Problem } from '../../../problems/index.ts';
import { descend, isSelfClosed, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { breakParagraph, sectionEnd } from '../../content/sections.ts';
import type { Block } from '../../read/block.ts';
import type { PartNamespaces } from '../../read/part-namespaces.ts';
import { acts, sideBySide, type LayerNode } from '../model/layer.ts';
import { fallbackTextBox } from '../read/fallback-text-box.ts';
import type { InsertedElement, InsertedWriter } from '../write/write-inserted.ts';
import type { Insertion } from './splice-part.ts';

/** Something to be put in, with the block it belongs to; null for what belongs to no block of the document. */
export interface PlannedInsertion extends Insertion, Pick<InsertedElement, 'isTable'> {
  /** Blocks in it; `steps` begin with the position among the elements that it becomes. */
  readonly inside: InsertedElement['inside'];
  readonly node: LayerNode | null;
  /** The element that it becomes a child of. */
  readonly container: XmlElement;
  /** It is put into the copy of a text box that only old readers show. */
  readonly isTwin: boolean;
}

/** Where something is put in: next to an element, or at the end of what it holds. */
interface Anchor {
  readonly element: XmlElement;
  readonly side: 'before' | 'behind' | 'inside';
}

/** The elements that a block of the file represents; a section or a list has those of its blocks. */
export function elementsOf({ element, children }: Block): XmlElement[] {
  return element ? [element] : children.flatMap(elementsOf);
}

function containerOf({ element, side }: Anchor): XmlElement {
  return side === 'inside' ? (descend(element, 'w:sdtContent') ?? element) : (element.parent ?? element);
}

function offsetOf(anchor: Anchor): number {
  const { element, side } = anchor;
  if (side !== 'inside') return side === 'before' ? element.start : element.end;
  const content = containerOf(anchor);
  return isSelfClosed(content) ? element.end : content.closeStart;
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
  readonly #words: PartNamespaces;
  readonly #writer: InsertedWriter;
  readonly #lineWidth: (element: XmlElement) => number;
  readonly insertions: PlannedInsertion[] = [];
  readonly cuts: XmlElement[] = [];

  /** `lineWidth` returns the length of the lines around an element, in twips. */
  constructor(
    part: XmlPart,
    words: PartNamespaces,
    writer: InsertedWriter,
    lineWidth: (element: XmlElement) => number,
  ) {
    this.#part = part;
    this.#words = words;
    this.#writer = writer;
    this.#lineWidth = lineWidth;
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
      this.#insert(node, this.#anchor(last, next, home));
      if (last) held = last.type === 'section' ? null : last;
      else if (!next && home?.type === 'section') held = home;
    }
    this.#moveBreak(held, row.at(-1));
  }

  #insert(node: LayerNode, anchor: Anchor): void {
    const twin = fallbackTextBox(anchor.element);
    for (const element of this.#writer.write(node, this.#lineWidth(containerOf(anchor)))) {
      const inside = element.inside.map((each) => ({ ...each, steps: [0, ...each.steps] }));
      const add = (to: Anchor, isTwin: boolean): void => {
        this.insertions.push({ ...element, inside, at: offsetOf(to), container: containerOf(to), isTwin });
      };
      add(anchor, false);
      if (twin) add({ ...anchor, element: twin }, true);
    }
  }

  #anchor(last: Block | null, next: Block | null, home: Block | null): Anchor {
    if (last) return this.#beside(last, 'behind');
    if (next) return this.#beside(next, 'before');
    return home ? this.#endOf(home) : this.#endOfText();
  }

  #beside(block: Block, side: 'before' | 'behind'): Anchor {
    const element = elementsOf(block).at(side === 'before' ? 0 : -1);
    return element ? { element, side } : this.#endOfText();
  }

  #endOf(block: Block): Anchor {
    return block.element ? { element: block.element, side: 'inside' } : this.#beside(block, 'behind');
  }

  #endOfText(): Anchor {
    const body = descend(this.#part.root, 'w:body') ?? this.#part.root;
    const properties = body.children.findLast(({ name }) => name === 'w:sectPr');
    return properties ? { element: properties, side: 'before' } : { element: body, side: 'inside' };
  }

  #moveBreak(block: Block | null, beside: LayerNode | undefined): void {
    const paragraph = block ? elementsOf(block).at(-1) : undefined;
    const properties = sectionEnd(paragraph);
    if (!paragraph || !properties || this.cuts.includes(properties)) return;
    this.cuts.push(properties);
    const xml = breakParagraph(this.#part.xml.slice(properties.start, properties.end), this.#words);
    const node = sectionOf(beside ?? null);
    const container = paragraph.parent ?? paragraph;
    this.insertions.push({ at: paragraph.end, xml, node, container, isTable: false, inside: [], isTwin: false });
  }
}

/** Blocks of the file in a proposal must be neighbors: it is one stretch of the document. */
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
