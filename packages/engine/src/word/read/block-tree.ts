import { attribute } from '../../xml/attributes.ts';
import { descend, walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Block, BlockType } from './block.ts';
import type { TextPartKind } from './word-package.ts';

/** A block before its place in the tree is known. */
interface Draft {
  type: BlockType;
  element: XmlElement | null;
  children: Draft[];
  /** For list items: which list they belong to. */
  list?: string;
}

/** Answers which list the paragraph style puts a paragraph in; undefined when none. */
export type StyleLists = ReadonlyMap<string, string>;

class TreeBuilder {
  readonly #part: XmlPart;
  readonly #styleLists: StyleLists;

  constructor(part: XmlPart, styleLists: StyleLists) {
    this.#part = part;
    this.#styleLists = styleLists;
  }

  /** Blocks inside a container such as the body or a cell; numbered paragraphs in a row are gathered into lists. */
  contents(container: XmlElement): Draft[] {
    const blocks: Draft[] = [];
    for (const element of container.children) {
      const block = this.#block(element);
      if (!block) continue;
      const last = blocks.at(-1);
      if (block.list === undefined) blocks.push(block);
      else if (last?.type === 'list' && last.list === block.list) last.children.push(block);
      else blocks.push({ type: 'list', element: null, children: [block], list: block.list });
    }
    return blocks;
  }

  #block(element: XmlElement): Draft | null {
    switch (element.name) {
      case 'w:p':
        return this.#paragraph(element);
      case 'w:tbl':
        return { type: 'table', element, children: this.#rows(element) };
      case 'w:sdt': {
        const content = descend(element, 'w:sdtContent');
        return { type: 'contentControl', element, children: content ? this.contents(content) : [] };
      }
      default:
        return null;
    }
  }

  #paragraph(element: XmlElement): Draft {
    const list = this.#listOf(element);
    const block: Draft = {
      type: list === undefined ? 'paragraph' : 'listItem',
      element,
      children: this.#inside(element),
    };
    if (list !== undefined) block.list = list;
    return block;
  }

  #listOf(paragraph: XmlElement): string | undefined {
    const properties = descend(paragraph, 'w:pPr');
    if (!properties) return undefined;
    const numbering = descend(properties, 'w:numPr', 'w:numId');
    // numId 0 takes a paragraph out of its style's list (ECMA-376 part 1, 17.9.18).
    if (numbering) return attribute(this.#part.xml, numbering, 'val')?.replace(/^0$/, '') || undefined;
    const style = descend(properties, 'w:pStyle');
    return style ? this.#styleLists.get(attribute(this.#part.xml, style, 'val') ?? '') : undefined;
  }

  /**
   * What is in a paragraph besides its text, in the order of the file. It may occur twice, for new and old readers; the
   * old reader's copy is not a block of its own.
   */
  #inside(paragraph: XmlElement): Draft[] {
    const found: Draft[] = [];
    for (const child of paragraph.children) {
      walk(child, (element) => {
        if (element.name === 'mc:Fallback') return false;
        if (element.name === 'w:txbxContent') {
          found.push({ type: 'textBox', element, children: this.contents(element) });
          return false;
        }
        const type = this.#lineContent(element);
        if (type) found.push({ type, element, children: [] });
        return true;
      });
    }
    return found;
  }

  /** A picture or a page break in a line of text. */
  #lineContent(element: XmlElement): 'image' | 'pagebreak' | null {
    if (element.name === 'w:drawing' || element.name === 'w:pict') return holdsPicture(element) ? 'image' : null;
    const isPageBreak = element.name === 'w:br' && attribute(this.#part.xml, element, 'type') === 'page';
    return isPageBreak ? 'pagebreak' : null;
  }

  #rows(table: XmlElement): Draft[] {
    return unwrapped(table, 'w:tr').map((row) => ({
      type: 'row',
      element: row,
      children: unwrapped(row, 'w:tc').map((cell) => ({ type: 'cell', element: cell, children: this.contents(cell) })),
    }));
  }
}

/** Does a drawing show a picture, outside of the text boxes it may hold? */
function holdsPicture(drawing: XmlElement): boolean {
  let found = false;
  walk(drawing, ({ name }) => {
    found ||= name === 'pic:pic' || name === 'v:imagedata';
    return !found && name !== 'w:txbxContent' && name !== 'mc:Fallback';
  });
  return found;
}

/** Children of that name, also those inside content controls and other wrappers. */
export function unwrapped(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((each) => {
    if (each.name === name) return [each];
    if (each.name === 'w:sdt') return unwrapped(descend(each, 'w:sdtContent') ?? each, name);
    return each.name === 'w:customXml' || each.name === 'w:ins' ? unwrapped(each, name) : [];
  });
}

/** Sections end with a paragraph that carries section properties; the last one with the body. */
function sections(builder: TreeBuilder, body: XmlElement): Draft[] {
  const found: Draft[] = [];
  let current: Draft[] = [];
  for (const block of builder.contents(body)) {
    current.push(block);
    const last = block.type === 'list' ? block.children.at(-1) : block;
    if (last?.element && descend(last.element, 'w:pPr', 'w:sectPr')) {
      found.push({ type: 'section', element: null, children: current });
      current = [];
    }
  }
  if (current.length > 0 || found.length === 0) found.push({ type: 'section', element: null, children: current });
  return found;
}

function notes(builder: TreeBuilder, root: XmlElement, type: 'footnote' | 'endnote'): Draft[] {
  return root.children
    .filter((each) => each.name === `w:${type}`)
    .map((each) => ({ type, element: each, children: builder.contents(each) }));
}

function place(draft: Draft, path: readonly number[]): Block {
  const children = draft.children.map((each, index) => place(each, [...path, index]));
  return { type: draft.type, path, element: draft.element, children };
}

/** The blocks of a part with their paths. The main document's top level are its sections; a header is one block. */
export function buildBlockTree(part: XmlPart, kind: TextPartKind, styleLists: StyleLists = new Map()): Block[] {
  const builder = new TreeBuilder(part, styleLists);
  let drafts: Draft[];
  if (kind === 'document') drafts = sections(builder, descend(part.root, 'w:body') ?? part.root);
  else if (kind === 'footnotes') drafts = notes(builder, part.root, 'footnote');
  else if (kind === 'endnotes') drafts = notes(builder, part.root, 'endnote');
  else drafts = [{ type: kind, element: part.root, children: builder.contents(part.root) }];
  return drafts.map((draft, index) => place(draft, [index]));
}

/** Every block of the trees, outer ones first. */
export function* allBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* allBlocks(block.children);
  }
}
