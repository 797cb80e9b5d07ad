import type { XmlElement } from '../../xml/xml-element.ts';
import type { Cell, Row } from '../model/index.ts';
import type { CellStyle } from './format-source.ts';

/** A cell without what it holds. */
export interface CellShape {
  readonly element: XmlElement;
  readonly cell: Omit<Cell, 'blocks'>;
  readonly style: CellStyle;
  /** It is merged with the cell before it, which spans its columns too: what it holds is counted and not shown. */
  readonly isJoined: boolean;
}

/** A row without what its cells hold. */
export interface RowShape {
  readonly cells: readonly CellShape[];
  readonly row: Omit<Row, 'cells'>;
}

/** Those of a part that many documents have, by their elements. */
export type RowShapes = Map<XmlElement, RowShape>;
