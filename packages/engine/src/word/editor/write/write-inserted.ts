import { editorDefaults } from '../../../application/schema/editor-values.ts';
import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import { createProblem, type Problem } from '../../../problems/index.ts';
import { blockFormat, type FormatDefaults } from '../model/block-format.ts';
import type { ImageTags } from '../model/image-tag.ts';
import { sideBySide, type LayerNode } from '../model/layer.ts';
import { listLevels, listLevelCount } from '../model/list-pattern.ts';
import { cellWidths, planTable, type PlannedCell } from '../model/plan-table.ts';
import type { NewLists } from './new-lists.ts';
import { pageBreakXml, paragraphXml, type ParagraphWords } from './paragraph-xml.ts';
import { cellHead, cellSpace, rowHead, tableHead } from './table-xml.ts';

/** A paragraph or a table that the editor puts in, with the innermost block it belongs to. */
export interface InsertedElement {
  readonly xml: string;
  readonly node: LayerNode;
  readonly isTable: boolean;
  /** Of a table: what is in it. `steps` are positions among the rows, cells, paragraphs and tables on the way in. */
  readonly inside: readonly { readonly node: LayerNode; readonly steps: readonly number[] }[];
}

/** Where inserted blocks are, and what they take over from there. */
interface InsertedHome {
  /** Length of a line, in twips. */
  readonly width: number;
  readonly defaults: FormatDefaults;
  readonly style: EditorBlock['style'];
}

/** The list that items are in. */
interface OpenList {
  readonly numId: number;
  readonly level: number;
}

function asList(fontSize: number, { defaults }: InsertedHome): FormatDefaults {
  return { ...defaults, fontSize };
}

