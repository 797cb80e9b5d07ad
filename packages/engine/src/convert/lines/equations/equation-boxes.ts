import type { EquationRun } from '../../model/index.ts';
import type { StylesOf } from '../text-styles.ts';
import { besideEachOther, type EquationBox } from './equation-box.ts';
import type { EquationSetting } from './equation-setting.ts';
import { setEquation } from './set-equation.ts';
import { spacedAtoms } from './set-row.ts';

/** White above and below an equation, em, so that lines do not touch. */
const WHITE = 0.1;

/** The boxes of an equation in a line: it may be broken before the signs between its terms, and before = and its kind. */
export function equationBoxes(run: EquationRun, styleOf: StylesOf): EquationBox[] {
  const { equation, isDisplay, isField } = run;
  const setting: EquationSetting = {
    styleOf,
    level: 0,
    isDisplay: isDisplay ?? false,
    keepsSize: isField ?? false,
    set: setEquation,
  };
  const atoms = spacedAtoms(equation, setting);
  const groups: EquationBox[][] = [];
  for (const { box, mayBreak } of atoms) {
    const open = groups.at(-1);
    if (open && !mayBreak) open.push(box);
    else groups.push([box]);
  }
  const white = run.format.size * WHITE;
  return groups.map((group) => {
    const box = besideEachOther(group);
    return { ...box, ascent: box.ascent + white, descent: box.descent + white };
  });
}
