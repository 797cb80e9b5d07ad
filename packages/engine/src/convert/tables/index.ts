export { floatsBelow } from './floats-below.ts';
export { layoutTable, tableExtent } from './layout-table.ts';
