import type { Floating } from '../../../model/index.ts';
import type { Picture } from '../../../model/inline.ts';

/** What a drawing puts into a paragraph: pictures in its line, and things that float. */
export interface DrawingContent {
  readonly pictures: readonly { readonly picture: Picture; readonly link?: string }[];
  readonly floats: readonly Floating[];
}

export const nothingDrawn: DrawingContent = { pictures: [], floats: [] };
