import { parseNumber, toFullWidth, toHalfWidth } from '../../../japanese/index.ts';
import type { FieldCells } from '../../../application/schema/index.ts';
import { toBankKana } from './bank-kana.ts';
import type { CellTexts } from './cell-outcome.ts';
import { dateCells } from './date-cells.ts';
import { splitGraphemes } from './split-graphemes.ts';

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
