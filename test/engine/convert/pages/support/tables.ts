import type { Block, Cell, Table } from '../../../../../packages/engine/src/convert/model/index.ts';
import { none } from './floats.ts';

/** A cell without margins and borders. */
export function plainCell(blocks: readonly Block[], more: Partial<Cell> = {}): Cell {
  return { span: 1, margins: none, borders: {}, align: 'top', fitText: false, noWrap: false, blocks, ...more };
}

/** A table without rows and borders. */
export function plainTable(more: Partial<Table> = {}): Table {
  return {
    kind: 'table',
    grid: [60],
    width: { kind: 'auto' },
    layout: 'fixed',
    align: 'start',
    indent: 0,
    borders: {},
    cellSpacing: 0,
    rows: [],
    rightToLeft: false,
    origin: { place: () => ({ path: 'T' }) },
    ...more,
  };
}
