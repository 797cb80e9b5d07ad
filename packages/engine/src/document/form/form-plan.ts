import type { FieldStyle, TotalRange } from '../../application/schema/index.ts';
import type { EntryContent } from '../../pdf/form/index.ts';
import type { RowLayout } from '../../pdf/form/index.ts';
import type { Place } from '../../problems/index.ts';

/** A field as it is placed on a form. `Context` is where its value is read: the answers, or one repetition of them. */
export interface PlannedField<Context> {
  readonly name: string;
  readonly place: Place;
  /** From 0. */
  readonly page: number;
  /** mm from the left and the top edge of the page as seen. */
  readonly x: number;
  readonly y: number;
  readonly style: FieldStyle;
  /** What is drawn; null when nothing is. */
  content(context: Context): EntryContent | null;
}

/** A sum over the rows of a repeat. */
export interface PlannedTotal<Context> {
  readonly name: string;
  readonly place: Place;
  readonly over: TotalRange;
  readonly x: number;
  readonly y: number;
  readonly style: FieldStyle;
  /** What a row brings to the sum, as written in the answers. */
  amount(row: Context): string;
  /** What is printed for a sum, given in plain decimal digits. */
  text(sum: string, context: Context): string;
}

/** Rows of a list. */
export interface PlannedRepeat<Context> {
  readonly name: string;
  readonly place: Place;
  readonly layout: RowLayout;
  readonly fields: readonly PlannedField<Context>[];
  readonly totals: readonly PlannedTotal<Context>[];
  rows(context: Context): readonly Context[];
}

/** Everything that is drawn on a form. */
export interface FormPlan<Context> {
  readonly fields: readonly PlannedField<Context>[];
  readonly repeats: readonly PlannedRepeat<Context>[];
}
