import type { Equation } from '../../model/equation.ts';
import type { EquationRun } from '../../model/index.ts';
import type { StylesOf } from '../text-styles.ts';
import { besideEachOther, type EquationBox, raised } from './equation-box.ts';
import type { EquationSetting } from './equation-setting.ts';
import { setAccent } from './set-accent.ts';
import { setFence } from './set-fence.ts';
import { setFraction } from './set-fraction.ts';
import { setFrame, setOverlay, setPhantom, setSpace } from './set-frame.ts';
import { setGrid } from './set-grid.ts';
import { setRoot } from './set-root.ts';
import { setRow, spacedAtoms } from './set-row.ts';
import { setLimits, setScripts } from './set-scripts.ts';
import { setSum } from './set-sum.ts';

/** White above and below an equation, em, so that lines do not touch. */
const WHITE = 0.1;

/** Lays out an equation as a box of glyphs and strokes. */
function setEquation(equation: Equation, setting: EquationSetting): EquationBox {
  switch (equation.kind) {
    case 'text':
    case 'row':
      return setRow(equation, setting);
    case 'fraction':
      return setFraction(equation, setting);
    case 'root':
      return setRoot(equation, setting);
    case 'scripts':
      return setScripts(equation, setting);
    case 'limits':
      return setLimits(equation, setting);
    case 'sum':
      return setSum(equation, setting);
    case 'fence':
      return setFence(equation, setting);
    case 'accent':
    case 'brace':
      return setAccent(equation, setting);
    case 'grid':
      return setGrid(equation, setting);
    case 'frame':
      return setFrame(equation, setting);
    case 'phantom':
      return setPhantom(equation, setting);
    case 'shift':
      return raised(setting.set(equation.body, setting), equation.by);
    case 'overlay':
      return setOverlay(equation, setting);
    case 'space':
      return setSpace(equation, setting);
  }
}

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
