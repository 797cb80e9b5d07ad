import type { Application } from '@shorui/engine';
import type { FieldInstance, FormulaFault } from '@shorui/engine/model';
import { fieldType, parseFormula } from '@shorui/engine/model';

/** What a person writes: names of fields in brackets. Or where and why it is no formula, with the offset in what was written. */
export type WrittenFormula =
  | { readonly formula: string }
  | { readonly fault: FormulaFault['code']; readonly at: number }
  | { readonly unknown: string; readonly at: number };

const numeric: ReadonlySet<number> = new Set([
  fieldType.number,
  fieldType.decimal,
  fieldType.formula,
  fieldType.select_box,
  fieldType.radio,
  fieldType.text,
]);

/** Fields that a formula may calculate with. */
export const operandsOf = ({ fields }: Application, own: number): readonly FieldInstance[] =>
  fields.filter(({ id, type, field_group_id: group }) => id !== own && group !== undefined && numeric.has(type));

/** The formula with names for ids: `@12*@3` as ［単価］×［数量］. */
export const wordsOfFormula = (formula: string, { fields }: Application): string =>
  formula.replace(/@(\d+)/g, (reference, id: string) => {
    const field = fields.find((each) => each.id === Number(id));
    return field === undefined ? reference : `［${field.name}］`;
  });

const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '−': '-',
  '－': '-',
  '＋': '+',
  '／': '/',
  '＊': '*',
  '（': '(',
  '）': ')',
  '　': ' ',
};

/** Reads what was written, with the parser of the engine. */
export function readFormula(written: string, { fields }: Application): WrittenFormula {
  let formula = '';
  /** Offsets in what was written, by offset in the formula. */
  const places: number[] = [];
  const add = (text: string, at: number): void => {
    for (let each = 0; each < text.length; each++) places.push(at);
    formula += text;
  };
  for (let at = 0; at < written.length; at++) {
    const character = written.charAt(at);
    if (character !== '[' && character !== '［') {
      add(signs[character] ?? character.normalize('NFKC'), at);
      continue;
    }
    const length = written.slice(at).search(/[\]］]/);
    const name = length === -1 ? written.slice(at + 1) : written.slice(at + 1, at + length);
    const field = fields.find((each) => each.name === name.trim());
    if (field === undefined || length === -1) return { unknown: name, at };
    add(`@${field.id}`, at);
    at += length;
  }
  const parsed = parseFormula(formula);
  if ('formula' in parsed) return { formula };
  return { fault: parsed.fault.code, at: places[parsed.fault.at] ?? written.length };
}
