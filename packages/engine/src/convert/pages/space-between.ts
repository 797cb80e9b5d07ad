/**
 * The space between two items of the flow, pt: the larger of what the first requires below and the second above (ECMA-376
 * part 1, 17.3.1.33: "the spacing between any two paragraphs is the maximum"), as Word sets it.
 */
export function spaceBetween(after: number, before: number): number {
  return Math.max(after, before);
}
