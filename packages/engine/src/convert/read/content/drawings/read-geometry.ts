import type { ProblemId, ProblemParams } from '../../../../problems/index.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { TextBox } from '../../../model/index.ts';
import { presetShape } from '../../../shapes/index.ts';
import { FreeformProblem } from './freeform-problem.ts';
import { readFreeform } from './read-freeform.ts';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) that need no formula. */
const kinds: ReadonlyMap<string, TextBox['shape']> = new Map(
  Object.entries({
    rect: 'rectangle',
    flowChartProcess: 'rectangle',
    ellipse: 'ellipse',
    flowChartConnector: 'ellipse',
    line: 'line',
    straightConnector1: 'line',
  }),
);

/** How a preset shape is drawn; undefined where only its text is. */
export function shapeKind(name: string): TextBox['shape'] | undefined {
  return kinds.get(name);
}

/** The form of a shape. */
export interface Geometry {
  readonly form: Pick<TextBox, 'shape' | 'preset' | 'freeform'>;
  /** Whether anything of it is drawn; its text is in any case. */
  readonly isDrawn: boolean;
  /** What is to be reported where the shape would be seen. */
  readonly problem?: { readonly id: ProblemId; readonly params: ProblemParams };
}

/** Adjustments of a preset shape by number: `adj` is the first, as `adj1` is. */
function adjustmentsOf(part: XmlPart, geometry: XmlElement | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const guide of (geometry && child(geometry, 'a:avLst'))?.children ?? []) {
    const number = /^adj(\d?)$/.exec(partAttribute(part, guide, 'name') ?? '')?.[1];
    const value = /^val (-?\d{1,9})$/.exec(partAttribute(part, guide, 'fmla') ?? '')?.[1];
    if (number !== undefined && value !== undefined) found.set(Number(number || 1), Number(value));
  }
  return found;
}

function freeformGeometry(part: XmlPart, custom: XmlElement): Geometry {
  try {
    return { form: { shape: 'rectangle', freeform: readFreeform(part, custom) }, isDrawn: true };
  } catch (error) {
    if (!(error instanceof FreeformProblem)) throw error;
    return { form: { shape: 'rectangle' }, isDrawn: false, problem: error };
  }
}

/** `a:prstGeom` or `a:custGeom` of a shape (ECMA-376 part 1, 20.1.9.18 and 20.1.9.8). */
export function readGeometry(part: XmlPart, properties: XmlElement | undefined): Geometry {
  const geometry = properties && child(properties, 'a:prstGeom');
  const custom = properties && child(properties, 'a:custGeom');
  if (!geometry && custom) return freeformGeometry(part, custom);
  const name = (geometry && partAttribute(part, geometry, 'prst')) ?? 'rect';
  if (presetShape(name)) {
    const preset = { name, adjustments: adjustmentsOf(part, geometry) };
    return { form: { shape: 'rectangle', preset }, isDrawn: true };
  }
  const shape = shapeKind(name);
  if (shape) return { form: { shape }, isDrawn: true };
  return { form: { shape: 'rectangle' }, isDrawn: false, problem: { id: 'convert.shape', params: { kind: name } } };
}
