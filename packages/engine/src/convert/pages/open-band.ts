import type { FlowItem } from '../model/flow-item.ts';
import type { Section } from '../model/section.ts';
import { Band } from './band.ts';
import type { PageRun } from './page-run.ts';

/** A line of 10.5 pt text set single: what Word's own separator paragraph takes where there is no line grid. pt. */
const plainLine = 14;

/** Height of the line with the rule that is above notes, pt. */
function separatorHeight({ page }: Section): number {
  return page.grid?.linePitch ?? plainLine;
}

export interface BandOpening {
  /** First page of its section. */
  readonly isFirst: boolean;
  /** Space above the first item counts. */
  readonly keepsTopSpace: boolean;
  /** What is left of notes of the page before. */
  readonly left: readonly FlowItem[];
}

/** Opens a page for a section, and the band that fills it. */
export function openBand(
  run: PageRun,
  section: Section,
  sectionIndex: number,
  { isFirst, keepsTopSpace, left }: BandOpening,
): Band {
  const draft = run.openPage(section, sectionIndex, isFirst);
  const { height } = draft.start.area;
  const separator = separatorHeight(section);
  const band = new Band(draft, section, { top: 0, bottom: height, after: 0, keepsTopSpace, separator });
  band.column.notes.continueWith(left, height);
  return band;
}

/** The band of a section that continues below another on the same page. */
export function continueBand(above: Band, section: Section): Band {
  const { draft, start } = above;
  const { y, after } = above.end;
  const [only] = above.columns;
  const isSingle = above.columns.length === 1 && section.page.columns.columns.length < 2;
  const shared = isSingle && only ? { notes: only.notes, bottom: only.bottom } : { bottom: draft.notesTop };
  const begun = { top: y, after, keepsTopSpace: true, separator: start.separator, ...shared };
  const band = new Band(draft, section, begun);
  band.column.notes.left = above.column.notes.left;
  return band;
}
