import type { Inline } from '../../../model/inline.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { boxed } from '../../runs/format-variant.ts';
import { CodeEquations } from './equation-of-code.ts';
import type { CodePiece } from './field-stack.ts';
import { readEquationCode, type EquationPart } from './read-equation-code.ts';

/** What comes of an EQ field. */
export interface EquationInlines {
  readonly inlines: readonly Inline[];
  /** False when a part of it is not drawn as Word draws it. */
  readonly isWhole: boolean;
}

type Switch = Extract<EquationPart, { kind: 'switch' }>;

function textOf(parts: readonly EquationPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : part.elements.map(textOf).join(''))).join('');
}

function formatOf(parts: readonly EquationPart[]): TextFormat | undefined {
  for (const part of parts) {
    const found = part.kind === 'text' ? part.format : formatOf(part.elements.flat());
    if (found) return found;
  }
  return undefined;
}

const circles = /^[○◯〇]$/u;
/** Signs that Word's command for enclosed characters puts around them. */
const enclosures = /^[○◯〇□△◇]$/u;

/** Characters that are other characters in a circle: ①, Ⓐ, ㊞, ㊗. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x2460, 0x2473],
  [0x24b6, 0x24ea],
  [0x3251, 0x325f],
  [0x3280, 0x32bf],
  [0x32d0, 0x32fe],
];

let circled: Map<string, string> | undefined;

/** The character that is the text in a circle; undefined when there is none. */
function circledCharacter(text: string): string | undefined {
  if (!circled) {
    circled = new Map();
    for (const [from, to] of ranges) {
      for (let code = from; code <= to; code++) {
        const character = String.fromCodePoint(code);
        circled.set(character.normalize('NFKC'), character);
      }
    }
  }
  return circled.get(text.normalize('NFKC'));
}

class EquationSetter {
  readonly inlines: Inline[] = [];
  isWhole = true;
  readonly #format: TextFormat;
  readonly #link: { readonly link?: string };

  constructor(format: TextFormat, link: string | undefined) {
    this.#format = format;
    this.#link = link === undefined ? {} : { link };
  }

  set(parts: readonly EquationPart[]): void {
    for (const part of parts) {
      if (part.kind === 'text') this.#text(part.text, part.format ?? this.#format);
      else if (!this.#overlay(part) && !this.#box(part)) this.#equation(part);
    }
  }

  #text(text: string, format: TextFormat): void {
    if (text !== '') this.inlines.push({ kind: 'text', text, format, ...this.#link });
  }

  /** `\o(\s\up 9(reading),base)` is how Word once wrote ruby, `\o\ac(○,印)` how it writes characters in a circle. */
  #overlay(part: Switch): boolean {
    if (part.name !== 'o' || part.elements.length !== 2) return false;
    const raised = part.elements.find((each) => each.some((inner) => inner.kind === 'switch' && inner.name === 's'));
    const other = part.elements.find((each) => each !== raised);
    if (raised && other && !enclosures.test(textOf(other).trim())) {
      const format = formatOf(other) ?? this.#format;
      const readingFormat = formatOf(raised) ?? format;
      const [base, reading] = [textOf(other), textOf(raised)];
      this.inlines.push({ kind: 'ruby', base, reading, format, readingFormat, ...this.#link });
      return true;
    }
    const texts = part.elements.map(textOf);
    const inside = texts.find((text) => !circles.test(text)) ?? '';
    const character = texts.some((text) => circles.test(text)) ? circledCharacter(inside) : undefined;
    if (character === undefined) return false;
    this.#text(character, formatOf(part.elements.find((each) => textOf(each) === inside) ?? []) ?? this.#format);
    return true;
  }

  #box(part: Switch): boolean {
    if (part.name !== 'x' || part.options.length > 0) return false;
    const parts = part.elements.flat();
    if (parts.some(({ kind }) => kind === 'switch')) return false;
    this.#text(textOf(parts), boxed(formatOf(parts) ?? this.#format));
    return true;
  }

  #equation(part: Switch): void {
    const format = formatOf([part]) ?? this.#format;
    const equations = new CodeEquations(format);
    const equation = equations.ofSwitch(part);
    this.isWhole &&= equations.isWhole;
    this.inlines.push({ kind: 'equation', equation, format, isField: true, ...this.#link });
  }
}

/** Lays out an EQ field: ruby, characters in circles and boxes as such, others as equations. */
export function equationInlines(
  pieces: readonly CodePiece[],
  format: TextFormat,
  link: string | undefined,
): EquationInlines {
  const setter = new EquationSetter(format, link);
  setter.set(readEquationCode(pieces));
  return { inlines: setter.inlines, isWhole: setter.isWhole };
}
