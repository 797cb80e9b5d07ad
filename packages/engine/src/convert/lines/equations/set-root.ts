import type { EquationRoot } from '../../model/equation.ts';
import { type EquationBox, moved, type Piece } from './equation-box.ts';
import { colorOf, emOf, type EquationSetting, strokeOf } from './equation-setting.ts';
import { polyline, strokedPiece } from './stroke-shapes.ts';

/** Width of the sign before the bar, and how much its hook is of that, em. */
const SIGN = 0.62;
/** White between the body and the bar above it, em. */
const GAP = 0.1;
/** Where the degree ends in the sign, em, and how high above its foot it is, as a part of its height. */
const DEGREE_END = 0.42;
const DEGREE_RISE = 0.55;

/** The radical sign around its body (The TeXbook, appendix G, rule 11); it is as high as the body. */
export function setRoot({ body, degree, format }: EquationRoot, setting: EquationSetting): EquationBox {
  const inner = setting.set(body, setting);
  const em = emOf(format, setting);
  const thickness = strokeOf(format, setting);
  const color = colorOf(format);
  const gap = em * GAP;
  const top = Math.max(inner.ascent, em * 0.55) + gap + thickness;
  const foot = Math.max(inner.descent, em * 0.05) + gap / 2;
  const height = top + foot;
  const hook = Math.min(height * 0.45, em * 0.5);
  const middle = thickness / 2;
  const sign = em * SIGN;
  const small = degree && setting.set(degree, { ...setting, level: 2, isDisplay: false });
  const degreeUp = small ? Math.max(0, (height - em) * DEGREE_RISE) + em * 0.42 - foot + small.descent : 0;
  const before = small ? Math.max(0, small.width - em * DEGREE_END) : 0;
  const width = inner.width + gap;
  const thin = polyline([
    [em * 0.04, height - hook + em * 0.06],
    [em * 0.15, height - hook],
    [em * 0.33, height - middle],
    [sign - middle, middle],
    [sign + width, middle],
  ]);
  const down = polyline([
    [em * 0.16, height - hook + em * 0.02],
    [em * 0.33, height - middle],
  ]);
  const pieces: Piece[] = [
    ...(small ? moved(small, Math.max(0, em * DEGREE_END - small.width), degreeUp) : []),
    { ...strokedPiece(thin, thickness, color), x: before, y: top },
    { ...strokedPiece(down, thickness * 2, color), x: before, y: top },
    ...moved(inner, before + sign, 0),
  ];
  return {
    width: before + sign + width + em * 0.04,
    ascent: Math.max(top, small ? degreeUp + small.ascent : 0),
    descent: foot,
    pieces,
    class: 'ordinary',
  };
}
