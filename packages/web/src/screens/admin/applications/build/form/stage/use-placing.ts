import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { FieldStyle } from '@shorui/engine/model';
import { useLatest } from '../../use-latest.ts';
import type { Source } from '../document/sources.ts';
import { useFormActions } from '../form-actions.ts';
import { useForm, type FormParts } from '../form-context.ts';
import { holds, inside, overlap, type Point, type Rect } from '../geometry/rect.ts';
import { snapMove } from '../geometry/snap.ts';
import { fromMm, pixelsOf } from '../geometry/units.ts';
import { snapLines } from './use-gesture.ts';

const startPixels = 4;
const reachPixels = 6;

/** mm; where the page has no box at that place. */
const usual = { text: { width: 40, height: 7 }, mark: { width: 8, height: 6 } };

interface Landing {
  readonly rect: Rect;
  readonly style: FieldStyle;
}

export interface PlacingHands {
  readonly begin: (event: ReactPointerEvent, source: Source) => void;
  /** Puts a source where the page has room for it. */
  readonly placeFree: (source: Source) => void;
  /** Where what is dragged would land. */
  readonly landing: Landing | undefined;
  /** The name under the pointer, in CSS pixels of the window. */
  readonly dragged: { readonly name: string; readonly at: Point } | undefined;
}

const isMark = ({ option, value }: Source): boolean => option !== undefined || value !== undefined;

function sizeOf(source: Source, { unit }: FormParts): { readonly width: number; readonly height: number } {
  const { width, height } = isMark(source) ? usual.mark : usual.text;
  return { width: fromMm(width, unit), height: fromMm(height, unit) };
}

/** The smallest place of the form under a point, or a box of the usual size around it. */
export function landingAt(form: FormParts, source: Source, point: Point, reach: number): Landing {
  const { spots, page, pages } = form;
  const [spot] = spots
    .filter((each) => each.page === page && holds(each.rect, point))
    .toSorted((one, other) => one.rect.width * one.rect.height - other.rect.width * other.rect.height);
  // Words to circle are smaller than the box that they are printed in.
  if (spot !== undefined && (!isMark(source) || spot.style.checkbox !== undefined))
    return { rect: spot.rect, style: spot.style };
  const { width, height } = sizeOf(source, form);
  const free = { x: point.x - width / 2, y: point.y - height / 2, width, height };
  const rect = snapMove(free, snapLines(form, []), reach).rect;
  const size = pages[page - 1];
  return { rect: size === undefined ? rect : inside(rect, size), style: {} };
}

/** The place that is meant for a source: next to its name, else the first that is empty, else the middle of the page. */
export function freeLanding(form: FormParts, source: Source): Landing {
  const { spots, page, pages, placements } = form;
  const taken = placements.filter((each) => each.page === page);
  const empty = spots.filter(
    (each) =>
      each.page === page &&
      (each.style.checkbox !== undefined) === isMark(source) &&
      !taken.some((other) => overlap(other, each.rect)),
  );
  const found =
    empty.find(({ printed }) => printed !== '' && printed.includes(source.name)) ??
    (isMark(source) ? undefined : empty[0]);
  if (found !== undefined) return { rect: found.rect, style: found.style };
  const size = pages[page - 1] ?? { width: 0, height: 0 };
  const { width, height } = sizeOf(source, form);
  return { rect: { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, style: {} };
}

/** Dragging a source from the list onto the page. */
export function usePlacing(zoom: number): PlacingHands {
  const form = useForm();
  const { place } = useFormActions();
  const [state, setState] = useState<{
    readonly landing: Landing | undefined;
    readonly name: string;
    readonly at: Point;
  }>();
  const drag = useRef<{
    readonly source: Source;
    readonly start: Point;
    landing: Landing | undefined;
    isUnderWay: boolean;
  }>(undefined);
  const latest = useLatest({ form, place, zoom });

  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      const { current } = drag;
      if (current === undefined) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!current.isUnderWay && Math.hypot(at.x - current.start.x, at.y - current.start.y) < startPixels) return;
      current.isUnderWay = true;
      event.preventDefault();
      const paper = document.querySelector('[data-form-page]');
      const edge = paper?.getBoundingClientRect();
      const isOver = document.elementFromPoint(at.x, at.y)?.closest('[data-form-page]') !== null;
      const now = latest.current;
      const scale = pixelsOf(now.form.unit, now.zoom);
      current.landing =
        edge === undefined || !isOver
          ? undefined
          : landingAt(
              now.form,
              current.source,
              { x: (at.x - edge.left) / scale, y: (at.y - edge.top) / scale },
              event.altKey ? 0 : reachPixels / scale,
            );
      setState({ landing: current.landing, name: current.source.name, at });
    };
    const onEnd = (event: PointerEvent): void => {
      const { current } = drag;
      drag.current = undefined;
      setState(undefined);
      if (current?.landing === undefined || event.type !== 'pointerup') return;
      latest.current.place(current.source, { page: latest.current.form.page, ...current.landing });
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, [latest]);

  return {
    begin(event, source) {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button !== 0 || event.pointerType === 'touch' || isButton) return;
      event.preventDefault();
      drag.current = {
        source,
        start: { x: event.clientX, y: event.clientY },
        landing: undefined,
        isUnderWay: false,
      };
    },
    placeFree: (source) => place(source, { page: form.page, ...freeLanding(form, source) }),
    landing: state?.landing,
    dragged: state && { name: state.name, at: state.at },
  };
}
