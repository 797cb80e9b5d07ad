let isPressed = false;
let waiting: (() => void)[] = [];

const release = (): void => {
  isPressed = false;
  const works = waiting;
  waiting = [];
  // The click comes in the same turn as the release.
  if (works.length > 0) setTimeout(() => works.forEach((work) => work()));
};

// The build draws the log-in where there is no window.
if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend'] as const) addEventListener(end, release, true);
  // Of the window alone: the blur of a field does not come up to it.
  addEventListener('blur', release);
}

/**
 * Runs the work now, or after the press of the mouse or finger that is under way. A message that appears when a field is left moves
 * what is below it: between the press and its release the button would slip away, and the click be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
