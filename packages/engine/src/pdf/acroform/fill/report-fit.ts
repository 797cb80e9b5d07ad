import { isSqueezed } from '../../layout/index.ts';
import type { FittedFieldText } from '../appearance/draw-field-text.ts';
import type { WidgetFrame } from '../appearance/widget-frame.ts';
import type { FillRun } from './fill-run.ts';

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const toMm = (pt: number): number => toTenth((pt * 25.4) / 72);

export interface FieldText {
  readonly name: string;
  readonly text: string;
  /** False for a value that the file had already: it stays as it is unless the field is flattened. */
  readonly given: boolean;
}

/**
 * Reports a text that its field does not show whole: an error, or a warning where cutting it is allowed; and a text that was made
 * so narrow or small that it is hard to read.
 */
export function reportFit(
  run: FillRun,
  { name, text, given }: FieldText,
  fitted: FittedFieldText,
  frame: WidgetFrame,
): void {
  const { rest, scale, size } = fitted;
  const characters = Array.from(text);
  const shown = characters.length > 30 ? `${characters.slice(0, 30).join('')}…` : text;
  if (rest > 0) {
    const isAllowed = run.overflow === 'cut' || (!given && !run.flatten);
    if (isAllowed) return run.report('pdf.form-text-cut', name, { rest });
    const box = { width: toMm(frame.width), height: toMm(frame.height) };
    return run.report('pdf.form-text-overflow', name, { text: shown, ...box, rest });
  }
  if (text === '' || !isSqueezed(fitted, run.legibility)) return;
  run.report('pdf.form-text-squeezed', name, { text: shown, scale: Math.round(scale * 100), size: toTenth(size) });
}
