import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import type { Placement } from '../document/placements.ts';
import { useForm } from '../form-context.ts';
import { inside, moved, type Rect } from '../geometry/rect.ts';
import { handles, resized, type Handle } from '../geometry/resize.ts';
import { snapMove, snapResize } from '../geometry/snap.ts';
import { useCells } from '../use-cells.ts';
import { arrows, useKeySteps } from './key-steps.ts';
import { snapLines } from './use-gesture.ts';

/** Pixels within which an edge is drawn to a line. */
const reachPixels = 6;
/** Pixels that a pointer moves before it drags. */
const startPixels = 3;
/** The first sides of a cell are moved by moving the cell. */
const cellHandles = handles.filter(({ x, y }) => x >= 0 && y >= 0);
const cornerHandle = cellHandles.filter(({ x, y }) => x === 1 && y === 1);
/** Pixels of a side below which the handles of the sides would hide the cell. */
const roomyPixels = 36;

interface Gesture {
  readonly at: number;
  /** Absent while the cell is moved. */
  readonly handle: Handle | undefined;
  readonly x: number;
  readonly y: number;
  isUnderWay: boolean;
}

/**
 * The cells of a field over it, which are moved and resized one by one.
 * @param scale pixels of a length unit
 */
export function CellLayer({ placement, scale }: { readonly placement: Placement; readonly scale: number }) {
  const text = useText(builderFormStylesText);
  const form = useForm();
  const { cells, chosen, choose, setCells, remove } = useCells(placement);
  const stepOf = useKeySteps();
  const layer = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>(undefined);
  const [live, setLive] = useState<{ readonly at: number; readonly rect: Rect }>();
  // The focus is on the chosen cell from the beginning, and follows it unless it is in the settings.
  useEffect(() => layer.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), []);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && layer.current?.contains(focused) !== true) return;
    layer.current?.querySelector<HTMLElement>(`[data-form-cell="${chosen}"]`)?.focus();
  }, [chosen]);

  const change = (at: number, rect: Rect, key?: string): void => {
    setCells(cells.with(at, rect), key);
  };
  const begin = (event: PointerEvent, at: number, handle?: Handle): void => {
    event.stopPropagation();
    if (event.button !== 0) return;
    gesture.current = { at, handle, x: event.clientX, y: event.clientY, isUnderWay: false };
    choose(at);
  };
  const follow = (event: PointerEvent): void => {
    const { current } = gesture;
    const cell = current && cells[current.at];
    if (current === undefined || cell === undefined) return;
    const pixels = { x: event.clientX - current.x, y: event.clientY - current.y };
    if (!current.isUnderWay && Math.hypot(pixels.x, pixels.y) < startPixels) return;
    if (!current.isUnderWay) event.currentTarget.setPointerCapture(event.pointerId);
    current.isUnderWay = true;
    const by = { x: pixels.x / scale, y: pixels.y / scale };
    const reach = event.altKey ? 0 : reachPixels / scale;
    const lines = snapLines(form, [placement.id], cells.toSpliced(current.at, 1));
    const { rect } =
      current.handle === undefined
        ? snapMove(moved(cell, by), lines, reach)
        : snapResize(cell, { handle: current.handle, by, least: form.unit.least }, lines, reach);
    setLive({ at: current.at, rect });
  };
  const end = (): void => {
    if (live !== undefined) change(live.at, live.rect);
    gesture.current = undefined;
    setLive(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = chosen === undefined ? undefined : cells[chosen];
    if (cell === undefined || chosen === undefined || event.nativeEvent.isComposing) return;
    const direction = arrows[event.key];
    const isControl = event.ctrlKey || event.metaKey;
    if (direction !== undefined && isControl)
      choose((chosen + direction.x + direction.y + cells.length) % cells.length);
    else if (direction !== undefined) {
      const length = event.shiftKey ? form.unit.largeStep : form.unit.step;
      const by = { x: direction.x * length, y: direction.y * length };
      const size = form.pages[form.page - 1] ?? { width: Infinity, height: Infinity };
      const rect = event.altKey ? resized(cell, { x: 1, y: 1 }, by, form.unit.least) : inside(moved(cell, by), size);
      change(chosen, rect, stepOf(event, `cell ${placement.id} ${chosen}`));
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove(chosen);
    else if (event.key === 'Escape') {
      choose(undefined);
      const field = `[data-form-field="${placement.id}"]`;
      layer.current?.closest('.form-page')?.querySelector<HTMLElement>(field)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={layer}
      className="form-cells"
      role="group"
      aria-label={text.cellsOf(placement.field.name)}
      onKeyDown={onKeyDown}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        gesture.current = undefined;
        setLive(undefined);
      }}
    >
      {cells.map((cell, at) => {
        const rect = live?.at === at ? live.rect : cell;
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- cells are known by their number
            key={at}
            className="form-cell"
            style={{
              left: rect.x * scale,
              top: rect.y * scale,
              width: rect.width * scale,
              height: rect.height * scale,
            }}
          >
            <button
              type="button"
              data-form-cell={at}
              aria-label={text.cellNumber(at + 1, cells.length)}
              aria-pressed={at === chosen}
              tabIndex={at === chosen ? 0 : -1}
              onFocus={() => choose(at)}
              onPointerDown={(event) => begin(event, at)}
            />
            {at === chosen
              ? handlesOf(rect, scale).map((handle) => (
                  <i
                    key={`${handle.x} ${handle.y}`}
                    className="form-handle"
                    data-x={handle.x}
                    data-y={handle.y}
                    aria-hidden="true"
                    onPointerDown={(event) => begin(event, at, handle)}
                  />
                ))
              : null}
          </div>
        );
      })}
    </div>
  );
}

const handlesOf = ({ width, height }: Rect, scale: number): readonly Handle[] =>
  Math.min(width, height) * scale < roomyPixels ? cornerHandle : cellHandles;
