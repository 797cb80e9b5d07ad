import type { FileChild, ITableBordersOptions, TableCell as DocxCell, TableRow as DocxRow } from 'docx';
import type { EditorBlock } from '../../../application/schema/index.ts';
import type { FormatDefaults } from '../model/block-format.ts';
import { cellWidths, planTable, type PlannedCell, type TablePlan } from '../model/plan-table.ts';
import { cellSpace, drawnSides, rowHeight, shadeOf } from '../write/table-xml.ts';
import type { DocxPackage } from './author-format.ts';
import { optionsOf, type AuthorHome, type Written } from './author-home.ts';

/** What writing a table leaves to the writer of blocks. */
export interface TableContents {
  readonly docx: DocxPackage;
  /** Formatting of what is in cells. */
  readonly defaults: FormatDefaults;
  write(blocks: readonly EditorBlock[], home: AuthorHome): Written;
  blank(home: AuthorHome): FileChild;
}

const sideNames: Readonly<Record<string, string>> = { insideH: 'insideHorizontal', insideV: 'insideVertical' };

function borderOptions(docx: DocxPackage, settings: NonNullable<EditorBlock['table']>): ITableBordersOptions {
  const { BorderStyle } = docx;
  const drawn = { style: BorderStyle.SINGLE, size: 4, color: 'auto' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const sides = drawnSides(settings).map(([side, isDrawn]) => [sideNames[side] ?? side, isDrawn ? drawn : none]);
  return Object.fromEntries(sides) as ITableBordersOptions;
}

class TableAuthor {
  readonly #contents: TableContents;
  readonly #table: EditorBlock;
  readonly #plan: TablePlan<EditorBlock>;
  readonly #home: AuthorHome;
  readonly #path: readonly number[];

  constructor(contents: TableContents, table: EditorBlock, plan: TablePlan<EditorBlock>, home: AuthorHome) {
    this.#contents = contents;
    this.#table = table;
    this.#plan = plan;
    this.#home = home;
    this.#path = [...home.path, home.count++];
  }

  write(rows: readonly EditorBlock[]): Written {
    const { docx } = this.#contents;
    const layer: EditorBlock[] = [];
    const made = rows.map((row, index) => this.#row(row, index, layer));
    const settings = this.#table.table ?? {};
    const { widths } = this.#plan;
    const { side, edge } = cellSpace;
    const table = new docx.Table({
      rows: made,
      width: { size: widths.reduce((sum, each) => sum + each, 0), type: docx.WidthType.DXA },
      columnWidths: [...widths],
      alignment: settings.align ?? 'center',
      layout: docx.TableLayoutType.FIXED,
      borders: borderOptions(docx, settings),
      margins: { marginUnitType: docx.WidthType.DXA, top: edge, left: side, bottom: edge, right: side },
    });
    const own: EditorBlock = { type: 'table', path: [...this.#path], ...optionsOf(this.#table), children: layer };
    return { children: [table], layer: [own] };
  }

  #row(row: EditorBlock, index: number, layer: EditorBlock[]): DocxRow {
    const { docx } = this.#contents;
    const planned = this.#plan.rows[index] ?? [];
    const widths = cellWidths(this.#plan, planned);
    const inner: EditorBlock[] = [];
    const path = [...this.#path, index];
    const children = planned.map((cell, column) =>
      this.#cell(cell, row, widths[column] ?? 0, [...path, column], inner),
    );
    layer.push({ type: 'row', path, ...optionsOf(row), children: inner });
    const settings = row.row ?? {};
    const height = rowHeight(settings);
    return new docx.TableRow({
      children,
      cantSplit: true,
      ...(settings.header === true && { tableHeader: true }),
      ...(height !== null && { height: { value: height, rule: docx.HeightRule.ATLEAST } }),
    });
  }

  #cell(
    { cell, columns, merge }: PlannedCell<EditorBlock>,
    row: EditorBlock,
    width: number,
    path: readonly number[],
    layer: EditorBlock[],
  ): DocxCell {
    const { docx } = this.#contents;
    const shade = shadeOf(cell?.cell ?? {}, row.row ?? {});
    const children = this.#content(merge === 'continue' ? null : cell, row, width, path, layer);
    const { CONTINUE, RESTART } = docx.VerticalMergeType;
    return new docx.TableCell({
      children: children as never,
      width: { size: width, type: docx.WidthType.DXA },
      verticalAlign: cell?.cell?.vertical ?? 'center',
      ...(columns > 1 && { columnSpan: columns }),
      ...(merge !== null && { verticalMerge: merge === 'restart' ? RESTART : CONTINUE }),
      ...(shade !== null && { shading: { type: docx.ShadingType.CLEAR, color: 'auto', fill: shade } }),
    });
  }

  /** Null for a cell that continues the one above, or that was not requested. */
  #content(
    cell: EditorBlock | null,
    row: EditorBlock,
    width: number,
    path: readonly number[],
    layer: EditorBlock[],
  ): readonly FileChild[] {
    const { defaults } = this.#contents;
    const centered = row.row?.header === true ? { align: 'center' as const } : {};
    const style = { ...centered, ...this.#home.style, ...this.#table.style, ...row.style, ...cell?.style };
    const home: AuthorHome = { path, count: 0, width: Math.max(400, width - 2 * cellSpace.side), defaults, style };
    if (!cell) return [this.#contents.blank(home)];
    const texts: EditorBlock[] =
      cell.text === undefined ? [] : [{ type: 'paragraph', path: cell.path, text: cell.text }];
    const { children, layer: inner } = this.#contents.write([...texts, ...(cell.children ?? [])], home);
    layer.push({ type: 'cell', path: [...path], ...optionsOf(cell), children: inner });
    const { Table } = this.#contents.docx;
    // A cell ends with a paragraph.
    const isOpen = children.length === 0 || children.at(-1) instanceof Table;
    return isOpen ? [...children, this.#contents.blank(home)] : children;
  }
}

/** Writes a table; null when it has no cells, or more columns than Word allows. */
export function authorTable(contents: TableContents, table: EditorBlock, home: AuthorHome): Written | null {
  const rows = (table.children ?? []).filter(({ type }) => type === 'row');
  const wanted = rows.map(({ children = [] }) =>
    children.map((cell) => ({ cell, columns: cell.cell?.columns ?? 1, rows: cell.cell?.rows ?? 1 })),
  );
  const plan = planTable(wanted, table.table ?? {}, home.width);
  return plan && new TableAuthor(contents, table, plan, home).write(rows);
}
