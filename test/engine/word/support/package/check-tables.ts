import { openChildren, shown, type XmlNode } from './xml-node.ts';
import type { Story } from './check-ids.ts';

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']);

/** Elements of that name in a container, through content controls and the like, not through other tables. */
function inside(container: XmlNode, name: string): XmlNode[] {
  return openChildren(container, 'mc:Choice').flatMap((each) => {
    if (each.name === name) return [each];
    return wrappers.has(each.name) ? inside(each, name) : [];
  });
}

function property(node: XmlNode, properties: string, name: string): XmlNode | undefined {
  return node.children.find((each) => each.name === properties)?.children.find((each) => each.name === name);
}

function count(node: XmlNode | undefined, fallback: number): number {
  return node ? Number(node.attributes.get('w:val') ?? fallback) : fallback;
}

/** Columns of the grid where the cells of a row start, and where the row ends. */
function columns(row: XmlNode): { starts: Map<number, XmlNode>; end: number } {
  const starts = new Map<number, XmlNode>();
  let column = count(property(row, 'w:trPr', 'w:gridBefore'), 0);
  for (const cell of inside(row, 'w:tc')) {
    starts.set(column, cell);
    column += count(property(cell, 'w:tcPr', 'w:gridSpan'), 1);
  }
  return { starts, end: column + count(property(row, 'w:trPr', 'w:gridAfter'), 0) };
}

const continues = (cell: XmlNode): boolean => {
  const merge = property(cell, 'w:tcPr', 'w:vMerge');
  return merge !== undefined && merge.attributes.get('w:val') !== 'restart';
};

function* checkTable(table: XmlNode, where: string): Generator<string> {
  const rows = inside(table, 'w:tr');
  if (rows.length === 0) yield `table-rows ${where}: a table without rows`;
  const grid = table.children.find(({ name }) => name === 'w:tblGrid');
  const width = grid?.children.filter(({ name }) => name === 'w:gridCol').length ?? 0;
  let above: Map<number, XmlNode> | null = null;
  for (const [index, row] of rows.entries()) {
    const { starts, end } = columns(row);
    if (starts.size === 0) yield `table-cells ${where}: row ${index + 1} has no cells`;
    // A row may stop short of the grid; past it, readers disagree on where its cells go (17.4.48).
    if (width > 0 && end > width) yield `table-grid ${where}: row ${index + 1} takes ${end} columns of ${width}`;
    for (const [column, cell] of starts) {
      if (continues(cell) && !property(above?.get(column) ?? cell, 'w:tcPr', 'w:vMerge'))
        yield `table-merge ${where}: row ${index + 1} goes on with a merged cell that starts nowhere`;
      else if (continues(cell) && !above?.has(column))
        yield `table-merge ${where}: row ${index + 1} goes on with a merged cell that starts nowhere`;
    }
    above = starts;
  }
}

/** Containers that must end with a paragraph: Word asks to repair the file otherwise (17.4.65, 17.10, 17.11). */
const endWithParagraph = new Set(['w:tc', 'w:hdr', 'w:ftr', 'w:txbxContent', 'w:footnote', 'w:endnote', 'w:comment']);

function lastBlock(container: XmlNode): XmlNode | undefined {
  const last = openChildren(container, 'mc:Choice').findLast(({ name }) =>
    ['w:p', 'w:tbl', 'w:sdt', 'w:customXml', 'w:sdtContent', 'w:altChunk'].includes(name),
  );
  return last && (last.name === 'w:sdt' || last.name === 'w:customXml' || last.name === 'w:sdtContent')
    ? lastBlock(last)
    : last;
}

/** Tables hold rows, rows cells, cells paragraphs at their end; rows fit the grid. */
export function* checkTables({ part, root }: Story): Generator<string> {
  for (const node of shown(root)) {
    const where = `${part}:${node.line}`;
    if (node.name === 'w:tbl') yield* checkTable(node, where);
    if (endWithParagraph.has(node.name) && lastBlock(node)?.name !== 'w:p')
      yield `last-paragraph ${where}: ${node.name} does not end with a paragraph`;
  }
}
