/** Where a floating thing is along one side of the page. */
export interface FloatAxis<From extends string> {
  readonly from: From;
  /** pt, from the start of what it counts from. */
  readonly offset?: number;
  readonly align?: 'start' | 'center' | 'end' | 'inside' | 'outside';
}
