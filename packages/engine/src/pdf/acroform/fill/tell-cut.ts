import type { WidgetFrame } from '../appearance/widget-frame.ts';
import type { FillRun } from './fill-run.ts';

const toMm = (pt: number): number => Math.round((pt * 254) / 72) / 10;

/** Tells of a text that its field does not show whole: an error where nothing but the drawn text stays. */
export function tellCut(
  run: FillRun,
  name: string,
  text: string,
  frame: WidgetFrame,
  size: number,
  rest: number,
): void {
  if (!run.flatten) return run.tell('pdf.form-text-cut', name, { rest });
  const shown = Array.from(text);
  run.tell('pdf.text-overflow', name, {
    text: shown.length > 30 ? `${shown.slice(0, 30).join('')}…` : text,
    width: toMm(frame.width),
    height: toMm(frame.height),
    scale: 60,
    size: size > 0 ? Math.min(size, 5) : 4,
    rest,
  });
}
