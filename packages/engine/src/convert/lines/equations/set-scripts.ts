import type { Equation, EquationLimits, EquationScripts } from '../../model/equation.ts';
import type { TextFormat } from '../../model/formats.ts';
import { centered, emptyBox, type EquationBox, moved, type Piece } from './equation-box.ts';
import { emOf, type EquationSetting, formatIn, smaller } from './equation-setting.ts';

/** How far scripts of a character are off its baseline, em; at least that for higher bases (The TeXbook, appendix G, rule 18). */
const UP = 0.4;
const DOWN = 0.18;
/** What scripts reach beyond the top and foot of a base that is not one character, em. */
const BEYOND = 0.2;
/** Least white between both, and after them, em. */
const BETWEEN = 0.14;
const AFTER = 0.05;
/** White between a base and what is above or below it, em. */
const LIMIT_GAP = 0.12;

interface PlacedScripts {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly pieces: readonly Piece[];
}

/** Scripts after a base whose height is known; x counts from its end. */
export function placeScripts(
  base: EquationBox,
  scripts: { readonly sub?: Equation; readonly sup?: Equation },
  em: number,
  setting: EquationSetting,
): PlacedScripts {
  const inner = smaller(setting);
  const sup = scripts.sup && setting.set(scripts.sup, inner);
  const sub = scripts.sub && setting.set(scripts.sub, inner);
  let up = Math.max(em * UP, base.isLetter ? 0 : base.ascent - em * BEYOND * 2);
  let down = Math.max(em * DOWN, base.isLetter ? 0 : base.descent + em * BEYOND * 0.3);
  if (sup) up = Math.max(up, sup.descent + em * 0.25);
  if (sub) down = Math.max(down, sub.ascent - em * 0.4);
  if (sup && sub) {
    const white = up - sup.descent - (sub.ascent - down);
    if (white < em * BETWEEN) down += em * BETWEEN - white;
  }
  const lean = sup ? (base.lean ?? 0) : 0;
  return {
    width: Math.max(sup ? sup.width + lean : 0, sub?.width ?? 0) + (sup || sub ? em * AFTER : 0),
    ascent: sup ? up + sup.ascent : 0,
    descent: sub ? down + sub.descent : 0,
    pieces: [...(sup ? moved(sup, lean, up) : []), ...(sub ? moved(sub, 0, -down) : [])],
  };
}

function emIn(format: TextFormat | undefined, setting: EquationSetting): number {
  return format ? emOf(format, setting) : 0;
}

export function setScripts(scripts: EquationScripts, setting: EquationSetting): EquationBox {
  const base = setting.set(scripts.base, setting);
  const format = formatIn(scripts.base) ?? formatIn(scripts.sup) ?? formatIn(scripts.sub);
  const measured = scripts.isBefore ? { ...base, lean: 0 } : base;
  const placed = placeScripts(measured, scripts, emIn(format, setting), setting);
  const [baseAt, scriptsAt] = scripts.isBefore ? [placed.width, 0] : [0, base.width];
  return {
    width: base.width + placed.width,
    ascent: Math.max(base.ascent, placed.ascent),
    descent: Math.max(base.descent, placed.descent),
    pieces: [...moved(base, baseAt, 0), ...moved({ ...emptyBox, pieces: placed.pieces }, scriptsAt, 0)],
    class: base.class,
  };
}

/** Boxes above and below another one, all in the middle of the widest. */
export function around(
  base: EquationBox,
  above: EquationBox | undefined,
  below: EquationBox | undefined,
  gap: number,
): EquationBox {
  const width = Math.max(base.width, above?.width ?? 0, below?.width ?? 0);
  const up = above ? base.ascent + gap + above.descent : 0;
  const down = below ? base.descent + gap + below.ascent : 0;
  return {
    width,
    ascent: above ? up + above.ascent : base.ascent,
    descent: below ? down + below.descent : base.descent,
    pieces: [
      ...centered(base, width).pieces,
      ...(above ? moved(centered(above, width), 0, up) : []),
      ...(below ? moved(centered(below, width), 0, -down) : []),
    ],
    class: base.class,
  };
}

export function setLimits({ base, above, below }: EquationLimits, setting: EquationSetting): EquationBox {
  const inner = smaller(setting);
  const em = emIn(formatIn(base) ?? formatIn(above) ?? formatIn(below), setting);
  const box = setting.set(base, setting);
  const set = around(box, above && setting.set(above, inner), below && setting.set(below, inner), em * LIMIT_GAP);
  return { ...set, class: box.isLetter ? box.class : 'operator' };
}
