/** An argument as it can be typed into a shell. */
export function quoteArgument(text: string): string {
  return /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
