import { useEdit } from '../builder-context.ts';
import { changeOfCells } from './document/changes.ts';
import type { Placement } from './document/placements.ts';
import { useForm } from './form-context.ts';
import { cellsOnPage } from './geometry/cells.ts';
import type { Rect } from './geometry/rect.ts';

export interface CellsOfField {
  /** On the page. */
  readonly cells: readonly Rect[];
  /** The number of the cell that is chosen, from 0; undefined while cells are not moved one by one. */
  readonly chosen: number | undefined;
  readonly choose: (at: number | undefined) => void;
  /** Places the cells; with the same `key` one after the other they are one step of undo. Gives why they are refused. */
  readonly setCells: (cells: readonly Rect[], key?: string) => string | undefined;
  readonly remove: (at: number) => void;
}

/** The cells of a field, each with a place of its own. */
export function useCells(placement: Placement): CellsOfField {
  const { cell, chooseCell, isFrozen } = useForm();
  const edit = useEdit();
  const cells = cellsOnPage(placement.field.style?.cells ?? {}, placement);
  const setCells = (next: readonly Rect[], key?: string): string | undefined => {
    const outcome = edit([changeOfCells(placement, next)], key === undefined ? {} : { key });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  };
  return {
    cells,
    chosen: cell === undefined || isFrozen ? undefined : Math.min(cell, cells.length - 1),
    choose: chooseCell,
    setCells,
    remove(at) {
      // A field of cells has one at least.
      if (cells.length > 1) setCells(cells.toSpliced(at, 1));
    },
  };
}