/** Writes inserted blocks as paragraphs and tables of a part. */
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

  /** The paragraphs or the table of a block; those of a proposal without the blocks in it. `width` of a line in twips. */
  write(node: LayerNode, width: number): InsertedElement[] {
    return this.#write(node, { width, defaults: editorDefaults.paragraph, style: undefined });
  }

  /** A paragraph with nothing in it, to keep tables apart. */
  blank(): string {
    return paragraphXml('', blockFormat({}, this.#document, editorDefaults.close), this.#words);
  }

  #write(node: LayerNode, home: InsertedHome): InsertedElement[] {
    const { block, place } = node;
    if (block.type === 'newList') return this.#list(node, home);
    if (block.type === 'newTable') return this.#table(node, home);
    const format = blockFormat({ ...home.style, ...block.style }, this.#document, home.defaults);
    const paragraph = (text: string): InsertedElement => this.#paragraph(paragraphXml(text, format, this.#words), node);
    if (block.type === 'image') return [paragraph(this.#images.tag(block, place))];
    if (block.type === 'pagebreak') return [this.#paragraph(pageBreakXml(format, this.#words), node)];
    const text = block.text ?? '';
    if (block.type !== 'proposal') return [paragraph(text)];
    return text === '' ? [] : text.split(/\r\n?|\n/).map(paragraph);
  }

  #paragraph(xml: string, node: LayerNode): InsertedElement {
    return { xml, node, isTable: false, inside: [] };
  }

  #list(node: LayerNode, home: InsertedHome): InsertedElement[] {
    const settings = node.block.list ?? {};
    const levels = listLevels(settings, node.place, this.#problems);
    const inList = { ...home, defaults: asList(settings.fontSize ?? editorDefaults.list.fontSize, home) };
    const marks = blockFormat({ ...home.style, ...node.block.style }, this.#document, inList.defaults);
    const list = { numId: this.#lists.add(levels, marks), level: 0 };
    return this.#items(node, inList, list, this.#below(list));
  }

  /** `inner` is where the items of a list in this one are. */
  #items(node: LayerNode, home: InsertedHome, list: OpenList, inner: OpenList): InsertedElement[] {
    return node.children.flatMap((child) => {
      // A list in a list is only one level down: its items belong to the same numbering.
      if (child.block.type === 'newList') return this.#items(child, home, inner, this.#below(inner));
      const style = { ...home.style, ...node.block.style, ...child.block.style };
      const format = blockFormat(style, this.#document, home.defaults);
      const xml = paragraphXml(child.block.text ?? '', format, this.#words, { list });
      const below = this.#below(list);
      return [this.#paragraph(xml, child), ...this.#items(child, home, below, below)];
    });
  }

  #below(list: OpenList): OpenList {
    return { ...list, level: Math.min(list.level + 1, listLevelCount - 1) };
  }

  #table(node: LayerNode, home: InsertedHome): InsertedElement[] {
    const { block, place, children } = node;
    const settings = block.table ?? {};
    const wanted = children.map((row) =>
      row.children.map((cell) => {
        const { columns = 1, rows = 1 } = cell.block.cell ?? {};
        return { cell, columns, rows };
      }),
    );
    const plan = planTable(wanted, settings, home.width);
    if (!plan) {
      this.#problems.push(createProblem('word.editor-table', place, { path: block.path.join('.') }));
      return [];
    }
    const { own, declare } = this.#words;
    const inside: { node: LayerNode; steps: readonly number[] }[] = [];
    const rows = plan.rows.map((cells, index) => {
      const row = children[index];
      if (!row) return '';
      inside.push({ node: row, steps: [index] });
      const widths = cellWidths(plan, cells);
      const written = cells.map((cell, column) => {
        const style = { ...home.style, ...block.style, ...row.block.style };
        const made = this.#cell(cell, row, widths[column] ?? 0, style);
        if (cell.cell && cell.merge !== 'continue') inside.push({ node: cell.cell, steps: [index, column] });
        inside.push(...made.inside.map((each) => ({ ...each, steps: [index, column, ...each.steps] })));
        return made.xml;
      });
      return `<${own}tr>${rowHead(row.block.row ?? {}, own)}${written.join('')}</${own}tr>`;
    });
    const xml = `<${own}tbl${declare}>${tableHead(settings, plan.widths, own)}${rows.join('')}</${own}tbl>`;
    return [{ xml, node, isTable: true, inside }];
  }

  #cell(
    planned: PlannedCell<LayerNode>,
    row: LayerNode,
    width: number,
    around: EditorBlock['style'],
  ): Pick<InsertedElement, 'xml' | 'inside'> {
    const { own } = this.#words;
    const { cell: node, columns, merge } = planned;
    const rowSettings = row.block.row ?? {};
    const head = cellHead({ width, columns, merge, cell: node?.block.cell ?? {}, row: rowSettings }, own);
    const content: string[] = [];
    const inside: { node: LayerNode; steps: readonly number[] }[] = [];
    const add = (element: InsertedElement): void => {
      const at = content.length;
      content.push(element.xml);
      inside.push({ node: element.node, steps: [at] });
      inside.push(...element.inside.map((each) => ({ ...each, steps: [at, ...each.steps] })));
    };
    let afterTable = false;
    if (node && merge !== 'continue') {
      const centered = rowSettings.header === true ? { align: 'center' as const } : {};
      const style = { ...centered, ...around, ...node.block.style };
      const home = { width: Math.max(400, width - 2 * cellSpace.side), defaults: editorDefaults.close, style };
      if (node.block.text !== undefined) {
        const format = blockFormat(style, this.#document, home.defaults);
        add(this.#paragraph(paragraphXml(node.block.text, format, this.#words), node));
      }
      for (const each of sideBySide(node.children)) {
        for (const element of this.#write(each, home)) {
          if (element.isTable && afterTable) content.push(this.blank());
          add(element);
          afterTable = element.isTable;
        }
      }
    }
    // A cell ends with a paragraph.
    if (content.length === 0 || afterTable) content.push(this.blank());
    return { xml: `<${own}tc>${head}${content.join('')}</${own}tc>`, inside };
  }
}
