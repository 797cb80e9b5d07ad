import type { TextFormat } from '../../model/formats.ts';

const variants = new WeakMap<TextFormat, Map<string, TextFormat>>();

/** A format changed in one respect: the same object for the same format and `key`, so that equal formats stay one object. */
export function formatVariant(format: TextFormat, key: string, change: (format: TextFormat) => TextFormat): TextFormat {
  let known = variants.get(format);
  if (!known) variants.set(format, (known = new Map()));
  let found = known.get(key);
  if (!found) known.set(key, (found = change(format)));
  return found;
}

export function withSize(format: TextFormat, size: number): TextFormat {
  return format.size === size ? format : formatVariant(format, `size ${size}`, (each) => ({ ...each, size }));
}

/** The same font for all characters. */
export function withFont(format: TextFormat, font: string): TextFormat {
  return formatVariant(format, `font ${font}`, (each) => ({
    ...each,
    fonts: { ...each.fonts, ascii: font, highAnsi: font, eastAsia: font },
  }));
}

/** Latin text in the font that the format has for letters beyond ASCII. */
export function withHighAnsi(format: TextFormat): TextFormat {
  return formatVariant(format, 'high ANSI', (each) => ({
    ...each,
    fonts: { ...each.fonts, ascii: each.fonts.highAnsi },
  }));
}

/** Without what Word writes to reach the width of fitted text (`w:fitText`): the width is made again. */
export function unfitted(format: TextFormat): TextFormat {
  if (format.spacing === undefined && format.scale === undefined) return format;
  return formatVariant(format, 'unfitted', ({ spacing: _spacing, scale: _scale, ...rest }) => rest);
}

/** With the color and underline of `plain`. */
export function withLookOf(format: TextFormat, plain: TextFormat): TextFormat {
  const { color, underline } = plain;
  return formatVariant(format, `look ${JSON.stringify([color, underline])}`, (each) => {
    const { color: _color, underline: _underline, ...rest } = each;
    return { ...rest, ...(color !== undefined && { color }), ...(underline && { underline }) };
  });
}

/** In a box, as the field `EQ \x` draws it. */
export function boxed(format: TextFormat): TextFormat {
  return formatVariant(format, 'boxed', (each) => ({ ...each, border: { pattern: 'single', width: 0.5, space: 1 } }));
}
