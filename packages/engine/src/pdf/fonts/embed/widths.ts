/** Widths as the W and W2 entries of a CIDFont hold them (ISO 32000-1, 9.7.4.3): a first code, then a list for it and those after. */
export type WidthList = readonly (number | readonly number[])[];

/** Thousandths of an em. One decimal, so that a line of a hundred characters is right within a tenth of an em. */
export function thousandths(units: number, unitsPerEm: number): number {
  return Math.round((units * 10_000) / unitsPerEm) / 10;
}

/**
 * Lists the codes whose value differs from the default, neighbors together.
 * @param values the numbers of each code from 0 on, or undefined where the default holds
 */
export function widthList(values: readonly (readonly number[] | undefined)[]): WidthList {
  const list: (number | readonly number[])[] = [];
  let run: number[] | undefined;
  for (const [code, value] of values.entries()) {
    if (!value) run = undefined;
    else if (run) run.push(...value);
    else {
      run = [...value];
      list.push(code, run);
    }
  }
  return list;
}
