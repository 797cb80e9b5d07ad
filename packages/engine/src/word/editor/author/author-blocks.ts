import type { FileChild, Paragraph as DocxParagraph, ParagraphChild, TableRow } from 'docx';
import { editorDefaults, type EditorBlock, type TemplateDocument } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { blockFormat, type BlockFormat } from '../block-format.ts';
import { ImageTags } from '../image-tag.ts';
import { listLevels } from '../list-levels.ts';
import { listLevelCount } from '../list-pattern.ts';
import { levelOptions, paragraphOptions, textRuns, type DocxPackage } from './author-format.ts';
import { imageRun } from './author-image.ts';

/** Where written blocks stand: their path in the written file, and how many there are so far. */
interface Home {
  readonly path: readonly number[];
  count: number;
}

/** Blocks of a document as the package writes them, and as the layer over the written file. */
interface Written {
  readonly children: FileChild[];
  readonly layer: EditorBlock[];
}

/** The list that items stand in. */
interface OpenList {
  readonly reference: string;
  readonly fontSize: number;
  readonly style: EditorBlock['style'];
  readonly level: number;
}

/** Paths of groups in the layer: no block of the file has one so high. */
const groupPaths = 1_000_000;

function optionsOf({ options }: EditorBlock): Pick<EditorBlock, 'options'> {
  return options ? { options } : {};
}

/** Writes the blocks of a document through the package. */
export class BlockAuthor {
  readonly #docx: DocxPackage;
  readonly #document: TemplateDocument;
  readonly #width: number;
  readonly #images: ImageTags;
  #groups = 0;
  readonly problems: Problem[] = [];
  /** Lists for the package, each with the levels it has. */
  readonly lists: { reference: string; levels: object[] }[] = [];

  /** `width` is that of a line, in twips. */
  constructor(docx: DocxPackage, document: TemplateDocument, width: number) {
    this.#docx = docx;
    this.#document = document;
    this.#width = width;
    this.#images = new ImageTags(this.problems);
  }

  write(blocks: readonly EditorBlock[], home: Home, width = this.#width): Written {
    const children: FileChild[] = [];
    const layer: EditorBlock[] = [];
    let afterTable = false;
    for (const block of blocks) {
      // Word joins tables that touch each other.
      if (block.type === 'table' && afterTable) children.push(this.#blank(home));
      const written = this.#block(block, home, width);
      children.push(...written.children);
      layer.push(...written.layer);
      afterTable = block.type === 'table';
    }
    return { children, layer };
  }

  #block(block: EditorBlock, home: Home, width: number): Written {
    const place: Place = { path: block.path.join('.') };
    const format = blockFormat(block.style, this.#document);
    switch (block.type) {
      case 'paragraph':
      case 'newParagraph':
        return this.#paragraph(block, home, textRuns(this.#docx, block.text ?? '', format), format);
      case 'image':
        return this.#paragraph(
          block,
          home,
          imageRun(this.#docx, block, place, format, this.#images, this.problems),
          format,
        );
      case 'pagebreak':
        return this.#paragraph(block, home, [new this.#docx.PageBreak()], format);
      case 'list':
      case 'newList':
        return this.#list(block, home, place);
      case 'table':
        return this.#table(block, home, width);
      case 'proposal':
      case 'contentControl':
      case 'textBox':
        return this.#group(block, home, width);
      case 'section':
      case 'listItem':
      case 'row':
      case 'cell':
        this.problems.push(createProblem('word.editor-child', place, { type: block.type, outer: 'section' }));
        return { children: [], layer: [] };
    }
  }

  #blank(home: Home): DocxParagraph {
    home.count++;
    return new this.#docx.Paragraph({ spacing: { before: 0, after: 0 } });
  }

