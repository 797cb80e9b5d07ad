import { findEra, parseDate } from '../../../japanese/index.ts';
import type { EraCode } from '../../../application/schema/index.ts';
import type { CellTexts } from './cell-outcome.ts';

/** Eras by number from the oldest: counted from 1, or in odd numbers as the forms of social insurance print them. */
const eraNumbers: Readonly<Record<string, { number: string; odd_number: string }>> = {
  明治: { number: '1', odd_number: '1' },
  大正: { number: '2', odd_number: '3' },
  昭和: { number: '3', odd_number: '5' },
  平成: { number: '4', odd_number: '7' },
  令和: { number: '5', odd_number: '9' },
};

/** Widths of the parts of a date by the number of cells, when none are given. Four in front is a western year. */
const usualGroups: Readonly<Record<number, readonly number[]>> = {
  6: [2, 2, 2],
  7: [1, 2, 2, 2],
  8: [4, 2, 2],
};

function eraText(date: { year: number; month: number; day: number }, code: EraCode, width: number): string | undefined {
  const era = findEra(date);
  if (!era) return undefined;
  if (code === 'letter') return era.letter;
  if (code === 'kanji') return width >= 2 ? era.name : era.initial;
  return eraNumbers[era.name]?.[code];
}

/** The parts in cells of their own: numbers end at the last cell of theirs, with zeros in front unless `pad` specifies otherwise. */
function layCells(parts: readonly string[], groups: readonly number[], pad: string): CellTexts {
  const cells: string[] = [];
  for (const [index, width] of groups.entries()) {
    const characters = Array.from(parts[index] ?? '');
    if (characters.length > width) return { ok: false, reason: 'too_long', needed: characters.length };
    cells.push(...Array.from({ length: width - characters.length }, () => (pad === ' ' ? '' : pad)), ...characters);
  }
  return { ok: true, cells };
}

/**
 * A date in cells: four groups are era, year of the era, month and day; three are year, month and day, the year western when
 * its group has four cells and that of the era when it has fewer.
 */
export function dateCells(
  text: string,
  count: number,
  options: { readonly groups?: readonly number[]; readonly era?: EraCode; readonly pad?: string },
): CellTexts {
  if (text.trim() === '') return { ok: true, cells: [] };
  const parsed = parseDate(text.trim());
  if (!parsed.ok) return { ok: false, reason: 'not_a_date' };
  const date = parsed.value;
  const groups = options.groups ?? usualGroups[count] ?? [1, Math.max(1, count - 5), 2, 2];
  const era = findEra(date);
  const eraYear = era && String(date.year - era.firstYear + 1);
  const monthAndDay = [String(date.month), String(date.day)];
  const pad = options.pad ?? '0';
  if (groups.length < 4 && (groups[0] ?? 0) >= 4) return layCells([String(date.year), ...monthAndDay], groups, pad);
  if (eraYear === undefined) return { ok: false, reason: 'too_old_for_eras' };
  if (groups.length < 4) return layCells([eraYear, ...monthAndDay], groups, pad);
  const name = eraText(date, options.era ?? 'kanji', groups[0] ?? 1) ?? '';
  return layCells([name, eraYear, ...monthAndDay], groups, pad);
}
