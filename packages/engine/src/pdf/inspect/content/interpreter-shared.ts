import type { PdfFile } from '../../read/index.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import type { FontCache } from '../text/font-cache.ts';

/** What the pages of a file share while they are looked at. */
export interface InterpreterShared {
  readonly file: PdfFile;
  readonly budget: InspectBudget;
  readonly fonts: FontCache;
}
