import type { Equation } from '../../model/equation.ts';
import type { TextFormat } from '../../model/formats.ts';
import { settledClasses, spaceAround } from './atom-classes.ts';
import { besideEachOther, type EquationBox, spaceBox } from './equation-box.ts';
import { emOf, type EquationSetting, formatIn } from './equation-setting.ts';
import { letterBoxes } from './set-letters.ts';

/** A part of a row, with the space before it. */
interface Atom {
  readonly box: EquationBox;
  readonly format: TextFormat | undefined;
}

function atomsOf(equation: Equation, setting: EquationSetting): Atom[] {
  if (equation.kind === 'row') return equation.parts.flatMap((part) => atomsOf(part, setting));
  if (equation.kind === 'text') {
    return letterBoxes(equation, setting).map((box) => ({ box, format: equation.format }));
  }
  return [{ box: setting.set(equation, setting), format: formatIn(equation) }];
}

/** The parts of a row, each with the space before it, and whether a line may end before it. */
export function spacedAtoms(
  equation: Equation,
  setting: EquationSetting,
): { readonly box: EquationBox; readonly mayBreak: boolean }[] {
  const atoms = atomsOf(equation, setting);
  const classes = settledClasses(atoms.map(({ box }) => box.class));
  return atoms.map(({ box, format }, index) => {
    const own = classes[index] ?? 'ordinary';
    const before = classes[index - 1];
    const part = before === undefined ? 0 : spaceAround(before, own, setting.level === 0);
    const mayBreak = index > 0 && (own === 'relation' || own === 'binary');
    if (part === 0 || !format) return { box, mayBreak };
    const space = spaceBox(part * emOf(format, setting));
    const spaced = besideEachOther([space, box], own);
    return { box: { ...spaced, ...(box.lean !== undefined && { lean: box.lean }) }, mayBreak };
  });
}

/** Parts side by side, with the spaces that belong between them. */
export function setRow(equation: Equation, setting: EquationSetting): EquationBox {
  const atoms = spacedAtoms(equation, setting);
  const [only, ...others] = atoms;
  if (only && others.length === 0) return only.box;
  return besideEachOther(atoms.map(({ box }) => box));
}
