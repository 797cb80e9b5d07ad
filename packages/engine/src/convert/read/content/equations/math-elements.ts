import type { Equation } from '../../../model/equation.ts';
import type { TextFormat } from '../../../model/formats.ts';

/** Elements that hold others and are not seen. */
export const transparentMath: ReadonlySet<string> = new Set([
  'm:e',
  'm:num',
  'm:den',
  'm:deg',
  'm:sub',
  'm:sup',
  'm:lim',
  'm:fName',
  'm:oMath',
  'm:box',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:hyperlink',
]);

/** Properties, and what is deleted or prints nothing. */
export const unprintedMath =
  /^(?:m:(?:\w*Pr|argPr)|w:(?:del|moveFrom|bookmark\w*|proofErr|rPr|sdtPr|sdtEndPr|comment\w*|perm\w*))$/;

export const fractionLooks: Readonly<Record<string, 'bar' | 'skewed' | 'linear' | 'noBar'>> = {
  bar: 'bar',
  skw: 'skewed',
  lin: 'linear',
  noBar: 'noBar',
};

export const frameSides = [
  ['m:hideTop', 'top'],
  ['m:hideBot', 'bottom'],
  ['m:hideLeft', 'left'],
  ['m:hideRight', 'right'],
] as const;

export const frameStrikes = [
  ['m:strikeH', 'across'],
  ['m:strikeV', 'upright'],
  ['m:strikeBLTR', 'rising'],
  ['m:strikeTLBR', 'falling'],
] as const;

/** The parts of a row between its `&`. */
export function splitAt(equation: Equation, format: TextFormat): Equation[] {
  const parts = equation.kind === 'row' ? equation.parts : [equation];
  const cells: Equation[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'text' || !part.text.includes('&')) {
      cells.at(-1)?.push(part);
      continue;
    }
    part.text.split('&').forEach((text, index) => {
      if (index > 0) cells.push([]);
      if (text !== '') cells.at(-1)?.push({ ...part, text });
    });
  }
  // A sign at the start of a column is between what is before and behind it.
  return cells.map((each, index) => ({
    kind: 'row',
    parts: index % 2 === 1 ? [{ kind: 'space', width: 0, format }, ...each] : each,
  }));
}
