import type { EquationSum } from '../../model/equation.ts';
import { besideEachOther, emptyBox, type EquationBox, moved, spaceBox } from './equation-box.ts';
import { axisOf, emOf, type EquationSetting, smaller } from './equation-setting.ts';
import { around, placeScripts } from './set-scripts.ts';

/** Ink of the signs in the bundled fonts, em. */
const usualInk = { top: 0.8, foot: -0.1 };
const integralInk = { top: 0.87, foot: -0.11 };
/** Height of large signs, em: full size and in a line of text. */
const sumHeight = { display: 1.4, line: 1.05 };
const integralHeight = { display: 2.1, line: 1.3 };
const integrals = /^[∫∬∭∮∯∰]+$/u;
/** Space before the body, em, and white at the sides of signs that are as wide as a Japanese character. */
const AFTER = 3 / 18;
const usualSide = 0.08;
const integralSide = 0.26;
const LIMIT_GAP = 0.12;

function signBox(sum: EquationSum, setting: EquationSetting): EquationBox {
  const { sign, format } = sum;
  const isIntegral = integrals.test(sign);
  const style = setting.styleOf(format).eastAsian;
  const em = emOf(format, setting);
  const ink = isIntegral ? integralInk : usualInk;
  const heights = isIntegral ? integralHeight : sumHeight;
  const size = (em * (setting.isDisplay ? heights.display : heights.line)) / (ink.top - ink.foot);
  const axis = axisOf(format, setting);
  const y = axis - ((ink.top + ink.foot) / 2) * size;
  // An integral sign grows in height only.
  const width = isIntegral ? Math.min(size, em * 1.25) : size;
  const boxes = style.chain.shape(sign).map((glyph): EquationBox => {
    const side = glyph.advance >= 0.99 ? (isIntegral ? integralSide : usualSide) : 0;
    const piece = {
      kind: 'glyph',
      glyph,
      x: -side * width,
      y,
      size: width,
      scale: glyph.cell?.scale ?? 1,
      heightScale: size / width,
      style,
    } as const;
    return { ...emptyBox, width: (glyph.advance - 2 * side) * width, pieces: [piece] };
  });
  return { ...besideEachOther(boxes, 'operator'), ascent: y + ink.top * size, descent: -y - ink.foot * size };
}

/** A large sign with its limits (The TeXbook, appendix G, rule 13), and what it is of. */
export function setSum(sum: EquationSum, setting: EquationSetting): EquationBox {
  const { sub, sup, body, format, limits } = sum;
  const em = emOf(format, setting);
  const sign = signBox(sum, setting);
  const isAround = limits === 'around' || (limits === 'display' && setting.isDisplay);
  const inner = smaller(setting);
  let signs: EquationBox;
  if (isAround) {
    signs = around(sign, sup && setting.set(sup, inner), sub && setting.set(sub, inner), em * LIMIT_GAP);
  } else {
    const lean = integrals.test(sum.sign) ? em * 0.15 : 0;
    const scripts = { ...(sub && { sub }), ...(sup && { sup }) };
    const placed = placeScripts({ ...sign, lean }, scripts, em, setting);
    signs = {
      width: sign.width + placed.width,
      ascent: Math.max(sign.ascent, placed.ascent),
      descent: Math.max(sign.descent, placed.descent),
      pieces: [...sign.pieces, ...moved({ ...emptyBox, pieces: placed.pieces }, sign.width, 0)],
      class: 'operator',
    };
  }
  const inside = setting.set(body, setting);
  const gap = inside.width > 0 ? AFTER * em : 0;
  return besideEachOther([signs, spaceBox(gap), inside], 'operator');
}
