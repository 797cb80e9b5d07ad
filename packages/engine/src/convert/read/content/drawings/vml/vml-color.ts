import { presetColor } from '../drawing-colors.ts';

/** `rrggbb` of a color of VML: `#f00`, `#ff0000`, `red`, each perhaps with an index behind (`red [3213]`). */
export function vmlColor(value: string | undefined): string | undefined {
  const text = (value ?? '').trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  const long = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  if (long !== undefined) return long;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('');
  return presetColor(text);
}
