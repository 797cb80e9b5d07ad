import type { Equation } from '../../model/equation.ts';
import { type EquationBox, raised } from './equation-box.ts';
import type { EquationSetting } from './equation-setting.ts';
import { setAccent } from './set-accent.ts';
import { setFence } from './set-fence.ts';
import { setFraction } from './set-fraction.ts';
import { setFrame, setOverlay, setPhantom, setSpace } from './set-frame.ts';
import { setGrid } from './set-grid.ts';
import { setRoot } from './set-root.ts';
import { setRow } from './set-row.ts';
import { setLimits, setScripts } from './set-scripts.ts';
import { setSum } from './set-sum.ts';

/** Lays out an equation as a box of glyphs and strokes. */
export function setEquation(equation: Equation, setting: EquationSetting): EquationBox {
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
