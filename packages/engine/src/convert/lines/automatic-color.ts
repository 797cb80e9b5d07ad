/** Brightness (0 to 255) below which automatic text on a shading is white. */
const DARK = 60;

/** Color of automatic text on a background `rrggbb`: white where that is dark, undefined (black) otherwise. */
export function automaticColor(background: string | undefined): string | undefined {
  if (background === undefined) return undefined;
  const value = Number.parseInt(background, 16);
  const brightness = (((value >> 16) & 255) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 1000;
  return brightness < DARK ? 'ffffff' : undefined;
}
