import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { toHalfWidth } from '../../japanese/index.ts';

/** How people and spreadsheets write that a box is ticked, or not. */
const ticked = new Set(['true', '1', 'on', 'yes', 'y', 'はい', '有', 'あり', '○', '〇', '✓', '✔', '☑', '■', 'レ']);
const empty = new Set(['false', '0', 'off', 'no', 'n', 'いいえ', '無', 'なし', '×', '☐', '□']);

/** Type 9 without options: one box. */
export function createCheckboxKind(wrongType: Fault): FieldKind {
  return {
    family: 'boolean',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      if (typeof raw === 'boolean') return answeredInput(raw, raw);
      if (raw === 1 || raw === 0) return answeredInput(raw === 1, raw === 1);
      const word = typeof raw === 'string' ? toHalfWidth(raw.slice(0, 20)).trim().toLowerCase() : '';
      if (ticked.has(word)) return answeredInput(true, true);
      if (empty.has(word)) return answeredInput(false, false);
      return faultyInput(raw, wrongType);
    },
    keys: (value) => [textValue(value)],
    display: (value) => value === true,
    number: () => null,
    checked: (value) => value,
  };
}
