import type { Section } from '../model/section.ts';

/** A line of 10.5 pt text set single: what Word's own separator paragraph takes where there is no line grid. pt. */
const plainLine = 14;

/** Height of the line with the rule that is above notes, pt. */
export function separatorHeight({ page }: Section): number {
  return page.grid?.linePitch ?? plainLine;
}
