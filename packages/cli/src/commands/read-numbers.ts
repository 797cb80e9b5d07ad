/** Parses whole numbers joined by a separator; undefined for any other text. */
export function readNumbers(text: string | undefined, separator: string, lowest: number): number[] | undefined {
  const parts = text?.split(separator) ?? [];
  const isRight = parts.length > 0 && parts.every((part) => /^\d{1,9}$/.test(part) && Number(part) >= lowest);
  return isRight ? parts.map(Number) : undefined;
}
