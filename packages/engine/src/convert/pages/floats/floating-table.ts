import type { Floating } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';

const noInsets = { top: 0, bottom: 0, left: 0, right: 0 };
const known = new WeakMap<Table, Floating>();

function widthOf({ width, grid }: Table, columnWidth: number): number {
  const stored = grid.reduce((sum, each) => sum + each, 0);
  if (width.kind === 'part') return width.value * columnWidth;
  if (width.kind === 'points' && width.value > 0) return width.value;
  return stored > 0 ? stored : columnWidth;
}

/** The table where its edge is at the start of its room, not the text of its first cell. */
export function atItsEdge(table: Table): Table {
  return { ...table, indent: table.rows[0]?.cells[0]?.margins.left ?? 0, align: 'start' };
}

/**
 * A table that text flows around (`w:tblpPr`) as a float that holds it. It is upright in vertical
 * text too. The same float for the same table.
 */
export function floatingTable(table: Table, columnWidth: number): Floating {
  let floating = known.get(table);
  if (floating === undefined) {
    const { position, ...rest } = table;
    const start = { from: 'column', offset: 0 } as const;
    floating = {
      content: {
        kind: 'textBox',
        shape: 'rectangle',
        insets: noInsets,
        align: 'top',
        direction: 'horizontal',
        growsWithText: true,
        blocks: [atItsEdge(rest)],
      },
      width: widthOf(table, columnWidth),
      height: 0,
      horizontal: position?.horizontal ?? start,
      vertical: position?.vertical ?? { from: 'paragraph', offset: 0 },
      wrap: 'square',
      distance: position?.distance ?? noInsets,
      behindText: false,
      order: 0,
    };
    known.set(table, floating);
  }
  return floating;
}
