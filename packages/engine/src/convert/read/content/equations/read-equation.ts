import { child, type XmlElement, type XmlPart, walk } from '../../../../xml/xml-element.ts';
import { childValue } from '../../../../xml/part-attribute.ts';
import type { EquationRun } from '../../../model/inline.ts';
import type { TextFormat } from '../../../model/formats.ts';
import type { FormatSource, ResolvedParagraph } from '../../format-source.ts';
import { MathReader } from './read-math.ts';

/** Equations on a line of their own, or one in the text. */
export interface ReadEquations {
  readonly runs: readonly EquationRun[];
  /** False when something in them is not drawn as Word draws it. */
  readonly isWhole: boolean;
  /** Where equations on lines of their own are; absent for one in the text. */
  readonly align?: 'start' | 'center' | 'end';
}

/** Properties of the first run in an equation: brackets and strokes look like it. */
function firstProperties(equation: XmlElement): XmlElement | undefined {
  let found: XmlElement | undefined;
  walk(equation, (element) => {
    if (!found && (element.name === 'm:r' || element.name === 'w:r')) found = element;
    return found === undefined;
  });
  return found && child(found, 'w:rPr');
}

/** `m:oMath`, or `m:oMathPara` with several (ECMA-376 part 1, 22.1.2.77 and 78). */
export function readEquation(
  part: XmlPart,
  element: XmlElement,
  formats: FormatSource,
  paragraph: ResolvedParagraph,
): ReadEquations {
  const isParagraph = element.name === 'm:oMathPara';
  const equations = isParagraph ? element.children.filter(({ name }) => name === 'm:oMath') : [element];
  const formatOf = (properties: XmlElement | undefined): TextFormat | undefined =>
    formats.run(part, properties, paragraph);
  const runs: EquationRun[] = [];
  let isWhole = true;
  for (const each of equations) {
    const format = formatOf(firstProperties(each)) ?? paragraph.text;
    const reader = new MathReader({ part, formatOf, format });
    const equation = reader.read(each);
    isWhole &&= reader.isWhole;
    if (equation.kind === 'row' && equation.parts.length === 0) continue;
    runs.push({ kind: 'equation', equation, format, ...(isParagraph && { isDisplay: true }) });
  }
  if (!isParagraph) return { runs, isWhole };
  const jc = childValue(part, child(element, 'm:oMathParaPr'), 'm:jc');
  const align = jc === 'left' ? 'start' : jc === 'right' ? 'end' : 'center';
  return { runs, isWhole, align };
}
