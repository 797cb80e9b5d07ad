import { isTrue } from '../../../../xml/values.ts';
import type { Story } from '../story.ts';

/** Word 2013 and later lay everything out in its cell, whatever is specified. */
const lastToLeave = 14;

/** Whether what is anchored in a cell is outside of it: `stated` is what it specifies for being laid out there, on when absent. */
export function leavesCell({ source }: Story, stated: string | undefined): boolean {
  return source.reading.settings.compatibilityMode <= lastToLeave && !isTrue(stated ?? '1');
}
