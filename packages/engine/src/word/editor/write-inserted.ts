import { editorDefaults, type TemplateDocument } from '../../application/schema/index.ts';
import type { Problem } from '../../problems/index.ts';
import { blockFormat } from './block-format.ts';
import type { ImageTags } from './image-tag.ts';
import type { LayerNode } from './layer.ts';
import { listLevels } from './list-levels.ts';
import { listLevelCount } from './list-pattern.ts';
import type { NewLists } from './new-lists.ts';
import { pageBreakXml, paragraphXml, type ParagraphWords } from './paragraph-xml.ts';

/** A paragraph that the editor puts in, with the innermost block it belongs to. */
export interface InsertedParagraph {
  readonly xml: string;
  readonly node: LayerNode;
}

/** The list that items stand in. */
interface OpenList {
  readonly numId: number;
  /** pt. */
  readonly fontSize: number;
  readonly level: number;
}

/** Writes inserted blocks as paragraphs of a part. */
export class InsertedWriter {
  readonly #document: TemplateDocument;
  readonly #words: ParagraphWords;
  readonly #lists: NewLists;
  readonly #images: ImageTags;
  readonly #problems: Problem[];

  constructor(
    document: TemplateDocument,
    words: ParagraphWords,
    lists: NewLists,
    images: ImageTags,
    problems: Problem[],
  ) {
    this.#document = document;
    this.#words = words;
    this.#lists = lists;
    this.#images = images;
    this.#problems = problems;
  }

  /** The paragraphs of a block; those of a proposal without the blocks in it. */
  write(node: LayerNode): InsertedParagraph[] {
    const { block, place } = node;
    const format = blockFormat(block.style, this.#document);
    if (block.type === 'newList') return this.#list(node);
    if (block.type === 'pagebreak') return [{ xml: pageBreakXml(format, this.#words), node }];
    const paragraph = (text: string): InsertedParagraph => ({ xml: paragraphXml(text, format, this.#words), node });
    if (block.type === 'image') return [paragraph(this.#images.tag(block, place))];
    const text = block.text ?? '';
    if (block.type !== 'proposal') return [paragraph(text)];
    return text === '' ? [] : text.split(/\r\n?|\n/).map(paragraph);
  }

  #list(node: LayerNode): InsertedParagraph[] {
    const settings = node.block.list ?? {};
    const levels = listLevels(settings, node.place, this.#problems);
    const fontSize = settings.fontSize ?? editorDefaults.list.fontSize;
    const marks = blockFormat(node.block.style, this.#document, fontSize);
    return this.#items(node, { numId: this.#lists.add(levels, marks), fontSize, level: 0 });
  }

  #items(node: LayerNode, list: OpenList): InsertedParagraph[] {
    return node.children.flatMap((child) => {
      // A list in a list is only one level down: its items belong to the same numbering.
      if (child.block.type === 'newList') return this.#items(child, this.#below(list));
      const style = { ...node.block.style, ...child.block.style };
      const format = blockFormat(style, this.#document, list.fontSize);
      const place = { numId: list.numId, level: list.level };
      const xml = paragraphXml(child.block.text ?? '', format, this.#words, { list: place });
      const below = child.children.some(({ block }) => block.type === 'newList') ? list : this.#below(list);
      return [{ xml, node: child }, ...this.#items(child, below)];
    });
  }

  #below(list: OpenList): OpenList {
    return { ...list, level: Math.min(list.level + 1, listLevelCount - 1) };
  }
}
