import { fieldType } from '../../application/schema/index.ts';
import type { LooseField, ProposedPlace } from './group-fields.ts';
import { isSummed } from './sum-rows.ts';

/** How far cells of one column may differ, and how far a cell may be below the one above it, mm. */
const [sameColumn, widestGap] = [1.5, 3];

const sum = /^(?:小計|合計|総計|計)$/u;
const tax = /^消費税(?:額|等|額等)?\d*$/u;
const total = /^(?:合計|総計|合計金額|総額)$/u;

interface Cell {
  readonly loose: LooseField;
  readonly place: ProposedPlace;
}

/** The cell of a field that has one place. */
function cellOf(loose: LooseField): Cell[] {
  const [place, another] = loose.field.placements ?? [];
  return place === undefined || another !== undefined ? [] : [{ loose, place }];
}

const bottomOf = ({ place: { position_y: y, style } }: Cell): number => y + (style.height ?? 0);

/** The cells right below the last row of a column of a list, one below the other. */
function cellsBelow(column: Cell, cells: readonly Cell[]): Cell[] {
  const { rows } = column.loose;
  if (rows === undefined || rows.continuation !== undefined || (rows.direction ?? 'down') !== 'down') return [];
  const { page, position_x: x, position_y: y } = column.place;
  const found: Cell[] = [];
  let end = y + rows.rows * rows.pitch;
  const below = cells
    .filter(({ place }) => place.page === page && Math.abs(place.position_x - x) < sameColumn)
    .filter(({ place }) => place.position_y > end - sameColumn)
    .toSorted((one, other) => one.place.position_y - other.place.position_y);
  for (const cell of below) {
    if (cell.place.position_y - end > widestGap) break;
    found.push(cell);
    end = bottomOf(cell);
  }
  return found;
}

const asFormula = (loose: LooseField, formula: string): LooseField => {
  const { name, label, unit, placements } = loose.field;
  const field = {
    name,
    ...(label !== undefined && { label }),
    type: fieldType.formula,
    ...(unit !== undefined && { unit }),
  };
  return { ...loose, theme: 'sum', field: { ...field, formula, ...(placements && { placements }) } };
};

/** The sums below one column: of its rows, and with the tax below that. A tax is asked, since its rate and rounding are not printed. */
function sumsOf(column: Cell, cells: readonly Cell[]): LooseField[] {
  const { list, field } = column.loose;
  const below = cellsBelow(column, cells);
  const wordOf = ({ loose }: Cell): string => loose.field.name.replace(`_${field.name}`, '');
  const [first, second, third] = below;
  if (first === undefined || !sum.test(wordOf(first))) return [];
  const sums = [asFormula(first.loose, `合計(${list.join('.')}.${field.name})`)];
  const hasTax =
    wordOf(first) === '小計' &&
    second !== undefined &&
    third !== undefined &&
    tax.test(wordOf(second)) &&
    total.test(wordOf(third));
  if (!hasTax) return sums;
  const both = `@${first.loose.field.name}+@${second.loose.field.name}`;
  return [...sums, { ...second.loose, theme: 'sum' }, asFormula(third.loose, both)];
}

/**
 * The sums that a form prints below the rows of a list as formulas, to be asked after the list, and the fields that remain. Only what is
 * right below the amounts or quantities of a list that is on one page.
 */
export function sumsBelowLists(
  once: readonly LooseField[],
  lists: readonly LooseField[],
): { readonly once: readonly LooseField[]; readonly sums: readonly LooseField[] } {
  const cells = once.filter(({ field }) => field.type === fieldType.number).flatMap(cellOf);
  const columns = lists
    .filter(
      ({ list, theme, field }) =>
        list.length === 1 && field.type === fieldType.number && isSummed(field.name, theme === 'money'),
    )
    .flatMap(cellOf);
  const sums = columns.flatMap((column) => sumsOf(column, cells));
  const names = new Set(sums.map(({ field }) => field.name));
  return { once: once.filter(({ field }) => !names.has(field.name)), sums };
}
