import type { FileChild, ParagraphChild } from 'docx';
import { editorDefaults } from '../../../application/schema/editor-values.ts';
import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { blockFormat, type BlockFormat, type FormatDefaults } from '../model/block-format.ts';
import { ImageTags } from '../model/image-tag.ts';
import { listLevels, listLevelCount } from '../model/list-pattern.ts';
import { levelOptions, paragraphOptions, textRuns, type DocxPackage } from './author-format.ts';
import { nothing, optionsOf, type AuthorHome, type Written } from './author-home.ts';
import { imageRun } from './author-image.ts';
import { authorTable } from './author-table.ts';

/** The list that items are in. */
interface OpenList {
  readonly reference: string;
  readonly style: EditorBlock['style'];
  readonly level: number;
}

/** Paths of groups in the layer: no block of the file has one so high. */
const groupPaths = 1_000_000;

function below(list: OpenList): OpenList {
  return { ...list, level: Math.min(list.level + 1, listLevelCount - 1) };
}

/** Writes the blocks of a document through the package. */
export class BlockAuthor {
  readonly docx: DocxPackage;
  readonly #document: TemplateDocument;
  readonly #images: ImageTags;
  #groups = 0;
  readonly problems: Problem[] = [];
  /** Lists for the package, each with the levels it has. */
  readonly lists: { reference: string; levels: object[] }[] = [];
  /** Blocks of the document by the paths of the paragraphs that they become in the body. */
  readonly origins = new Map<string, readonly number[]>();
  #isInBody = true;

  constructor(docx: DocxPackage, document: TemplateDocument) {
    this.docx = docx;
    this.#document = document;
    this.#images = new ImageTags(this.problems);
  }

  /** Formatting of text where no block specifies it. */
  defaults(kind: 'paragraph' | 'close'): FormatDefaults {
    const { font_size: fontSize } = this.#document;
    return { ...editorDefaults[kind], ...(fontSize !== undefined && { fontSize }) };
  }

  /** Writes blocks of a header or a footer, whose paths are those of a part of its own. */
  writeAside(blocks: readonly EditorBlock[], home: AuthorHome): Written {
    this.#isInBody = false;
    const written = this.write(blocks, home);
    this.#isInBody = true;
    return written;
  }

  write(blocks: readonly EditorBlock[], home: AuthorHome): Written {
    const children: FileChild[] = [];
    const layer: EditorBlock[] = [];
    for (const block of blocks) {
      const written = this.#block(block, home, () => children.at(-1) instanceof this.docx.Table);
      children.push(...written.children);
      layer.push(...written.layer);
    }
    return { children, layer };
  }

  /** An empty paragraph, to keep tables apart. */
  blank(home: AuthorHome): FileChild {
    home.count++;
    const format = blockFormat(home.style, this.#document, this.defaults('close'));
    return new this.docx.Paragraph({ ...paragraphOptions(this.docx, format), children: [] });
  }

  #misplaced(block: EditorBlock, outer: string): Written {
    const place: Place = { path: block.path.join('.') };
    this.problems.push(createProblem('word.editor-child', place, { type: block.type, outer }));
    return nothing;
  }

  #block(block: EditorBlock, home: AuthorHome, isBehindTable: () => boolean): Written {
    const place: Place = { path: block.path.join('.') };
    const format = blockFormat({ ...home.style, ...block.style }, this.#document, home.defaults);
    switch (block.type) {
      case 'paragraph':
      case 'newParagraph':
        return this.#paragraph(block, home, textRuns(this.docx, block.text ?? '', format), format);
      case 'image': {
        const run = imageRun(this.docx, block, place, format, this.#images, this.problems);
        return this.#paragraph(block, home, run, format);
      }
      case 'pagebreak':
        return this.#paragraph(block, home, [new this.docx.PageBreak()], format);
      case 'list':
      case 'newList':
        return this.#list(block, home, place);
      case 'table':
      case 'newTable':
        return this.#table(block, home, isBehindTable());
      case 'proposal':
      case 'contentControl':
      case 'textBox':
        return this.#group(block, home);
      case 'section':
      case 'listItem':
      case 'row':
      case 'cell':
      case 'header':
      case 'footer':
      case 'footnote':
      case 'endnote':
        return this.#misplaced(block, 'section');
    }
  }

  #paragraph(block: EditorBlock, home: AuthorHome, children: readonly ParagraphChild[], format: BlockFormat): Written {
    const path = this.#next(home, block);
    const paragraph = new this.docx.Paragraph({ ...paragraphOptions(this.docx, format), children });
    return { children: [paragraph], layer: [{ type: 'paragraph', path, ...optionsOf(block) }] };
  }

