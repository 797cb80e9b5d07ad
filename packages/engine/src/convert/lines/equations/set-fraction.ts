import type { EquationFraction } from '../../model/equation.ts';
import { centered, type EquationBox, moved, type Piece } from './equation-box.ts';
import {
  axisOf,
  colorOf,
  emOf,
  type EquationSetting,
  inFraction,
  inLine,
  smaller,
  strokeOf,
} from './equation-setting.ts';
import { strokeLine } from './stroke-shapes.ts';

/** White between the bar and what is above and below it, em. */
const gaps = { display: 0.14, line: 0.07 };
/** What the bar is longer than the wider of both at each side, em. */
const OVERHANG = 0.06;
/** Between the parts of a slanted fraction and the stroke, em. */
const BESIDE = 0.05;

function stacked(fraction: EquationFraction, setting: EquationSetting): EquationBox {
  const { over, under, format, look } = fraction;
  const inner = inFraction(setting);
  const [top, bottom] = [setting.set(over, inner), setting.set(under, inner)];
  const em = emOf(format, setting);
  const axis = axisOf(format, setting);
  const hasBar = look === 'bar';
  const thickness = hasBar ? strokeOf(format, setting) : 0;
  const gap = em * (setting.isDisplay || setting.keepsSize ? gaps.display : gaps.line);
  const overhang = em * OVERHANG;
  const width = Math.max(top.width, bottom.width) + 2 * overhang;
  const up = axis + thickness / 2 + gap + top.descent;
  const down = -axis + thickness / 2 + gap + bottom.ascent;
  const pieces: Piece[] = [
    ...moved(centered(top, width), overhang, up),
    ...moved(centered(bottom, width), overhang, -down),
  ];
  if (hasBar) {
    pieces.push({
      kind: 'rule',
      x: overhang,
      y: axis + thickness / 2,
      width,
      height: thickness,
      color: colorOf(format),
    });
  }
  return {
    width: width + 2 * overhang,
    ascent: up + top.ascent,
    descent: down + bottom.descent,
    pieces,
    class: 'inner',
  };
}

/** Side by side with a slanted stroke: `linear` on one baseline, else raised and lowered. */
function slanted(fraction: EquationFraction, setting: EquationSetting): EquationBox {
  const { over, under, format, look } = fraction;
  const isLinear = look === 'linear';
  const inner = isLinear ? inLine(setting) : smaller(setting);
  const [first, last] = [setting.set(over, inner), setting.set(under, inner)];
  const em = emOf(format, setting);
  const [up, down] = isLinear ? [0, 0] : [em * 0.35, em * 0.1];
  const top = Math.max(em * 0.8, first.ascent + up, last.ascent - down);
  const bottom = Math.max(em * 0.2, first.descent - up, last.descent + down);
  const run = Math.max(em * 0.3, (top + bottom) * 0.35);
  const beside = em * BESIDE;
  const at = first.width + beside;
  const stroke = strokeLine(run, top + bottom, 'rising', strokeOf(format, setting), colorOf(format));
  return {
    width: at + run + beside + last.width,
    ascent: top,
    descent: bottom,
    pieces: [...moved(first, 0, up), { ...stroke, x: at, y: top }, ...moved(last, at + run + beside, -down)],
    class: 'inner',
  };
}

/** One part over the other with a bar between them (The TeXbook, appendix G, rule 15), or side by side with a stroke. */
export function setFraction(fraction: EquationFraction, setting: EquationSetting): EquationBox {
  const isStacked = fraction.look === 'bar' || fraction.look === 'noBar';
  return isStacked ? stacked(fraction, setting) : slanted(fraction, setting);
}
