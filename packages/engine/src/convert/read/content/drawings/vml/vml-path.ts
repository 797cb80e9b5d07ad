import type { FreeformNumber, FreeformPath, FreeformStep } from '../../../../model/index.ts';
import { brokenShape, checkCount } from '../freeform-problem.ts';
import type { VmlCoordinates, VmlValues } from './vml-values.ts';

/** Commands of a path with what follows them (ECMA-376 part 4, 19.1.2.14). */
const commands = /(nf|ns|ae|al|at|ar|wa|wr|qx|qy|qb|[a-z])([^a-z]*)/g;

/** Numbers of a command; those left out between commas are 0. */
function numbersOf(text: string, values: VmlValues): FreeformNumber[] {
  const found: FreeformNumber[] = [];
  let [isOpen, hasComma] = [true, false];
  for (const [token] of text.matchAll(/,|[@#]\d+|[-+]?\d+(?:\.\d+)?/g)) {
    if (token !== ',') {
      found.push(values.number(token));
      isOpen = false;
      continue;
    }
    if (isOpen) found.push(0);
    [isOpen, hasComma] = [true, true];
  }
  if (isOpen && hasComma) found.push(0);
  return found;
}

class PathReader {
  readonly paths: FreeformPath[] = [];
  readonly #values: VmlValues;
  readonly #coordinates: VmlCoordinates;
  #steps: FreeformStep[] = [];
  #count = 0;
  #isFilled = true;
  #isStroked = true;
  #at: readonly [FreeformNumber, FreeformNumber] = [0, 0];

  constructor(values: VmlValues, coordinates: VmlCoordinates) {
    this.#values = values;
    this.#coordinates = coordinates;
  }

  command(name: string, numbers: readonly FreeformNumber[]): void {
    switch (name) {
      case 'm':
        return this.#points('move', numbers, 2, false);
      case 't':
        return this.#points('move', numbers, 2, true);
      case 'l':
        return this.#points('line', numbers, 2, false);
      case 'r':
        return this.#points('line', numbers, 2, true);
      case 'c':
        return this.#points('cubic', numbers, 6, false);
      case 'v':
        return this.#points('cubic', numbers, 6, true);
      case 'qx':
      case 'qy':
        return this.#quadrants(numbers, name === 'qx');
      case 'at':
      case 'ar':
      case 'wa':
      case 'wr':
        return this.#arcs(numbers, name);
      case 'x':
        return this.#add('close', []);
      case 'nf':
        this.#isFilled = false;
        return;
      case 'ns':
        this.#isStroked = false;
        return;
      case 'e':
        this.finish();
        return;
      default:
        brokenShape(name);
    }
  }

  /** Ends a path: what is specified for its fill and stroke is specified for it alone. */
  finish(): void {
    const { left, top, width, height } = this.#coordinates;
    const look = { isFilled: this.#isFilled, isStroked: this.#isStroked };
    if (this.#steps.length > 0) this.paths.push({ left, top, width, height, ...look, steps: this.#steps });
    this.#steps = [];
    [this.#isFilled, this.#isStroked] = [true, true];
  }

  #add(to: FreeformStep['to'], numbers: readonly FreeformNumber[]): void {
    checkCount(++this.#count);
    this.#steps.push({ to, numbers });
  }

  #points(to: FreeformStep['to'], numbers: readonly FreeformNumber[], count: number, isRelative: boolean): void {
    for (let start = 0; start + count <= numbers.length; start += count) {
      const own = numbers.slice(start, start + count);
      const [x, y] = this.#at;
      const places = isRelative ? own.map((each, index) => this.#values.add(each, index % 2 === 0 ? x : y)) : own;
      this.#add(to, places);
      this.#at = [places[count - 2] ?? 0, places[count - 1] ?? 0];
    }
  }

  /** Quarters of ellipses set out along x and y by turns. */
  #quadrants(numbers: readonly FreeformNumber[], isAlongX: boolean): void {
    for (let start = 0; start + 2 <= numbers.length; start += 2) {
      const [x = 0, y = 0] = numbers.slice(start, start + 2);
      this.#add('quadrant', [x, y, isAlongX === (start % 4 === 0) ? 1 : 0]);
      this.#at = [x, y];
    }
  }

  /** Arcs of the ellipse in a box: those that end in `r` begin again. */
  #arcs(numbers: readonly FreeformNumber[], name: 'at' | 'ar' | 'wa' | 'wr'): void {
    for (let start = 0; start + 8 <= numbers.length; start += 8) {
      const own = numbers.slice(start, start + 8);
      const [, , , , x = 0, y = 0, endX = 0, endY = 0] = own;
      if (name.endsWith('r')) this.#add('move', [x, y]);
      this.#add('boxArc', [...own, name.startsWith('a') ? -1 : 1]);
      this.#at = [endX, endY];
    }
  }
}

/**
 * Paths of a shape of VML in its coordinates.
 * @throws {FreeformProblem} where something in it cannot be read, or it is too long
 */
export function readVmlPath(path: string, values: VmlValues, coordinates: VmlCoordinates): readonly FreeformPath[] {
  const reader = new PathReader(values, coordinates);
  for (const [, name = '', text = ''] of path.toLowerCase().matchAll(commands)) {
    reader.command(name, numbersOf(text, values));
  }
  reader.finish();
  return reader.paths;
}
