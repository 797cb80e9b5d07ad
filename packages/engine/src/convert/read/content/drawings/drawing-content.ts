import { isTrue } from '../../../../xml/values.ts';
import type { Floating } from '../../../model/index.ts';
import type { Picture } from '../../../model/inline.ts';
import type { Story } from '../story.ts';

/** What a drawing puts into a paragraph: pictures in its line, and things that float. */
export interface DrawingContent {
  readonly pictures: readonly { readonly picture: Picture; readonly link?: string }[];
  readonly floats: readonly Floating[];
}

export const nothingDrawn: DrawingContent = { pictures: [], floats: [] };

/** Word 2013 and later lay everything out in its cell, whatever is specified. */
const lastToLeave = 14;

/** Whether what is anchored in a cell is outside of it: `stated` is what it specifies for being laid out there, on when absent. */
export function leavesCell({ source }: Story, stated: string | undefined): boolean {
  return source.reading.settings.compatibilityMode <= lastToLeave && !isTrue(stated ?? '1');
}

/** Outlines that text flows around count 21,600 to a side; what differs by less than a hundredth of it is one line. */
export const outlineSlack = 216;
