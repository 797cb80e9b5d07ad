/** Numbers that belong together: one a category, in their order. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface ChartProps {
  /** What the numbers are: the heading, and the name of the picture and the table. */
  readonly title: string;
  readonly kind: 'bar' | 'stacked' | 'line';
  /** Along the lower edge: months, groups. */
  readonly categories: readonly string[];
  /** Six at most: there are six colors. */
  readonly series: readonly Series[];
  /** How a number is written: `1,200円`. */
  readonly format?: (value: number) => string;
}
