import type { KeyboardEvent } from 'react';
import { inReadingOrder } from '../document/placements.ts';
import { useFormActions } from '../form-actions.ts';
import { chosenOf, useForm } from '../form-context.ts';
import { inside, moved, type Rect } from '../geometry/rect.ts';
import { resized } from '../geometry/resize.ts';
import { arrows, useKeySteps } from './key-steps.ts';

/** Ids that Ctrl+C keeps until the page is left. */
let copied: readonly number[] = [];

export interface StageZoom {
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
}

/**
 * Keys of the page: arrows move what is chosen, with Alt they resize it, with Shift by more, with Ctrl they choose the next field; Delete,
 * Ctrl+A, C, V, D; + - 0 zoom.
 */
export function useStageKeys({ larger, smaller, fit }: StageZoom): (event: KeyboardEvent) => void {
  const form = useForm();
  const { setRects, remove, copy } = useFormActions();
  const stepOf = useKeySteps();
  const chosen = chosenOf(form).filter(({ page }) => page === form.page);
  const onPage = inReadingOrder(form.placements.filter(({ page }) => page === form.page));

  const next = (by: 1 | -1): void => {
    const at = onPage.findIndex(({ id }) => id === form.chosen.at(-1));
    const found = onPage.at((at === -1 && by === -1 ? at : at + by) % Math.max(onPage.length, 1));
    if (found !== undefined) form.choose([found.id]);
  };
  const arrow = (event: KeyboardEvent, { x, y }: { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }): void => {
    if (event.ctrlKey || event.metaKey) return next(x + y > 0 ? 1 : -1);
    if (form.isFrozen) return undefined;
    const length = event.shiftKey ? form.unit.largeStep : form.unit.step;
    const by = { x: x * length, y: y * length };
    const size = form.pages[form.page - 1];
    const change = (rect: Rect): Rect => {
      if (event.altKey) return resized(rect, { x: 1, y: 1 }, by, form.unit.least);
      return size === undefined ? moved(rect, by) : inside(moved(rect, by), size);
    };
    return setRects(new Map(chosen.map((each) => [each.id, change(each)])), stepOf(event, form.chosen.join(' ')));
  };
  const withControl: Readonly<Record<string, () => void>> = {
    a: () => form.choose(onPage.map(({ id }) => id)),
    c: () => (copied = form.chosen),
    ...(!form.isFrozen && { v: () => copy(copied), d: () => copy(form.chosen) }),
  };
  const alone: Readonly<Record<string, () => void>> = {
    Escape: () => form.choose([]),
    '+': larger,
    ';': larger,
    '-': smaller,
    '0': fit,
    PageDown: () => form.setPage(Math.min(form.page + 1, form.pages.length)),
    PageUp: () => form.setPage(Math.max(form.page - 1, 1)),
    ...(!form.isFrozen && { Delete: remove, Backspace: remove }),
  };

  return (event) => {
    if (event.nativeEvent.isComposing) return;
    const direction = arrows[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      return arrow(event, direction);
    }
    const isControl = event.ctrlKey || event.metaKey;
    const action = (isControl ? withControl : alone)[isControl ? event.key.toLowerCase() : event.key];
    if (action === undefined || event.altKey) return undefined;
    event.preventDefault();
    return action();
  };
}
