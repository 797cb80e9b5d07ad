import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { DropSide } from './tree-model.ts';

/** Where a dragged item would go. */
export interface Drop {
  readonly id: number;
  /** Null: the space for the top of the tree. */
  readonly target: number | null;
  readonly side: DropSide;
}

export interface TreeDragOptions {
  /** Items have an order of their own, so that they go before and after others too. */
  readonly isOrdered: boolean;
  readonly accepts: (drop: Drop) => boolean;
  readonly onDrop: (drop: Drop) => void;
}

export interface TreeDrag {
  /** The item that is being dragged. */
  readonly dragged: number | undefined;
  readonly drop: Drop | undefined;
  readonly begin: (event: ReactPointerEvent, id: number) => void;
}

/** Parts of the height of a row, from its edges, where a drop goes before or after it. */
const edge = 0.25;
/** Px from the edge of the window where the page begins to scroll, and by how much for each event. */
const scrollZone = 48;
const scrollStep = 12;

function findDrop(event: PointerEvent, id: number, isOrdered: boolean): Drop | undefined {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below?.closest('[data-tree-top]')) return { id, target: null, side: 'inside' };
  const row = below?.closest<HTMLElement>('[data-tree-item]');
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  const side: DropSide = isOrdered && part < edge ? 'before' : isOrdered && part > 1 - edge ? 'after' : 'inside';
  return { id, target: Number(row.dataset['treeItem']), side };
}

/** Dragging of items by mouse, pen and finger from a handle. Esc takes the item back. */
export function useTreeDrag({ isOrdered, accepts, onDrop }: TreeDragOptions): TreeDrag {
  const [dragged, setDragged] = useState<number>();
  const [drop, setDrop] = useState<Drop>();
  useEffect(() => {
    if (dragged === undefined) return;
    const find = (event: PointerEvent): Drop | undefined => {
      const found = findDrop(event, dragged, isOrdered);
      return found !== undefined && accepts(found) ? found : undefined;
    };
    const end = (): void => {
      setDragged(undefined);
      setDrop(undefined);
    };
    const move = (event: PointerEvent): void => {
      if (event.clientY < scrollZone) scrollBy(0, -scrollStep);
      else if (event.clientY > innerHeight - scrollZone) scrollBy(0, scrollStep);
      setDrop(find(event));
    };
    const up = (event: PointerEvent): void => {
      const found = find(event);
      end();
      if (found !== undefined) onDrop(found);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', key);
    };
  });
  return {
    dragged,
    drop,
    begin(event, id) {
      event.preventDefault();
      setDragged(id);
    },
  };
}
