import { sourceText, type FitRequest, type FitResult, type FitStep } from './fit-request.ts';
import type { InlineItem, Paragraph } from '../inline-item.ts';
import { attemptFit, type FitAttempt, type FitBox, type Factors } from './fit-attempt.ts';

const MIN_SCALE = 0.5;
const MIN_SIZE = 6;
/** Widths are tried in steps of 1 %, sizes of a tenth of a point. */
const SCALE_STEPS = 100;
const SIZE_STEPS_PER_POINT = 10;

/** The best that was found so far. */
interface State {
  readonly factors: Factors;
  readonly attempt: FitAttempt;
  readonly done: readonly FitStep[];
}

function largestSize(items: readonly InlineItem[]): number {
  let largest = 0;
  for (const item of items) {
    if (item.kind === 'fit') for (const { style } of item.content) largest = Math.max(largest, style.size);
    else largest = Math.max(largest, item.style.size);
  }
  return largest;
}

/**
 * The first of `values`, which go from best to worst, that is enough (by default: fits), else the last. `guess` is where it should be: when it is right,
 * two tries are enough.
 */
function search(
  values: readonly Factors[],
  guess: number,
  tryOne: (factors: Factors) => FitAttempt,
  isEnough: (attempt: FitAttempt) => boolean = ({ fits }) => fits,
): [Factors, FitAttempt] | undefined {
  let low = 0;
  let high = values.length - 1;
  let found: [Factors, FitAttempt] | undefined;
  let middle = Math.min(Math.max(guess, 0), high);
  while (low <= high) {
    const factors = values[middle];
    if (factors === undefined) break;
    const attempt = tryOne(factors);
    const isGuess = found === undefined && middle === guess;
    const enough = isEnough(attempt);
    if (enough) {
      found = [factors, attempt];
      high = middle - 1;
    } else {
      low = middle + 1;
      if (low === values.length) return [factors, attempt];
    }
    middle = isGuess && enough ? high : (low + high) >> 1;
  }
  return found;
}

/** Where among the values the text should fit in one line, by the width it took. */
function guessIndex(values: readonly Factors[], state: State, box: FitBox, by: 'scale' | 'size'): number {
  const { lines } = state.attempt;
  const room = lines[0]?.room ?? 0;
  const width = box.mayWrap ? 0 : lines.reduce((sum, line) => sum + line.width, 0);
  if (width <= room) return values.length - 1;
  const wanted = (state.factors[by] * room) / width;
  const index = values.findIndex((factors) => factors[by] <= wanted + 1e-9);
  return index < 0 ? values.length - 1 : index;
}

function narrower(factors: Factors, least: number): Factors[] {
  const values: Factors[] = [];
  const end = Math.ceil(least * SCALE_STEPS - 1e-9);
  for (let step = Math.ceil(factors.scale * SCALE_STEPS) - 1; step >= end; step--) {
    values.push({ ...factors, scale: step / SCALE_STEPS });
  }
  return values;
}

function smaller(factors: Factors, size: number, least: number): Factors[] {
  const values: Factors[] = [];
  const end = Math.ceil(least * SIZE_STEPS_PER_POINT - 1e-9);
  for (let step = Math.ceil(size * factors.size * SIZE_STEPS_PER_POINT) - 1; step >= end; step--) {
    values.push({ ...factors, size: step / SIZE_STEPS_PER_POINT / size });
  }
  return values;
}

