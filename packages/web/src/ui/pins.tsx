import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import './pins.css';

/** A point of a page, in parts of its width and height from the top left. */
export interface PinPoint {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: PinPoint) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

export interface PinProps {
  readonly point: PinPoint;
  readonly number: number;
  readonly label: string;
  /** The pin that was chosen in the list: it scrolls into view. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** A numbered mark on a page, the center of which is its point. The page is positioned. */
export function Pin({ point, number, label, isCurrent, onChoose }: PinProps) {
  const pin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) pin.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={pin}
      type="button"
      className="ui-pin"
      style={at(point)}
      aria-label={label}
      aria-current={isCurrent || undefined}
      title={label}
      onClick={onChoose}
    >
      {number}
    </button>
  );
}

/** The number of a pin beside the words that it belongs to; a press shows the pin. */
export function PinNumber({
  number,
  label,
  onShow,
}: {
  readonly number: number;
  readonly label: string;
  readonly onShow: () => void;
}) {
  return (
    <button type="button" className="ui-pin-number" aria-label={label} title={label} onClick={onShow}>
      {number}
    </button>
  );
}

/** The point that was chosen and is not saved yet. */
export function DraftPin({ point }: { readonly point: PinPoint }) {
  return (
    <span className="ui-pin" data-draft="" style={at(point)} aria-hidden="true">
      ＋
    </span>
  );
}

export interface PinTargetProps {
  readonly label: string;
  readonly onPut: (point: PinPoint) => void;
  readonly onStop: () => void;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));
/** Parts of the page by which an arrow key moves the cross, alone and with Shift. */
const [step, largeStep] = [0.02, 0.1];
const moves: Readonly<Record<string, PinPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Takes a point of a page: by a press, or by the arrow keys, which move a cross, and Enter. Escape ends it. */
export function PinTarget({ label, onPut, onStop }: PinTargetProps) {
  const [cross, setCross] = useState<PinPoint>({ x: 0.5, y: 0.2 });
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // Enter and the space bar press a button without a place of a pointer.
    if (event.detail === 0) return onPut(cross);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPut({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onStop();
    }
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : step;
    setCross({ x: within(cross.x + move.x * size), y: within(cross.y + move.y * size) });
  };
  return (
    <button
      type="button"
      className="ui-pin-target"
      aria-label={label}
      data-pin-target=""
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span className="ui-pin-cross" style={at(cross)} />
    </button>
  );
}
