import type { FloatAxis } from '../../model/index.ts';
import { nameTable } from '../name-table.ts';

/** Where something is in what its axis counts from: the names that pictures, VML shapes and frames share. */
export const alignNames = nameTable<NonNullable<FloatAxis<string>['align']>>({
  left: 'start',
  top: 'start',
  center: 'center',
  right: 'end',
  bottom: 'end',
  inside: 'inside',
  outside: 'outside',
});