  /** The path of the next paragraph. */
  #next(home: AuthorHome, block: EditorBlock): number[] {
    const path = [...home.path, home.count++];
    if (this.#isInBody) this.origins.set(path.join('.'), block.path);
    return path;
  }

  /** Word joins tables that touch each other. */
  #table(block: EditorBlock, home: AuthorHome, isBehindTable: boolean): Written {
    const gap = isBehindTable ? [this.blank(home)] : [];
    const contents = {
      docx: this.docx,
      defaults: this.defaults('close'),
      write: (blocks: readonly EditorBlock[], inner: AuthorHome) => this.write(blocks, inner),
      blank: (inner: AuthorHome) => this.blank(inner),
    };
    for (const row of block.children ?? []) {
      if (row.type !== 'row') this.#misplaced(row, 'table');
      for (const cell of row.children ?? [])
        if (row.type === 'row' && cell.type !== 'cell') this.#misplaced(cell, 'row');
    }
    const written = authorTable(contents, block, home);
    if (written) return { children: [...gap, ...written.children], layer: written.layer };
    const path = block.path.join('.');
    this.problems.push(createProblem('word.editor-table', { path }, { path }));
    return nothing;
  }

  #group(block: EditorBlock, home: AuthorHome): Written {
    const { text = '', style, children: held = [] } = block;
    const lines = text === '' ? [] : text.split(/\r\n?|\n/);
    const texts = lines.map((line): EditorBlock => ({
      type: 'paragraph',
      path: block.path,
      text: line,
      ...(style && { style }),
    }));
    const path = [...home.path, groupPaths + this.#groups++];
    const { children, layer } = this.write([...texts, ...held], home);
    if (children.length === 0) return nothing;
    return { children, layer: [{ type: 'proposal', path, ...optionsOf(block), children: layer }] };
  }

  #list(block: EditorBlock, home: AuthorHome, place: Place): Written {
    const settings = block.list ?? {};
    const fontSize = settings.fontSize ?? this.#document.font_size ?? editorDefaults.list.fontSize;
    const reference = `list${this.lists.length + 1}`;
    const defaults = { ...home.defaults, fontSize };
    const style = { ...home.style, ...block.style };
    const levels = levelOptions(
      this.docx,
      listLevels({ ...settings, fontSize }, place, this.problems),
      blockFormat(style, this.#document, defaults),
    );
    const items: AuthorHome = { ...home, path: [...home.path, home.count], count: 0, defaults, style };
    const list = { reference, style, level: 0 };
    const written = this.#items(block, items, list, below(list));
    if (written.children.length === 0) return nothing;
    this.lists.push({ reference, levels });
    home.count++;
    const layer: EditorBlock = { type: 'list', path: [...items.path], ...optionsOf(block), children: written.layer };
    return { children: written.children, layer: [layer] };
  }

  /** `inner` is where the items of a list in this one are. */
  #items({ children: blocks = [] }: EditorBlock, home: AuthorHome, list: OpenList, inner: OpenList): Written {
    const children: FileChild[] = [];
    const layer: EditorBlock[] = [];
    for (const block of blocks) {
      if (block.type === 'newList' || block.type === 'list') {
        const written = this.#items(block, home, inner, below(inner));
        children.push(...written.children);
        layer.push(...this.#together(block, home, written.layer));
      } else if (block.type === 'listItem') {
        const own = this.#item(block, home, list);
        const written = this.#items(block, home, below(list), below(list));
        children.push(...own.children, ...written.children);
        layer.push(...this.#together(block, home, [...own.layer, ...written.layer]));
      } else this.#misplaced(block, 'list');
    }
    return { children, layer };
  }

  /** Items that an item or an inner list is looped or left out with. */
  #together(block: EditorBlock, home: AuthorHome, layer: EditorBlock[]): EditorBlock[] {
    if (!block.options || layer.length === 0) return layer;
    const path = [...home.path, groupPaths + this.#groups++];
    return [{ type: 'proposal', path, options: block.options, children: layer }];
  }

  #item(block: EditorBlock, home: AuthorHome, { reference, level, style }: OpenList): Written {
    const format = blockFormat({ ...style, ...block.style }, this.#document, home.defaults);
    const paragraph = new this.docx.Paragraph({
      ...paragraphOptions(this.docx, format, true),
      numbering: { reference, level },
      contextualSpacing: true,
      children: textRuns(this.docx, block.text ?? '', format),
    });
    return { children: [paragraph], layer: [{ type: 'listItem', path: this.#next(home, block) }] };
  }
}
