import type { EquationFrame, EquationOverlay, EquationPhantom, EquationSpace } from '../../model/equation.ts';
import { centered, emptyBox, type EquationBox, moved, type Piece } from './equation-box.ts';
import { colorOf, emOf, type EquationSetting, strokeOf } from './equation-setting.ts';
import { strokeLine } from './stroke-shapes.ts';

/** White between a frame and its body, em. */
const PADDING = 0.12;

/** Strokes around a body, and through it. */
export function setFrame({ strokes, body, format }: EquationFrame, setting: EquationSetting): EquationBox {
  const base = setting.set(body, setting);
  const em = emOf(format, setting);
  const line = strokeOf(format, setting);
  const color = colorOf(format);
  const isFramed = ['top', 'bottom', 'left', 'right'].some((side) => strokes.has(side as 'top'));
  const pad = isFramed ? em * PADDING + line : 0;
  const [width, ascent, descent] = [base.width + 2 * pad, base.ascent + pad, base.descent + pad];
  const height = ascent + descent;
  const rule = (x: number, y: number, wide: number, high: number): Piece => {
    return { kind: 'rule', x, y, width: wide, height: high, color };
  };
  const pieces: Piece[] = [...moved(base, pad, 0)];
  if (strokes.has('top')) pieces.push(rule(0, ascent, width, line));
  if (strokes.has('bottom')) pieces.push(rule(0, line - descent, width, line));
  if (strokes.has('left')) pieces.push(rule(0, ascent, line, height));
  if (strokes.has('right')) pieces.push(rule(width - line, ascent, line, height));
  if (strokes.has('across')) pieces.push(rule(0, (ascent - descent + line) / 2, width, line));
  if (strokes.has('upright')) pieces.push(rule((width - line) / 2, ascent, line, height));
  for (const way of ['rising', 'falling'] as const) {
    if (strokes.has(way)) pieces.push({ ...strokeLine(width, height, way, line, color), y: ascent });
  }
  return { ...base, width, ascent, descent, pieces };
}

export function setPhantom(phantom: EquationPhantom, setting: EquationSetting): EquationBox {
  const base = setting.set(phantom.body, setting);
  return {
    ...base,
    width: phantom.hasWidth ? base.width : 0,
    ascent: phantom.hasAscent ? base.ascent : 0,
    descent: phantom.hasDescent ? base.descent : 0,
    pieces: phantom.isShown ? base.pieces : [],
  };
}

export function setSpace({ width, isLine, format }: EquationSpace, setting: EquationSetting): EquationBox {
  const height = strokeOf(format, setting);
  const rule = {
    kind: 'rule',
    x: Math.min(0, width),
    y: 0,
    width: Math.abs(width),
    height,
    color: colorOf(format),
  } as const;
  return { ...emptyBox, width, pieces: isLine ? [rule] : [] };
}

/** Glyphs with the white of a wider box between them, the first and the last at its ends. */
function spread(box: EquationBox, width: number): EquationBox {
  const glyphs = box.pieces.length;
  if (glyphs < 2) return centered(box, width);
  const step = (width - box.width) / (glyphs - 1);
  return { ...box, width, pieces: box.pieces.map((piece, index) => ({ ...piece, x: piece.x + step * index })) };
}

/** Parts printed one over the other. */
export function setOverlay({ align, parts }: EquationOverlay, setting: EquationSetting): EquationBox {
  const boxes = parts.map((part) => setting.set(part, setting));
  const width = Math.max(0, ...boxes.map((box) => box.width));
  const place = (box: EquationBox): readonly Piece[] => {
    switch (align) {
      case 'start':
        return box.pieces;
      case 'end':
        return moved(box, width - box.width, 0);
      case 'center':
        return centered(box, width).pieces;
      case 'spread':
        return spread(box, width).pieces;
    }
  };
  return {
    width,
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    pieces: boxes.flatMap(place),
    class: 'ordinary',
  };
}
