import { child, walk, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import type { Freeform, FreeformNumber } from '../../../../model/index.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { brokenShape } from '../freeform-problem.ts';
import { readVmlPath } from './vml-path.ts';
import { VmlValues, type VmlCoordinates } from './vml-values.ts';

const known = new WeakMap<XmlPart, ReadonlyMap<string, XmlElement>>();

/** Shape types of a part (`v:shapetype`) by their ids. */
function shapeTypes(part: XmlPart): ReadonlyMap<string, XmlElement> {
  let types = known.get(part);
  if (!types) {
    const found = new Map<string, XmlElement>();
    walk(part.root, (element) => {
      if (element.name === 'v:shapetype') found.set(partAttribute(part, element, 'id') ?? '', element);
    });
    known.set(part, (types = found));
  }
  return types;
}

const numberOr = (number: number | undefined, plain: number): number =>
  number !== undefined && Number.isFinite(number) ? number : plain;

/** Two numbers of an attribute such as `coordsize="1000,1000"`. */
export function numberPair(value: string | undefined, plain: readonly [number, number]): readonly [number, number] {
  const [first, second] = (value ?? '').split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each)));
  return [numberOr(first, plain[0]), numberOr(second, plain[1])];
}

class VmlForm {
  readonly #part: XmlPart;
  readonly #shape: XmlElement;
  readonly #type: XmlElement | undefined;

  constructor(part: XmlPart, shape: XmlElement) {
    this.#part = part;
    this.#shape = shape;
    this.#type = shapeTypes(part).get((partAttribute(part, shape, 'type') ?? '').replace(/^#/, ''));
  }

  /** What the shape specifies, or else its type. */
  stated(name: string): string | undefined {
    return partAttribute(this.#part, this.#shape, name) ?? (this.#type && partAttribute(this.#part, this.#type, name));
  }

  element(name: string): XmlElement | undefined {
    return child(this.#shape, name) ?? (this.#type && child(this.#type, name));
  }

  /** Adjustments of the type; those of the shape where it has some. */
  adjustments(): number[] {
    const of = (element: XmlElement | undefined): (number | undefined)[] =>
      ((element && partAttribute(this.#part, element, 'adj')) ?? '')
        .split(',')
        .map((each) => (each.trim() !== '' && Number.isFinite(Number(each)) ? Number(each) : undefined));
    const [own, plain] = [of(this.#shape), of(this.#type)];
    return Array.from({ length: Math.max(own.length, plain.length) }, (_, index) => own[index] ?? plain[index] ?? 0);
  }

  coordinates(): VmlCoordinates {
    const [width, height] = numberPair(this.stated('coordsize'), [1_000, 1_000]);
    const [left, top] = numberPair(this.stated('coordorigin'), [0, 0]);
    return width > 0 && height > 0 ? { left, top, width, height } : brokenShape(this.stated('coordsize') ?? '');
  }

  values(coordinates: VmlCoordinates): VmlValues {
    const values = new VmlValues(coordinates, this.adjustments());
    for (const each of this.element('v:formulas')?.children ?? []) {
      values.addFormula(partAttribute(this.#part, each, 'eqn') ?? '');
    }
    return values;
  }

  /** The first of its rooms for text. */
  room(values: VmlValues): Freeform['text'] {
    const path = this.element('v:path');
    const [stated] = ((path && partAttribute(this.#part, path, 'textboxrect')) ?? '').split(';');
    const sides = stated?.split(',') ?? [];
    if (sides.length !== 4) return undefined;
    const side = (index: number): FreeformNumber => {
      const value = values.number(sides[index]?.trim() || '0');
      return values.onShape(index % 2 === 0 ? 'w' : 'h', value);
    };
    return [side(0), side(1), side(2), side(3)];
  }
}

/** Whether a shape of VML brings a path of its own, rather than that of its type. */
export function hasOwnPath(part: XmlPart, shape: XmlElement): boolean {
  return (partAttribute(part, shape, 'path') ?? '') !== '';
}

/**
 * The form of a shape of VML by its path, or that of its type, with its formulas; undefined where it has none.
 * @throws {FreeformProblem} where these cannot be read
 */
export function vmlFreeform(part: XmlPart, shape: XmlElement): Freeform | undefined {
  const form = new VmlForm(part, shape);
  const path = form.stated('path');
  if (path === undefined || path === '') return undefined;
  const coordinates = form.coordinates();
  const values = form.values(coordinates);
  const paths = readVmlPath(path, values, coordinates);
  const text = form.room(values);
  return { guides: values.guides, paths, ...(text && { text }) };
}
