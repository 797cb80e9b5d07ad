export { layoutTable } from './layout-table.ts';
