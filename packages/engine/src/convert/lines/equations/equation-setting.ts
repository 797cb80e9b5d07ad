import type { Equation, TextFormat } from '../../model/index.ts';
import type { StylesOf } from '../text-styles.ts';
import type { EquationBox } from './equation-box.ts';

/** How a part of an equation is laid out. */
export interface EquationSetting {
  readonly styleOf: StylesOf;
  /** 0 for text, 1 for scripts, 2 for scripts of scripts. */
  readonly level: 0 | 1 | 2;
  /** On a line of its own: fractions and large signs are full size. */
  readonly isDisplay: boolean;
  /** Fractions and limits are not smaller than what is around them: fields. */
  readonly keepsSize: boolean;
  /** Lays out a part of the equation: the caller's, so that parts do not import what holds them. */
  readonly set: (equation: Equation, setting: EquationSetting) => EquationBox;
}

/** Sizes by level: those of Cambria Math, the font of equations in Word (MATH table, scriptPercentScaleDown). */
const levelSizes = [1, 0.73, 0.6] as const;

/** Height of the middle of signs such as − and = above the baseline, em: as in the bundled fonts. */
const AXIS = 0.36;
/** Of fraction bars, roots and other strokes, em. */
const STROKE = 0.045;

/** pt. */
export function emOf(format: TextFormat, { level }: EquationSetting): number {
  return format.size * levelSizes[level];
}

export function axisOf(format: TextFormat, setting: EquationSetting): number {
  return emOf(format, setting) * AXIS;
}

export function strokeOf(format: TextFormat, setting: EquationSetting): number {
  return emOf(format, setting) * STROKE;
}

export function colorOf({ color }: TextFormat): string {
  return color ?? '000000';
}

/** Of scripts and limits. */
export function smaller(setting: EquationSetting): EquationSetting {
  if (setting.keepsSize) return { ...setting, isDisplay: false };
  return { ...setting, level: setting.level === 0 ? 1 : 2, isDisplay: false };
}

/** Of what is in a fraction: small where the fraction is in a line of text. */
export function inFraction(setting: EquationSetting): EquationSetting {
  return setting.isDisplay || setting.keepsSize ? { ...setting, isDisplay: false } : smaller(setting);
}

/** Of what is not to be full size. */
export function inLine(setting: EquationSetting): EquationSetting {
  return setting.isDisplay ? { ...setting, isDisplay: false } : setting;
}

/** The first look in an equation. */
export function formatIn(equation: Equation | undefined): TextFormat | undefined {
  if (!equation) return undefined;
  if ('format' in equation) return equation.format;
  switch (equation.kind) {
    case 'row':
    case 'overlay':
      for (const part of equation.parts) {
        const found = formatIn(part);
        if (found) return found;
      }
      return undefined;
    case 'scripts':
    case 'limits':
      return formatIn(equation.base);
    case 'phantom':
    case 'shift':
      return formatIn(equation.body);
  }
}