  #paragraph(block: EditorBlock, home: Home, children: readonly ParagraphChild[], format: BlockFormat): Written {
    const path = [...home.path, home.count++];
    const paragraph = new this.#docx.Paragraph({
      ...paragraphOptions(this.#docx, format),
      children,
    });
    return { children: [paragraph], layer: [{ type: 'paragraph', path, ...optionsOf(block) }] };
  }

  #group(block: EditorBlock, home: Home, width: number): Written {
    const texts: EditorBlock[] =
      (block.text ?? '') === ''
        ? []
        : (block.text ?? '')
            .split(/\r\n?|\n/)
            .map((text) => ({ type: 'paragraph', path: block.path, text, ...(block.style && { style: block.style }) }));
    const path = [...home.path, groupPaths + this.#groups++];
    const { children, layer } = this.write([...texts, ...(block.children ?? [])], home, width);
    if (children.length === 0) return { children, layer };
    return { children, layer: [{ type: 'proposal', path, ...optionsOf(block), children: layer }] };
  }

  #list(block: EditorBlock, home: Home, place: Place): Written {
    const settings = block.list ?? {};
    const fontSize = settings.fontSize ?? editorDefaults.list.fontSize;
    const reference = `list${this.lists.length + 1}`;
    const marks = blockFormat(block.style, this.#document, fontSize);
    const levels = levelOptions(this.#docx, listLevels(settings, place, this.problems), marks);
    const items: Home = { path: [...home.path, home.count], count: 0 };
    const written = this.#items(block, items, { reference, fontSize, style: block.style, level: 0 });
    if (written.children.length === 0) return written;
    this.lists.push({ reference, levels });
    home.count++;
    const layer: EditorBlock = { type: 'list', path: [...items.path], ...optionsOf(block), children: written.layer };
    return { children: written.children, layer: [layer] };
  }

  #items({ children: blocks = [] }: EditorBlock, home: Home, list: OpenList): Written {
    const children: FileChild[] = [];
    const layer: EditorBlock[] = [];
    const below = { ...list, level: Math.min(list.level + 1, listLevelCount - 1) };
    for (const block of blocks) {
      if (block.type === 'newList' || block.type === 'list') {
        const inner = this.#items(block, home, below);
        children.push(...inner.children);
        layer.push(...this.#together(block, home, inner.layer));
      } else if (block.type === 'listItem') {
        const own = this.#item(block, home, list);
        const hasList = block.children?.some(({ type }) => type === 'newList' || type === 'list') === true;
        const inner = this.#items(block, home, hasList ? list : below);
        children.push(...own.children, ...inner.children);
        layer.push(...this.#together(block, home, [...own.layer, ...inner.layer]));
      } else {
        const place: Place = { path: block.path.join('.') };
        this.problems.push(createProblem('word.editor-child', place, { type: block.type, outer: 'list' }));
      }
    }
    return { children, layer };
  }

  /** Items that an item or an inner list is looped or left out with. */
  #together(block: EditorBlock, home: Home, layer: EditorBlock[]): EditorBlock[] {
    if (!block.options || layer.length === 0) return layer;
    const path = [...home.path, groupPaths + this.#groups++];
    return [{ type: 'proposal', path, options: block.options, children: layer }];
  }

  #item(block: EditorBlock, home: Home, { reference, level, fontSize, style }: OpenList): Written {
    const format = blockFormat({ ...style, ...block.style }, this.#document, fontSize);
    const paragraph = new this.#docx.Paragraph({
      ...paragraphOptions(this.#docx, format),
      numbering: { reference, level },
      contextualSpacing: true,
      children: textRuns(this.#docx, block.text ?? '', format),
    });
    return { children: [paragraph], layer: [{ type: 'listItem', path: [...home.path, home.count++] }] };
  }

  #table(block: EditorBlock, home: Home, width: number): Written {
    const { Table, WidthType } = this.#docx;
    const rows = (block.children ?? []).filter(({ type }) => type === 'row');
    const columns = Math.max(0, ...rows.map(({ children = [] }) => children.length));
    if (columns === 0) return { children: [], layer: [] };
    const path = [...home.path, home.count++];
    const column = Math.floor(width / columns);
    const layer: EditorBlock[] = [];
    const made = rows.map((row, index) => this.#row(row, [...path, index], column, columns, layer));
    const table = new Table({
      rows: made,
      width: { size: column * columns, type: WidthType.DXA },
      columnWidths: Array.from({ length: columns }, () => column),
    });
    return { children: [table], layer: [{ type: 'table', path, ...optionsOf(block), children: layer }] };
  }

  #row(row: EditorBlock, path: readonly number[], column: number, columns: number, layer: EditorBlock[]): TableRow {
    const { TableCell, TableRow, WidthType } = this.#docx;
    const cells = row.children?.length ? row.children : [{ type: 'cell' as const, path: [...path, 0] }];
    const inner: EditorBlock[] = [];
    const children = cells.map((cell: EditorBlock, index) => {
      // The last cell of a short row takes the columns that are left.
      const columnSpan = index === cells.length - 1 ? columns - index : 1;
      const width = column * columnSpan;
      const home: Home = { path: [...path, index], count: 0 };
      const texts: EditorBlock[] =
        cell.text === undefined
          ? []
          : [{ type: 'paragraph', path: cell.path, text: cell.text, ...(cell.style && { style: cell.style }) }];
      // 108 twips on each side are the cell's own margins.
      const content = this.write([...texts, ...(cell.children ?? [])], home, Math.max(400, width - 216));
      if (content.children.length === 0 || cell.children?.at(-1)?.type === 'table')
        content.children.push(this.#blank(home));
      inner.push({ type: 'cell', path: [...path, index], ...optionsOf(cell), children: content.layer });
      return new TableCell({
        children: content.children as never,
        width: { size: width, type: WidthType.DXA },
        ...(columnSpan > 1 && { columnSpan }),
      });
    });
    layer.push({ type: 'row', path: [...path], ...optionsOf(row), children: inner });
    return new TableRow({ children });
  }
}
