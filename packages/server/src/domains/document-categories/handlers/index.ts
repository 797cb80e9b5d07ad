import type { Mounted } from '../../../http/handler.ts';
import { changingHandlers } from './change.ts';
import { supplyingHandlers } from './change-supplied.ts';
import { readingHandlers } from './read.ts';

export const documentCategoryHandlers: readonly Mounted[] = [
  ...readingHandlers,
  ...changingHandlers,
  ...supplyingHandlers,
];
