import type { XmlElement } from '../../xml/xml-element.ts';

/** The kinds of blocks in a part of a Word file. */
export type BlockType =
  | 'section'
  | 'header'
  | 'footer'
  | 'footnote'
  | 'endnote'
  | 'paragraph'
  | 'list'
  | 'listItem'
  | 'table'
  | 'row'
  | 'cell'
  | 'textBox'
  | 'image'
  | 'pagebreak'
  | 'contentControl';

/** A node of a part's block tree. */
export interface Block {
  readonly type: BlockType;
  /** Child positions from the top, from 0. */
  readonly path: readonly number[];
  /** The element it represents; null for a list or a section, which Word does not write as elements. */
  readonly element: XmlElement | null;
  readonly children: readonly Block[];
}

/** A path as text: `0.3.1`. */
export function formatPath(path: readonly number[]): string {
  return path.join('.');
}
