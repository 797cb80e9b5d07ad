import type { FileChild } from 'docx';
import type { EditorBlock } from '../../../application/schema/index.ts';
import type { FormatDefaults } from '../model/block-format.ts';

/** Where written blocks are: their path in the written file, how many there are so far, and what they take over. */
export interface AuthorHome {
  readonly path: readonly number[];
  count: number;
  /** Length of a line, in twips. */
  readonly width: number;
  readonly defaults: FormatDefaults;
  readonly style: EditorBlock['style'];
}

/** Blocks of a document as the package writes them, and as the layer over the written file. */
export interface Written {
  readonly children: FileChild[];
  readonly layer: EditorBlock[];
}

export const nothing: Written = { children: [], layer: [] };

/** What the layer keeps of a block. */
export function optionsOf({ options }: EditorBlock): Pick<EditorBlock, 'options'> {
  return options ? { options } : {};
}
