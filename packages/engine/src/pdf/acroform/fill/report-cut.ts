import type { WidgetFrame } from '../appearance/widget-frame.ts';
import type { FillRun } from './fill-run.ts';

const toMm = (pt: number): number => Math.round((pt * 254) / 72) / 10;

export interface CutText {
  readonly name: string;
  readonly text: string;
  /** Characters that the field does not show. */
  readonly rest: number;
  /** False for a value that the file had already: it stays as it is unless the field is flattened. */
  readonly given: boolean;
}

/** Reports a text that its field does not show whole: an error, or a warning where cutting it is allowed. */
export function reportCut(run: FillRun, { name, text, rest, given }: CutText, frame: WidgetFrame): void {
  const isAllowed = run.overflow === 'cut' || (!given && !run.flatten);
  if (isAllowed) return run.report('pdf.form-text-cut', name, { rest });
  const shown = Array.from(text);
  run.report('pdf.form-text-overflow', name, {
    text: shown.length > 30 ? `${shown.slice(0, 30).join('')}…` : text,
    width: toMm(frame.width),
    height: toMm(frame.height),
    rest,
  });
}
