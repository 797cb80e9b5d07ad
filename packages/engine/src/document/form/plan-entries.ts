import type { FieldStyle, TotalRange } from '../../application/schema/index.ts';
import {
  planSheets,
  rowPlace,
  type EntryContent,
  type FormEntry,
  type RowLayout,
  type Sheet,
  type SheetRows,
} from '../../pdf/form/index.ts';
import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import { parseNumber } from '../../japanese/index.ts';

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

/** Digits behind the point, exactly: sums of money must not drift as sums of doubles do. */
class DecimalSum {
  #units = 0n;
  #decimals = 0;

  /** Adds a number as people write it; false when it is none. Nothing at all adds nothing. */
  add(text: string): boolean {
    if (text.trim() === '') return true;
    const parsed = parseNumber(text.trim());
    if (!parsed.ok) return false;
    const [whole = '0', fraction = ''] = parsed.value.split('.');
    const decimals = Math.max(this.#decimals, fraction.length);
    this.#units *= 10n ** BigInt(decimals - this.#decimals);
    this.#units += BigInt(whole + fraction.padEnd(decimals, '0'));
    this.#decimals = decimals;
    return true;
  }

  /** Plain digits: `-1234.5`. */
  toString(): string {
    const negative = this.#units < 0n;
    const digits = String(negative ? -this.#units : this.#units).padStart(this.#decimals + 1, '0');
    const cut = digits.length - this.#decimals;
    const fraction = digits.slice(cut).replace(/0+$/, '');
    return `${negative ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
  }
}

/** What is drawn for one set of answers. */
export interface PlannedEntries {
  readonly entries: readonly FormEntry[];
  readonly problems: readonly Problem[];
  /** Continuation pages, from 0, that have no rows and are left out of the document. */
  readonly omitted: readonly number[];
}

class EntryPlanner<Context> {
  readonly entries: FormEntry[] = [];
  readonly problems: Problem[] = [];
  /** Copies of each page that rows need, by page: fields of the page are on its copies too. */
  readonly #copies = new Map<number, number>();
  /** Pages that are left out when they have no rows, and pages that have some or on which a list starts. */
  readonly #omittable = new Set<number>();
  readonly #used = new Set<number>();

  repeat(repeat: PlannedRepeat<Context>, context: Context): void {
    const { layout, name, place } = repeat;
    const rows = repeat.rows(context);
    const { sheets, fits } = planSheets(layout, rows.length);
    this.#used.add(layout.page);
    if (layout.continuation?.omitEmpty) this.#omittable.add(layout.continuation.page);
    if (!fits) {
      this.problems.push(createProblem('pdf.rows-overflow', place, { name, count: rows.length, rows: layout.rows }));
      return;
    }
    for (const rowsOfSheet of sheets) {
      const { page, copy } = rowsOfSheet.sheet;
      this.#used.add(page);
      this.#copies.set(page, Math.max(this.#copies.get(page) ?? 0, copy));
      this.#rows(repeat, rows, rowsOfSheet);
    }
    if (rows.length > 0) for (const total of repeat.totals) this.#total(total, rows, sheets, context);
  }

  #rows({ layout, fields }: PlannedRepeat<Context>, rows: readonly Context[], sheetRows: SheetRows): void {
    for (let row = sheetRows.from; row < sheetRows.to; row += 1) {
      const context = rows[row];
      if (context === undefined) continue;
      const { sheet, x, y } = rowPlace(layout, sheetRows, row);
      for (const field of fields) this.#add(field, context, sheet, x, y, { ...field.place, repeat: [row] });
    }
  }

  get omitted(): number[] {
    return [...this.#omittable].filter((page) => !this.#used.has(page));
  }

  /** Fields outside of rows: on their page and on its copies. */
  field(field: PlannedField<Context>, context: Context): void {
    for (let copy = 0; copy <= (this.#copies.get(field.page) ?? 0); copy += 1) {
      this.#add(field, context, { page: field.page, copy }, 0, 0, field.place);
    }
  }

  #add(field: PlannedField<Context>, context: Context, sheet: Sheet, x: number, y: number, place: Place): void {
    const content = field.content(context);
    if (!content) return;
    const { name, style } = field;
    this.entries.push({ name, place, ...sheet, x: field.x + x, y: field.y + y, style, content });
  }

  #total(total: PlannedTotal<Context>, rows: readonly Context[], sheets: readonly SheetRows[], context: Context): void {
    const { name, place, style, over } = total;
    for (const [index, { sheet, from, to, y }] of sheets.entries()) {
      if (over === 'all' && index < sheets.length - 1) continue;
      if (over === 'brought_forward' && index === 0) continue;
      if (over === 'carried_forward' && index === sheets.length - 1) continue;
      const sum = this.#sum(total, rows, over === 'page' ? from : 0, over === 'brought_forward' ? from : to);
      if (sum === null) return;
      const content = { kind: 'text', text: total.text(sum, context) } as const;
      this.entries.push({ name, place, ...sheet, x: total.x, y: total.y + y, style, content });
    }
  }

  #sum(total: PlannedTotal<Context>, rows: readonly Context[], from: number, to: number): string | null {
    const sum = new DecimalSum();
    for (let row = from; row < to; row += 1) {
      const context = rows[row];
      const text = context === undefined ? '' : total.amount(context);
      if (sum.add(text)) continue;
      const place = { ...total.place, repeat: [row] };
      this.problems.push(createProblem('pdf.total-not-a-number', place, { name: total.name, text }));
      return null;
    }
    return sum.toString();
  }
}

/** Reads every value of a plan and divides rows over sheets. */
export function planEntries<Context>(plan: FormPlan<Context>, context: Context): PlannedEntries {
  const planner = new EntryPlanner<Context>();
  for (const repeat of plan.repeats) planner.repeat(repeat, context);
  for (const field of plan.fields) planner.field(field, context);
  const { entries, problems, omitted } = planner;
  return { entries, problems, omitted };
}
