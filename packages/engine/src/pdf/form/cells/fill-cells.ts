import type { EraCode, FieldCells } from '../../../application/schema/index.ts';
import { findEra, parseDate, toBankKana, toHalfWidth, parseNumber, toFullWidth } from '../../../japanese/index.ts';

/**
 * Why cells cannot hold a value. `too_long`: more characters than cells (`needed`); `not_a_date`, `not_a_number`,
 * `not_a_post_code`: the content is not what the cells are for; `not_kana`: a character (`found`) that bank kana does not have.
 */
export type CellFault =
  | { readonly reason: 'too_long'; readonly needed: number }
  | { readonly reason: 'not_a_date' | 'not_a_number' | 'not_a_post_code' | 'too_old_for_eras' }
  | { readonly reason: 'not_kana'; readonly found: string };

/** What each cell holds, from the first; an empty string leaves a cell empty. */
export type CellTexts = { readonly ok: true; readonly cells: readonly string[] } | ({ readonly ok: false } & CellFault);

let segmenter: Intl.Segmenter | undefined;

/** Text that is one grapheme a code unit: ASCII but CR, kana, common kanji, full-width forms. */
const simple = /^[\n\x20-\x7e\u3000-\u3029\u3031-\u303c\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uff01-\uff5d]*$/;

/** Characters as a reader counts them, a variation selector or combining mark with its base. */
function splitGraphemes(text: string): string[] {
  if (simple.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

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
function dateCells(
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

function inWidth(text: string, kind: FieldCells['width_kind']): string {
  if (kind === 'half') return toHalfWidth(text);
  return kind === 'full' ? toFullWidth(text) : text;
}

function lay(characters: readonly string[], count: number, align: 'left' | 'right', pad: string): CellTexts {
  if (characters.length > count) return { ok: false, reason: 'too_long', needed: characters.length };
  const empty = Array.from({ length: count - characters.length }, () => pad);
  return { ok: true, cells: align === 'right' ? [...empty, ...characters] : [...characters, ...empty] };
}

/** Digits from the right, the mark right before the first one where a cell is left for it, △ before that when negative. */
function moneyCells(text: string, count: number, cells: FieldCells): CellTexts {
  if (text.trim() === '') return { ok: true, cells: [] };
  const parsed = parseNumber(text.trim());
  if (!parsed.ok) return { ok: false, reason: 'not_a_number' };
  const negative = parsed.value.startsWith('-');
  const digits = inWidth(parsed.value.replace('-', ''), cells.width_kind);
  const characters = [...(negative ? ['△'] : []), ...Array.from(digits)];
  const { currency_mark: mark, align = 'right', pad = '' } = cells;
  if (mark !== undefined && characters.length < count) characters.unshift(mark);
  return lay(characters, count, align, pad);
}

function postCodeCells(text: string, count: number, cells: FieldCells): CellTexts {
  const digits = toHalfWidth(text).replace(/[^0-9]/g, '');
  if (text.trim() !== '' && digits.length !== 7) return { ok: false, reason: 'not_a_post_code' };
  return lay(Array.from(inWidth(digits, cells.width_kind)), count, cells.align ?? 'left', cells.pad ?? '');
}

/**
 * What each of `count` cells holds. Line breaks are no characters. `money` takes a number in any writing, `date` any date that
 * people write, `post_code` seven digits with or without a hyphen, `bank_kana` a name with its voiced marks apart.
 */
export function fillCells(text: string, count: number, cells: FieldCells): CellTexts {
  switch (cells.content ?? 'text') {
    case 'money':
      return moneyCells(text, count, cells);
    case 'date':
      return dateCells(text, count, {
        ...(cells.groups && { groups: cells.groups }),
        ...(cells.era && { era: cells.era }),
        ...(cells.pad !== undefined && { pad: cells.pad }),
      });
    case 'post_code':
      return postCodeCells(text, count, cells);
    case 'bank_kana': {
      const { characters, found } = toBankKana(text);
      if (found !== undefined) return { ok: false, reason: 'not_kana', found };
      return lay(characters, count, cells.align ?? 'left', cells.pad ?? '');
    }
    case 'text': {
      const characters = splitGraphemes(inWidth(text.replace(/\r?\n/g, ''), cells.width_kind));
      return lay(characters, count, cells.align ?? 'left', cells.pad ?? '');
    }
  }
}