/** Narrows or shrinks to what fits, or to the limit. */
function reduce(
  request: FitRequest,
  paragraph: Paragraph,
  box: FitBox,
  state: State,
  step: 'condense' | 'shrink',
): State {
  const { minScale = MIN_SCALE, minSize = MIN_SIZE } = request.limits ?? {};
  const size = largestSize(request.items);
  const values = step === 'condense' ? narrower(state.factors, minScale) : smaller(state.factors, size, minSize);
  const guess = guessIndex(values, state, box, step === 'condense' ? 'scale' : 'size');
  // Narrower characters help only where the width is short: lines that do not wrap stay as many and as high as they are.
  const isCondensing = step === 'condense' && !box.mayWrap;
  if (isCondensing && state.attempt.narrow) return state;
  const isEnough = (attempt: FitAttempt): boolean => attempt.fits || (isCondensing && attempt.narrow);
  const found = search(values, guess, (factors) => attemptFit(paragraph, factors, box), isEnough);
  if (found === undefined) return state;
  return { factors: found[0], attempt: found[1], done: [...state.done, step] };
}

/** Text that was condensed and then made smaller, as wide as it can be at its size. */
function widen(paragraph: Paragraph, box: FitBox, state: State): State {
  const { factors, attempt, done } = state;
  if (!attempt.fits || factors.scale === 1 || !done.includes('shrink')) return state;
  const values = [{ ...factors, scale: 1 }, ...narrower({ ...factors, scale: 1 }, factors.scale)];
  const found = search(values, values.length - 1, (each) => attemptFit(paragraph, each, box));
  if (!found?.[1].fits) return state;
  const isWide = found[0].scale === 1;
  return { factors: found[0], attempt: found[1], done: isWide ? done.filter((step) => step !== 'condense') : done };
}

function resultOf(request: FitRequest, state: State, done: readonly FitStep[]): FitResult {
  const { attempt, factors } = state;
  const text = sourceText(request.items);
  const lines = attempt.fits ? attempt.lines : attempt.lines.slice(0, attempt.inside);
  const restFrom = attempt.fits ? text.length : (lines.at(-1)?.to ?? 0);
  const last = lines.at(-1);
  return {
    lines,
    height: last === undefined ? 0 : last.top + last.height,
    fits: attempt.fits,
    ...factors,
    done,
    restFrom,
    rest: text.slice(restFrom),
  };
}

const unchanged: Factors = { scale: 1, size: 1 };

/** The text in one line (or those of its line breaks), by the steps given; then, where they allow, in more lines by the steps before. */
function findState(request: FitRequest, paragraph: Paragraph): State {
  const { steps, height, limits } = request;
  const single: FitBox = { height, maxLines: limits?.maxLines ?? Number.POSITIVE_INFINITY, mayWrap: false };
  const first = steps[0] === 'lines' ? { ...single, mayWrap: true } : single;
  let box = first;
  let state: State = { factors: unchanged, attempt: attemptFit(paragraph, unchanged, first), done: [] };
  const passed: ('condense' | 'shrink')[] = [];
  for (const step of steps) {
    if (state.attempt.fits || step === 'overflow') break;
    if (step !== 'lines') {
      state = reduce(request, paragraph, box, state, step);
      passed.push(step);
    } else if (!box.mayWrap) {
      box = { ...box, mayWrap: true };
      state = { factors: unchanged, attempt: attemptFit(paragraph, unchanged, box), done: ['lines'] };
      for (const again of passed) if (!state.attempt.fits) state = reduce(request, paragraph, box, state, again);
    }
  }
  state = widen(paragraph, box, state);
  const isWrapped = first.mayWrap && state.attempt.lines.some((line) => line.end === 'wrap');
  return isWrapped ? { ...state, done: ['lines', ...state.done] } : state;
}

/**
 * Lays out a text in a box. It is first laid out in one line, or in the lines of its line breaks; when that does not fit, the steps are taken in
 * order, each to its limit, until it does. `lines` starts again from the full size, so that text in two lines is no smaller than
 * it must be. What does not fit even then is returned as `rest`; `lines` are those inside the box.
 */
export function fitText(request: FitRequest): FitResult {
  const state = findState(request, { items: request.items, style: request.style });
  const isOver = !state.attempt.fits && request.steps.includes('overflow');
  return resultOf(request, state, isOver ? [...state.done, 'overflow'] : state.done);
}
