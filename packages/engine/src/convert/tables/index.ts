export { floatsBelow } from './row-item.ts';
export { layoutTable, tableExtent } from './layout-table.ts';
