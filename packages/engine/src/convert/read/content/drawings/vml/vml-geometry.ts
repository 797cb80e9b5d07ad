import type { TextBox, Freeform } from '../../../../model/index.ts';
import { nameTable } from '../../../name-table.ts';
import type { XmlElement, XmlPart } from '../../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { PartSource } from '../../part-source.ts';
import { FreeformProblem } from '../freeform-problem.ts';
import type { Geometry } from '../read-geometry.ts';
import { hasOwnPath, vmlFreeform } from './vml-freeform.ts';
import { vmlArrow } from './vml-arrows.ts';
import { arcFreeform, pointsFreeform, vmlPoints } from './vml-points.ts';

/** Numbers of Word's shape types (`o:spt`, ECMA-376 part 4, 19.2.1.4) that are drawn by the formulas of preset shapes. */
const names = nameTable<string>({
  '4': 'diamond',
  '5': 'triangle',
  '6': 'rtTriangle',
  '7': 'parallelogram',
  '8': 'trapezoid',
  '9': 'hexagon',
  '10': 'octagon',
  '11': 'plus',
  '12': 'star5',
  '15': 'homePlate',
  '33': 'bentConnector2',
  '34': 'bentConnector3',
  '35': 'bentConnector4',
  '36': 'bentConnector5',
  '37': 'curvedConnector2',
  '38': 'curvedConnector3',
  '39': 'curvedConnector4',
  '40': 'curvedConnector5',
  '55': 'chevron',
  '56': 'pentagon',
  '61': 'wedgeRectCallout',
  '62': 'wedgeRoundRectCallout',
  '63': 'wedgeEllipseCallout',
  '85': 'leftBracket',
  '86': 'rightBracket',
  '87': 'leftBrace',
  '88': 'rightBrace',
  '110': 'flowChartDecision',
  '185': 'bracketPair',
  '186': 'bracePair',
});

/** Sides of a shape in the units of VML. */
const side = 21_600;

export interface VmlPreset {
  readonly preset: NonNullable<TextBox['preset']>;
  /** Its adjustments count in another way, and are those of a new shape instead. */
  readonly isAdjusted: boolean;
}

/** A shape type of VML as a preset shape. Of adjustments only those of callouts and connectors count as there. */
export function vmlPreset(type: string, adjustments: string | undefined): VmlPreset | undefined {
  const name = names[type];
  if (name === undefined) return undefined;
  const stated = adjustments?.split(',').map((each) => (each.trim() === '' ? undefined : Number(each))) ?? [];
  if (name.includes('Connector')) {
    const bends = stated.flatMap((each, index) =>
      each !== undefined && Number.isFinite(each) ? [[index + 1, (each / side) * 100_000] as const] : [],
    );
    return { preset: { name, adjustments: new Map(bends) }, isAdjusted: false };
  }
  if (!name.endsWith('Callout')) {
    return { preset: { name, adjustments: new Map() }, isAdjusted: stated.some((each) => each !== undefined) };
  }
  const tip = stated.slice(0, 2).map((each = 0): number => (each / side - 0.5) * 100_000);
  const found = new Map(tip.flatMap((each, index) => (Number.isFinite(each) ? [[index + 1, each] as const] : [])));
  return { preset: { name, adjustments: found }, isAdjusted: false };
}

const shapes = nameTable<TextBox['shape']>({
  'v:rect': 'rectangle',
  'v:roundrect': 'roundRectangle',
  'v:oval': 'ellipse',
  'v:line': 'line',
});

/** Numbers of Word's own shape types (`o:spt`) that are drawn as they are. */
const shapeTypes = nameTable<TextBox['shape']>({
  '1': 'rectangle',
  '2': 'roundRectangle',
  '3': 'ellipse',
  '20': 'line',
  '32': 'line',
  '75': 'rectangle',
  '109': 'rectangle',
  '176': 'roundRectangle',
  '202': 'rectangle',
});

function ownFreeform(part: XmlPart, shape: XmlElement): Freeform | undefined {
  if (shape.name === 'v:polyline' || shape.name === 'v:curve') return pointsFreeform(shape, vmlPoints(part, shape));
  return shape.name === 'v:arc' ? arcFreeform(part, shape) : vmlFreeform(part, shape);
}

function pathGeometry({ part }: PartSource, shape: XmlElement): Geometry | undefined {
  try {
    const freeform = ownFreeform(part, shape);
    return freeform && { form: { shape: 'rectangle', freeform }, isDrawn: true };
  } catch (error) {
    if (!(error instanceof FreeformProblem)) throw error;
    return { form: { shape: 'rectangle' }, isDrawn: false, problem: error };
  }
}

/** How round the corners of `v:roundrect` are: a part of its shorter side, also as 65,536ths with `f` behind (19.1.2.16). */
function roundForm(part: XmlPart, shape: XmlElement): Geometry | undefined {
  const stated = partAttribute(part, shape, 'arcsize') ?? '';
  const size = Number.parseFloat(stated) / (stated.endsWith('f') ? 65_536 : stated.endsWith('%') ? 100 : 1);
  if (shape.name !== 'v:roundrect' || !Number.isFinite(size)) return undefined;
  const preset = { name: 'roundRect', adjustments: new Map([[1, Math.round(size * 100_000)]]) };
  return { form: { shape: 'rectangle', preset }, isDrawn: true };
}

/** The form of a shape of VML: by its path, by a number of Word's shape types, or by its element. */
export function vmlGeometry(source: PartSource, shape: XmlElement): Geometry {
  const { part } = source;
  if (hasOwnPath(part, shape)) {
    const own = pathGeometry(source, shape);
    if (own) return own;
  }
  const round = roundForm(part, shape);
  if (round) return round;
  const type = /_t(\d+)$/.exec(partAttribute(part, shape, 'type') ?? '')?.[1] ?? '';
  const simple = shapes[shape.name] ?? shapeTypes[type];
  if (simple) return { form: { shape: simple }, isDrawn: true };
  const arrow = vmlArrow(type, partAttribute(part, shape, 'adj'));
  if (arrow) {
    const stated = pathGeometry(source, shape);
    return stated?.isDrawn ? stated : { form: { shape: 'rectangle', freeform: arrow }, isDrawn: true };
  }
  const formula = vmlPreset(type, partAttribute(part, shape, 'adj'));
  if (formula && !formula.isAdjusted) {
    return { form: { shape: 'rectangle', preset: formula.preset }, isDrawn: true };
  }
  const ofType = pathGeometry(source, shape);
  if (ofType?.isDrawn) return ofType;
  const problem = ofType?.problem ?? { id: 'convert.shape', params: { kind: type === '' ? shape.name : type } };
  if (formula) return { form: { shape: 'rectangle', preset: formula.preset }, isDrawn: true, problem };
  return { form: { shape: 'rectangle' }, isDrawn: false, problem };
}
