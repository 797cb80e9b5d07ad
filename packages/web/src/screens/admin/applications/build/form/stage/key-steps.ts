import { useRef, type KeyboardEvent } from 'react';

/** Directions of the arrow keys. */
export const arrows: Readonly<Record<string, { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Milliseconds between two keys that are one step of undo. */
const pauseMs = 1000;

/** Gives the step of undo that a key belongs to: keys about the same thing that follow each other quickly are one. */
export function useKeySteps(): (event: KeyboardEvent, about: string) => string {
  const series = useRef({ last: -Infinity, number: 0 });
  return (event, about) => {
    const { current } = series;
    if (event.timeStamp - current.last > pauseMs) current.number += 1;
    current.last = event.timeStamp;
    return `form ${current.number} ${about}`;
  };
}
