import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useFormActions } from '../form-actions.ts';
import type { Placement } from '../document/placements.ts';
import { useForm, type FormParts } from '../form-context.ts';
import { around, inside, moved, overlap, rectBetween, type Point, type Rect } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize.ts';
import { linesOf, snapMove, snapResize, type Guide, type SnapLines } from '../geometry/snap.ts';

/** Pixels within which an edge is drawn to a line. */
const reachPixels = 6;
/** Pixels that a pointer moves before it drags. */
const startPixels = 3;

type Gesture =
  | { readonly kind: 'move'; readonly box: Rect; readonly fields: readonly Placement[] }
  | { readonly kind: 'resize'; readonly id: number; readonly handle: Handle; readonly box: Rect }
  | { readonly kind: 'band'; readonly from: Point; readonly kept: readonly number[] };

/** What is shown while something is dragged. */
export interface LiveGesture {
  readonly rects: ReadonlyMap<number, Rect>;
  readonly guides: readonly Guide[];
  readonly band: Rect | undefined;
}

export interface GestureHands {
  readonly live: LiveGesture | undefined;
  readonly beginMove: (event: PointerEvent, ids: readonly number[]) => void;
  readonly beginResize: (event: PointerEvent, id: number, handle: Handle) => void;
  readonly beginBand: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Lines of the page that edges are drawn to: those of other fields and of the places that the form has.
 * @param more other boxes whose edges count
 */
export function snapLines(
  { placements, spots, page, pages }: FormParts,
  without: readonly number[],
  more: readonly Rect[] = [],
): SnapLines {
  const size = pages[page - 1];
  return linesOf([
    ...placements.filter((each) => each.page === page && !without.includes(each.id)),
    ...spots.filter((each) => each.page === page).map(({ rect }) => rect),
    ...more,
    ...(size === undefined ? [] : [{ x: 0, y: 0, ...size }]),
  ]);
}

/**
 * Moving, resizing and choosing with a pointer. While the Alt key is held edges are free.
 * @param scale pixels of a length unit
 */
export function useGesture(paper: RefObject<HTMLElement | null>, scale: number): GestureHands {
  const form = useForm();
  const { setRects } = useFormActions();
  const [live, setLive] = useState<LiveGesture>();
  const gesture = useRef<{ readonly now: Gesture; readonly start: Point; isUnderWay: boolean }>(undefined);

  const begin = (event: PointerEvent, now: Gesture): void => {
    if (event.button !== 0) return;
    gesture.current = { now, start: { x: event.clientX, y: event.clientY }, isUnderWay: false };
  };
  const end = (): void => {
    gesture.current = undefined;
    setLive(undefined);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const edge = paper.current?.getBoundingClientRect();
    return { x: (clientX - (edge?.left ?? 0)) / scale, y: (clientY - (edge?.top ?? 0)) / scale };
  };

  const follow = (event: PointerEvent, now: Gesture, by: Point): LiveGesture => {
    const reach = event.altKey ? 0 : reachPixels / scale;
    const size = form.pages[form.page - 1];
    if (now.kind === 'move') {
      const lines = snapLines(
        form,
        now.fields.map(({ id }) => id),
      );
      const { rect, guides } = snapMove(moved(now.box, by), lines, reach);
      const placed = size === undefined ? rect : inside(rect, size);
      const shift = { x: placed.x - now.box.x, y: placed.y - now.box.y };
      return { rects: new Map(now.fields.map((each) => [each.id, moved(each, shift)])), guides, band: undefined };
    }
    if (now.kind === 'resize') {
      const lines = snapLines(form, [now.id]);
      const { rect, guides } = snapResize(now.box, { handle: now.handle, by, least: form.unit.least }, lines, reach);
      return { rects: new Map([[now.id, rect]]), guides, band: undefined };
    }
    const band = rectBetween(now.from, pointOf(event));
    const inBand = form.placements.filter((each) => each.page === form.page && overlap(each, band));
    form.choose([...new Set([...now.kept, ...inBand.map(({ id }) => id)])]);
    return { rects: new Map(), guides: [], band };
  };

  return {
    live,
    beginMove(event, ids) {
      const fields = form.placements.filter(({ id, page }) => page === form.page && ids.includes(id));
      const box = around(fields);
      if (box !== undefined && !form.isFrozen) begin(event, { kind: 'move', box, fields });
    },
    beginResize(event, id, handle) {
      event.stopPropagation();
      const box = form.placements.find((each) => each.id === id);
      if (box !== undefined && !form.isFrozen) begin(event, { kind: 'resize', id, handle, box });
    },
    beginBand(event) {
      const kept = event.shiftKey ? form.chosen : [];
      if (kept.length === 0) form.choose([]);
      if (event.pointerType !== 'touch') begin(event, { kind: 'band', from: pointOf(event), kept });
    },
    onPointerMove(event) {
      const { current } = gesture;
      if (current === undefined) return;
      const pixels = { x: event.clientX - current.start.x, y: event.clientY - current.start.y };
      if (!current.isUnderWay && Math.hypot(pixels.x, pixels.y) < startPixels) return;
      if (!current.isUnderWay) paper.current?.setPointerCapture(event.pointerId);
      current.isUnderWay = true;
      setLive(follow(event, current.now, { x: pixels.x / scale, y: pixels.y / scale }));
    },
    onPointerUp() {
      if (live !== undefined && live.rects.size > 0) setRects(live.rects);
      end();
    },
    onPointerCancel: end,
  };
}
