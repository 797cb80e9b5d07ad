import type { Equation } from './equation.ts';

const present = (parts: readonly (Equation | undefined)[]): Equation[] => parts.filter((part) => part !== undefined);

/** The parts of an equation in the order in which they are read. */
export function equationParts(equation: Equation): readonly Equation[] {
  switch (equation.kind) {
    case 'text':
    case 'space':
      return [];
    case 'row':
    case 'fence':
    case 'overlay':
      return equation.parts;
    case 'fraction':
      return [equation.over, equation.under];
    case 'root':
      return present([equation.degree, equation.body]);
    case 'scripts':
      return present(
        equation.isBefore ? [equation.sub, equation.sup, equation.base] : [equation.base, equation.sub, equation.sup],
      );
    case 'limits':
      return present([equation.base, equation.below, equation.above]);
    case 'sum':
      return present([equation.sub, equation.sup, equation.body]);
    case 'grid':
      return equation.rows.flat();
    case 'accent':
    case 'brace':
    case 'frame':
    case 'phantom':
    case 'shift':
      return [equation.body];
  }
}

/** The same equation with its parts changed. */
function withParts(equation: Equation, change: (part: Equation) => Equation): Equation {
  switch (equation.kind) {
    case 'text':
    case 'space':
      return equation;
    case 'row':
    case 'fence':
    case 'overlay':
      return { ...equation, parts: equation.parts.map(change) };
    case 'fraction':
      return { ...equation, over: change(equation.over), under: change(equation.under) };
    case 'root':
      return {
        ...equation,
        body: change(equation.body),
        ...(equation.degree && { degree: change(equation.degree) }),
      };
    case 'scripts':
      return {
        ...equation,
        base: change(equation.base),
        ...(equation.sub && { sub: change(equation.sub) }),
        ...(equation.sup && { sup: change(equation.sup) }),
      };
    case 'limits':
      return {
        ...equation,
        base: change(equation.base),
        ...(equation.above && { above: change(equation.above) }),
        ...(equation.below && { below: change(equation.below) }),
      };
    case 'sum':
      return {
        ...equation,
        body: change(equation.body),
        ...(equation.sub && { sub: change(equation.sub) }),
        ...(equation.sup && { sup: change(equation.sup) }),
      };
    case 'grid':
      return { ...equation, rows: equation.rows.map((row) => row.map(change)) };
    case 'accent':
    case 'brace':
    case 'frame':
    case 'phantom':
    case 'shift':
      return { ...equation, body: change(equation.body) };
  }
}

/** The same equation with its texts changed; the same object when none changes. */
export function changeEquationTexts(
  equation: Equation,
  change: (text: string, format: Extract<Equation, { kind: 'text' }>['format']) => string,
): Equation {
  let isSame = true;
  const visit = (part: Equation): Equation => {
    if (part.kind === 'text') {
      const text = change(part.text, part.format);
      isSame &&= text === part.text;
      return { ...part, text };
    }
    if (part.kind === 'sum') {
      const sign = change(part.sign, part.format);
      isSame &&= sign === part.sign;
      return withParts({ ...part, sign }, visit);
    }
    return withParts(part, visit);
  };
  const changed = visit(equation);
  return isSame ? equation : changed;
}

/** An equation in one line of plain text: fractions with a stroke, scripts one after the other. */
export function equationText(equation: Equation): string {
  switch (equation.kind) {
    case 'text':
      return equation.text;
    case 'space':
      return '';
    case 'fraction':
      return `${equationText(equation.over)}/${equationText(equation.under)}`;
    case 'root':
      return `${equation.degree ? equationText(equation.degree) : ''}√${equationText(equation.body)}`;
    case 'sum':
      return equation.sign + equationParts(equation).map(equationText).join('');
    case 'fence':
      return equation.open + equation.parts.map(equationText).join(equation.separator) + equation.close;
    case 'phantom':
      return equation.isShown ? equationText(equation.body) : '';
    case 'row':
    case 'scripts':
    case 'limits':
    case 'accent':
    case 'brace':
    case 'grid':
    case 'frame':
    case 'shift':
    case 'overlay':
      return equationParts(equation).map(equationText).join('');
  }
}
