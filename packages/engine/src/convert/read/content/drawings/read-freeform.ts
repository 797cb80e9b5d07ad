import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { Freeform, FreeformNumber, FreeformPath, FreeformStep, Guide } from '../../../model/index.ts';
import { shapeValuePlaces } from '../../../shapes/index.ts';
import { nameTable } from '../../name-table.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { isTrue } from '../../../../xml/values.ts';
import { brokenShape, checkCount } from './freeform-problem.ts';

/** Operands of each formula (ECMA-376 part 1, 20.1.9.11). */
const operandCounts = new Map<string, number>(
  Object.entries({
    '*/': 3,
    '+-': 3,
    '+/': 3,
    '?:': 3,
    abs: 1,
    at2: 2,
    cat2: 3,
    cos: 2,
    max: 2,
    min: 2,
    mod: 3,
    pin: 3,
    sat2: 3,
    sin: 2,
    sqrt: 1,
    tan: 2,
    val: 1,
  } satisfies Record<Guide['operator'], number>),
);

const isOperator = (name: string): name is Guide['operator'] => operandCounts.has(name);

/** White or black mixed into fills (20.1.10.37). */
const tones = nameTable<number>({ lighten: 0.4, lightenLess: 0.2, darken: -0.4, darkenLess: -0.2 });

const stepKinds = nameTable<FreeformStep['to']>({
  'a:moveTo': 'move',
  'a:lnTo': 'line',
  'a:cubicBezTo': 'cubic',
  'a:quadBezTo': 'quadratic',
});

const pointCounts: Readonly<Record<string, number>> = { move: 1, line: 1, cubic: 3, quadratic: 2 };

/** A plain number as formulas and coordinates have it. */
const plainNumber = /^[-+]?\d{1,15}(?:\.\d{1,15})?$/;

class FreeformReader {
  readonly #part: XmlPart;
  readonly #geometry: XmlElement;
  readonly #places = new Map(shapeValuePlaces);
  readonly #guides: Guide[] = [];

  constructor(part: XmlPart, geometry: XmlElement) {
    this.#part = part;
    this.#geometry = geometry;
  }

  read(): Freeform {
    this.#addGuides('a:avLst');
    this.#addGuides('a:gdLst');
    const paths = (child(this.#geometry, 'a:pathLst')?.children ?? []).filter(({ name }) => name === 'a:path');
    checkCount(paths.reduce((sum, { children }) => sum + children.length, 0));
    const room = child(this.#geometry, 'a:rect');
    const side = (name: string): FreeformNumber => this.#number(room && partAttribute(this.#part, room, name));
    return {
      guides: this.#guides,
      paths: paths.map((each) => this.#path(each)),
      ...(room && { text: [side('l'), side('t'), side('r'), side('b')] as const }),
    };
  }

  /** Formulas know those before them, so that none continues without end. */
  #addGuides(list: string): void {
    const found = child(this.#geometry, list)?.children ?? [];
    checkCount(this.#guides.length + found.length);
    for (const each of found) {
      if (each.name !== 'a:gd') continue;
      const formula = partAttribute(this.#part, each, 'fmla') ?? '';
      const [operator = '', ...operands] = formula.trim().split(/\s+/);
      const name = partAttribute(this.#part, each, 'name');
      if (!isOperator(operator) || operands.length < (operandCounts.get(operator) ?? 0)) brokenShape(formula);
      const number = (index: number): FreeformNumber =>
        index < (operandCounts.get(operator) ?? 0) ? this.#number(operands[index]) : 0;
      this.#guides.push({ operator, operands: [number(0), number(1), number(2)] });
      if (name !== undefined) this.#places.set(name, shapeValuePlaces.size + this.#guides.length - 1);
    }
  }

  #number(text: string | undefined): FreeformNumber {
    const value = text?.trim() ?? '';
    const place = this.#places.get(value);
    if (place !== undefined) return { value: place };
    return plainNumber.test(value) ? Number(value) : brokenShape(value);
  }

  #path(path: XmlElement): FreeformPath {
    const side = (name: string): number => {
      const value = Number(partAttribute(this.#part, path, name) ?? 0);
      return Number.isFinite(value) ? value : 0;
    };
    const fill = partAttribute(this.#part, path, 'fill') ?? 'norm';
    const tone = tones[fill];
    return {
      left: 0,
      top: 0,
      width: side('w'),
      height: side('h'),
      isFilled: fill !== 'none',
      isStroked: isTrue(partAttribute(this.#part, path, 'stroke') ?? '1'),
      ...(tone !== undefined && { tone }),
      steps: path.children.flatMap((each) => this.#step(each)),
    };
  }

  #step(step: XmlElement): FreeformStep[] {
    const value = (element: XmlElement, name: string): FreeformNumber =>
      this.#number(partAttribute(this.#part, element, name));
    if (step.name === 'a:close') return [{ to: 'close', numbers: [] }];
    if (step.name === 'a:arcTo') {
      return [{ to: 'arc', numbers: ['wR', 'hR', 'stAng', 'swAng'].map((name) => value(step, name)) }];
    }
    const to = stepKinds[step.name];
    if (to === undefined) return [];
    const points = step.children.filter(({ name }) => name === 'a:pt');
    if (points.length !== pointCounts[to]) brokenShape(step.name);
    return [{ to, numbers: points.flatMap((point) => [value(point, 'x'), value(point, 'y')]) }];
  }
}

/**
 * `a:custGeom` (ECMA-376 part 1, 20.1.9.8).
 * @throws {FreeformProblem} where a formula or number cannot be read, or there are too many of them
 */
export function readFreeform(part: XmlPart, geometry: XmlElement): Freeform {
  return new FreeformReader(part, geometry).read();
}
