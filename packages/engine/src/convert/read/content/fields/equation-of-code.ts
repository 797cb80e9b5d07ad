import type { Equation, EquationFrame } from '../../../model/equation.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { plainNumber } from '../../../../xml/values.ts';
import type { EquationPart } from './read-equation-code.ts';

type Switch = Extract<EquationPart, { kind: 'switch' }>;

const overlayAligns = { al: 'start', ac: 'center', ar: 'end', ad: 'spread' } as const;
const gridAligns = { al: 'start', ac: 'center', ar: 'end' } as const;
const frameSides = { to: 'top', bo: 'bottom', le: 'left', ri: 'right' } as const;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Gaps of arrays, em. */
const gaps = { column: 0.5, row: 0.2 };
/** How far text is raised or lowered where the code does not state it, pt. */
const usualShift = 2;

/** The value of an option, or undefined where the switch does not have it. */
function option({ options }: Switch, name: string): string | undefined {
  return options.find((each) => each.name === name)?.value;
}

function optionOf<Name extends string>({ options }: Switch, names: Readonly<Record<string, Name>>): Name | undefined {
  return options.map(({ name }) => names[name]).find((found) => found !== undefined);
}

/** Turns the code of EQ fields (ECMA-376 part 1, 17.16.5.19) into equations. */
export class CodeEquations {
  /** False when a switch is not known. */
  isWhole = true;
  readonly #format: TextFormat;

  constructor(format: TextFormat) {
    this.#format = format;
  }

  of(parts: readonly EquationPart[]): Equation {
    const equations = parts.map((part): Equation => {
      if (part.kind === 'switch') return this.ofSwitch(part);
      return { kind: 'text', text: part.text, format: part.format ?? this.#format, isWords: true };
    });
    const [only, ...others] = equations;
    return only && others.length === 0 ? only : { kind: 'row', parts: equations };
  }

  ofSwitch(part: Switch): Equation {
    const format = this.#format;
    const elements = part.elements.map((each) => this.of(each));
    const [first = empty, second, third] = elements;
    switch (part.name) {
      case 'f':
        return { kind: 'fraction', look: 'bar', over: first, under: second ?? empty, format };
      case 'r':
        return second ? { kind: 'root', degree: first, body: second, format } : { kind: 'root', body: first, format };
      case 's':
        return this.#shifted(part, elements);
      case 'x': {
        const sides = part.options.flatMap(({ name }) => (isSide(name) ? [frameSides[name]] : []));
        const strokes: EquationFrame['strokes'] = new Set(sides.length > 0 ? sides : Object.values(frameSides));
        return { kind: 'frame', strokes, body: first, format };
      }
      case 'o':
        return { kind: 'overlay', align: optionOf(part, overlayAligns) ?? 'center', parts: elements };
      case 'l':
        return { kind: 'row', parts: joined(elements, format) };
      case 'a':
        return this.#grid(part, elements);
      case 'b': {
        const both = option(part, 'bc');
        const open = option(part, 'lc') ?? both ?? (option(part, 'rc') === undefined ? '(' : '');
        const close = option(part, 'rc') ?? (both === undefined ? undefined : (closing[both] ?? both));
        const usual = option(part, 'lc') === undefined ? ')' : '';
        return { kind: 'fence', open, close: close ?? usual, separator: ',', parts: elements, grows: true, format };
      }
      case 'i': {
        const sign =
          option(part, 'fc') ??
          option(part, 'vc') ??
          (option(part, 'su') !== undefined ? '∑' : option(part, 'pr') !== undefined ? '∏' : '∫');
        const limits = option(part, 'in') === undefined ? 'around' : 'beside';
        return { kind: 'sum', sign, sub: first, ...(second && { sup: second }), body: third ?? empty, limits, format };
      }
      case 'd': {
        const forward = plainNumber(option(part, 'fo')) ?? 0;
        const back = plainNumber(option(part, 'ba')) ?? 0;
        const line = option(part, 'li') !== undefined && ({ isLine: true } as const);
        return { kind: 'space', width: forward - back, format, ...line };
      }
      default:
        this.isWhole = false;
        return { kind: 'row', parts: elements };
    }
  }

  #shifted(part: Switch, elements: readonly Equation[]): Equation {
    const [first = empty, second] = elements;
    const up = option(part, 'up');
    const down = option(part, 'do');
    // Two elements without a direction are one above the other.
    if (second && up === undefined && down === undefined) {
      return { kind: 'scripts', base: empty, sup: first, sub: second };
    }
    const given = plainNumber(up ?? down ?? '') ?? usualShift;
    return { kind: 'shift', by: down === undefined || up !== undefined ? given : -given, body: first };
  }

  #grid(part: Switch, elements: readonly Equation[]): Equation {
    const format = this.#format;
    const columns = Math.max(1, Math.min(64, plainNumber(option(part, 'co')) ?? 1));
    const rows: Equation[][] = [];
    elements.forEach((each, index) => {
      if (index % columns === 0) rows.push([]);
      rows.at(-1)?.push(each);
    });
    const align = optionOf(part, gridAligns) ?? 'start';
    const columnGap = gaps.column + (plainNumber(option(part, 'hs')) ?? 0) / format.size;
    const rowGap = gaps.row + (plainNumber(option(part, 'vs')) ?? 0) / format.size;
    return { kind: 'grid', rows, align: [align], columnGap, rowGap, format };
  }
}

const empty: Equation = { kind: 'row', parts: [] };

function isSide(name: string): name is keyof typeof frameSides {
  return name in frameSides;
}

/** Elements with commas between them. */
function joined(elements: readonly Equation[], format: TextFormat): Equation[] {
  const comma: Equation = { kind: 'text', text: ',', format, isWords: true };
  return elements.flatMap((each, index) => (index === 0 ? [each] : [comma, each]));
}
