import { documentFromTemplate, trimLayer, wholeTree } from '@shorui/engine/editor';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import type { Node } from 'prosemirror-model';
import { keyFrom, type BlockKey } from './block-node.ts';
import { documentOf, treeOf, type TreeOrigin } from './tree-document.ts';

const nothing: TemplateDocument = { children: [] };

/** The texts of blocks by their keys. */
function textsOf(blocks: readonly EditorBlock[], around: string): (readonly [BlockKey, string])[] {
  return blocks.flatMap(({ part = around, path, text, children = [] }) => [
    ...(text === undefined ? [] : [[keyFrom(part, path.join('.')), text] as const]),
    ...textsOf(children, part),
  ]);
}

/** The uploaded file below a document, or that there is none: what the editor shows of a document, and what is stored of it. */
export class TemplateSource {
  readonly origin: TreeOrigin;
  /** The texts that the file has now. */
  readonly texts: ReadonlyMap<BlockKey, string>;
  readonly #mirror: TemplateDocument | undefined;

  /** @throws {ShoruiError} for a file that cannot be read */
  constructor(bytes: Uint8Array | undefined) {
    this.origin = bytes === undefined ? 'authored' : 'uploaded';
    this.#mirror = bytes && documentFromTemplate(bytes);
    this.texts = new Map(textsOf(this.#mirror?.children ?? [], ''));
  }

  /** @throws {RangeError} for a document that the editor cannot show */
  whole(document: TemplateDocument = nothing): Node {
    return documentOf(this.#mirror === undefined ? document : wholeTree(this.#mirror, document), this.origin);
  }

  /** What is stored of the tree: over an uploaded file only what does something. `known` is what was stored before. */
  stored(doc: Node, known: TemplateDocument | undefined): TemplateDocument | undefined {
    const tree = treeOf(doc);
    if (this.#mirror === undefined) return tree;
    const { children } = trimLayer(tree);
    if (children.length === 0) return undefined;
    // What is put into a file for the first time is set in its font.
    return known === undefined ? { ...tree, children } : { ...known, children };
  }
}
