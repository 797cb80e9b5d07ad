import { memo, type PointerEvent } from 'react';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import type { Rect } from '../geometry/rect.ts';
import { handles, type Handle } from '../geometry/resize.ts';

export interface FieldBoxProps {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of a length unit. */
  readonly scale: number;
  readonly isChosen: boolean;
  readonly isMain: boolean;
  readonly isFrozen: boolean;
  /** What the engine has to say about its value. */
  readonly problem: 'error' | 'warning' | undefined;
  readonly showsName: boolean;
  readonly calls: BoxCalls;
}

/** What boxes call; the object stays the same. */
export interface BoxCalls {
  readonly press: (event: PointerEvent, id: number) => void;
  readonly click: (id: number, isMore: boolean) => void;
  readonly resize: (event: PointerEvent, id: number, handle: Handle) => void;
}

const placeOf = ({ x, y, width, height }: Rect, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Px of a name in a box of this height. */
const nameSize = (height: number): number => Math.max(6, Math.min(12, height * 0.6));

/** The box of a field on its page. */
export const FieldBox = memo(function FieldBox(props: FieldBoxProps) {
  const { id, name, scale, isChosen, isMain, isFrozen, problem, showsName, calls } = props;
  const text = useText(builderFormsText);
  const state = problem === undefined ? '' : text.hasProblem;
  return (
    <div
      className="form-field"
      style={placeOf(props, scale)}
      data-chosen={isChosen ? '' : undefined}
      data-problem={problem}
    >
      <button
        type="button"
        data-form-field={id}
        aria-label={[name, state].filter((each) => each !== '').join('、')}
        aria-pressed={isChosen}
        tabIndex={isMain ? 0 : -1}
        title={name}
        onPointerDown={(event) => calls.press(event, id)}
        onClick={(event) => calls.click(id, event.shiftKey || event.ctrlKey || event.metaKey)}
      >
        {showsName ? <span style={{ fontSize: nameSize(props.height * scale) }}>{name}</span> : null}
      </button>
      {isMain && isChosen && !isFrozen
        ? handles.map((handle) => (
            <i
              key={`${handle.x} ${handle.y}`}
              className="form-handle"
              data-x={handle.x}
              data-y={handle.y}
              aria-hidden="true"
              onPointerDown={(event) => calls.resize(event, id, handle)}
            />
          ))
        : null}
    </div>
  );
});
