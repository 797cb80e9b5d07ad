import type { TextBox } from '../../../../model/index.ts';
import { nameTable } from '../../../name-table.ts';

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
