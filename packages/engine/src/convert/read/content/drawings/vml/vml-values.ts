import type { XmlElement, XmlPart } from '../../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { wholeTurn, type Turn } from '../transform.ts';
import { presetColor } from '../drawing-colors.ts';
import type { FreeformNumber, Guide } from '../../../../model/index.ts';
import { shapeValuePlaces } from '../../../../shapes/index.ts';
import { brokenShape, checkCount } from '../freeform-problem.ts';

/** Declarations of the `style` attribute of an element of VML (ECMA-376 part 4, 19.1.2.19). */
export type VmlStyle = ReadonlyMap<string, string>;

export function vmlStyle(part: XmlPart, element: XmlElement): VmlStyle {
  const found = new Map<string, string>();
  for (const declaration of (partAttribute(part, element, 'style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return found;
}

/** `rotation` (degrees, or 65,536ths of them with `fd` behind) and `flip` (`x`, `y`) of a style. */
export function vmlTurn(style: VmlStyle): Turn {
  const stated = style.get('rotation') ?? '0';
  const flip = style.get('flip') ?? '';
  return {
    rotation: wholeTurn(Number.parseFloat(stated) / (stated.endsWith('fd') ? 65_536 : 1)),
    isFlippedAcross: flip.includes('x'),
    isFlippedDown: flip.includes('y'),
  };
}

/** `rrggbb` of a color of VML: `#f00`, `#ff0000`, `red`, each perhaps with an index behind (`red [3213]`). */
export function vmlColor(value: string | undefined): string | undefined {
  const text = (value ?? '').trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  const long = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  if (long !== undefined) return long;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('');
  return presetColor(text);
}

/** 60,000ths of a degree in one of VML's 65,536ths. */
const angleUnits = [60_000, 65_536] as const;

/** What formulas of VML may name: parts of the coordinates of the shape (ECMA-376 part 4, 19.1.2.6). */
export interface VmlCoordinates {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const plainNumber = /^[-+]?\d{1,9}(?:\.\d{1,9})?$/;

/** Adjustments and formulas of a shape of VML, turned into those of freeforms. */
export class VmlValues {
  readonly guides: Guide[] = [];
  readonly #coordinates: VmlCoordinates;
  readonly #adjustments: readonly number[];
  /** Results by the numbers that `@` gives them. */
  readonly #results: FreeformNumber[] = [];

  constructor(coordinates: VmlCoordinates, adjustments: readonly number[]) {
    this.#coordinates = coordinates;
    this.#adjustments = adjustments;
  }

  /** Adds a formula, such as `sum @0 0 10800`. Formulas know those before them. */
  addFormula(equation: string): void {
    checkCount(this.guides.length);
    const [operator = '', ...operands] = equation.trim().split(/\s+/);
    const [x, y, z] = [0, 1, 2].map((index) => this.number(operands[index] ?? '0')) as [
      FreeformNumber,
      FreeformNumber,
      FreeformNumber,
    ];
    this.#results.push(this.#result(operator, x, y, z) ?? brokenShape(equation));
  }

  /** A number, `@3` for the result of a formula, `#0` for an adjustment, or a name. */
  number(text: string): FreeformNumber {
    if (plainNumber.test(text)) return Number(text);
    const { left, top, width, height } = this.#coordinates;
    if (text.startsWith('@')) return this.#results[Number(text.slice(1))] ?? brokenShape(text);
    if (text.startsWith('#')) return this.#adjustments[Number(text.slice(1))] ?? 0;
    if (text === 'width') return width;
    if (text === 'height') return height;
    if (text === 'xcenter') return left + width / 2;
    if (text === 'ycenter') return top + height / 2;
    return brokenShape(text);
  }

  add(one: FreeformNumber, other: FreeformNumber): FreeformNumber {
    if (typeof one === 'number' && typeof other === 'number') return one + other;
    return this.#guide('+-', one, other, 0);
  }

  /** EMU of a place across (`w`) or down (`h`) in the coordinates of the shape. */
  onShape(side: 'w' | 'h', value: FreeformNumber): FreeformNumber {
    const { left, top, width, height } = this.#coordinates;
    const [start, length] = side === 'w' ? [left, width] : [top, height];
    return this.#guide('*/', this.add(value, -start), { value: shapeValuePlaces.get(side) ?? 0 }, length);
  }

  #guide(operator: Guide['operator'], x: FreeformNumber, y: FreeformNumber, z: FreeformNumber): FreeformNumber {
    this.guides.push({ operator, operands: [x, y, z] });
    return { value: shapeValuePlaces.size + this.guides.length - 1 };
  }

  /** Formulas of VML (ECMA-376 part 4, 19.1.2.6). */
  #result(operator: string, x: FreeformNumber, y: FreeformNumber, z: FreeformNumber): FreeformNumber | undefined {
    const angle = (value: FreeformNumber): FreeformNumber => this.#guide('*/', value, ...angleUnits);
    switch (operator) {
      case 'val':
        return x;
      case 'sum':
        return this.#guide('+-', x, y, z);
      case 'prod':
      case 'product':
        return this.#guide('*/', x, y, z);
      case 'mid':
        return this.#guide('+/', x, y, 2);
      case 'if':
        return this.#guide('?:', x, y, z);
      case 'abs':
      case 'min':
      case 'max':
      case 'mod':
      case 'sqrt':
        return this.#guide(operator, x, y, z);
      case 'sin':
      case 'cos':
      case 'tan':
        return this.#guide(operator, x, angle(y), 0);
      case 'cosatan2':
        return this.#guide('cat2', x, y, z);
      case 'sinatan2':
        return this.#guide('sat2', x, y, z);
      case 'atan2':
        return this.#guide('*/', this.#guide('at2', x, y, 0), angleUnits[1], angleUnits[0]);
      case 'sumangle': {
        const [more, less] = [this.#guide('*/', y, 65_536, 1), this.#guide('*/', z, 65_536, 1)];
        return this.#guide('+-', x, more, less);
      }
      default:
        return undefined;
    }
  }
}
