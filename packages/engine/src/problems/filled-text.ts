import type { ProblemText } from './catalogue/entry.ts';
import type { ProblemParams } from './problem.ts';

/** The texts with the parameters that they name in braces. */
export function filledText({ what, fix }: ProblemText, params: ProblemParams): ProblemText {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  return { what: fill(what), fix: fill(fix) };
}
