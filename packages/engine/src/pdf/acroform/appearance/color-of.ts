const hex = (share: number): string =>
  Math.round(Math.min(Math.max(Number.isFinite(share) ? share : 0, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of a color in gray, RGB or CMYK by its number of parts (0 to 1); undefined for no color. */
export function colorOf(parts: readonly number[]): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  switch (parts.length) {
    case 1:
      return `#${hex(a)}${hex(a)}${hex(a)}`;
    case 3:
      return `#${hex(a)}${hex(b)}${hex(c)}`;
    case 4:
      return `#${hex((1 - a) * (1 - d))}${hex((1 - b) * (1 - d))}${hex((1 - c) * (1 - d))}`;
    default:
      return undefined;
  }
}
