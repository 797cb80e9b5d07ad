import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { childValue, isSet, partAttribute } from '../../../../xml/part-attribute.ts';
import { plainNumber } from '../../../../xml/values.ts';
import { withoutSigns } from '../../../../word/write/place-signs.ts';
import type { Equation, EquationFence, EquationSum } from '../../../model/equation.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { elementText } from '../../runs/run-content.ts';
import { fractionLooks, frameSides, frameStrikes, splitAt, transparentMath, unprintedMath } from './math-elements.ts';
import { isDrawableAccent, letterFormat, mathLetters, sumSign } from './math-letters.ts';

/** What reading an equation requires of the story it is in. */
export interface MathSource {
  readonly part: XmlPart;
  /** Look of a run with these properties; undefined when it is hidden. */
  readonly formatOf: (properties: XmlElement | undefined) => TextFormat | undefined;
  /** Look of strokes and brackets. */
  readonly format: TextFormat;
}

/** Structures in structures that are read; Word's own editor allows fewer. */
const deepest = 30;

const columnAligns = { left: 'start', center: 'center', right: 'end' } as const;

/** Gaps of matrices and arrays, em. */
const gaps = { column: 1, row: 0.35 };

/** Reads the elements of Office Math (ECMA-376 part 1, 22.1). */
export class MathReader {
  /** False when something in it is not drawn as Word draws it. */
  isWhole = true;
  readonly #source: MathSource;
  #depth = 0;

  constructor(source: MathSource) {
    this.#source = source;
  }

  /** What an element holds. */
  read(container: XmlElement | undefined): Equation {
    const parts: Equation[] = [];
    if (container && this.#depth < deepest) {
      this.#depth++;
      for (const element of container.children) this.#element(element, parts);
      this.#depth--;
    } else if (container) this.isWhole = false;
    const [only, ...others] = parts;
    return only && others.length === 0 ? only : { kind: 'row', parts };
  }

  #element(element: XmlElement, parts: Equation[]): void {
    if (unprintedMath.test(element.name)) return;
    if (transparentMath.has(element.name)) {
      parts.push(this.read(element));
      return;
    }
    if (element.name === 'm:r' || element.name === 'w:r') {
      this.#run(element, parts);
      return;
    }
    const structure = this.#structure(element);
    if (structure) parts.push(structure);
    else {
      this.isWhole = false;
      parts.push(this.read(element));
    }
  }

  #run(run: XmlElement, parts: Equation[]): void {
    const { part, formatOf } = this.#source;
    const format = formatOf(child(run, 'w:rPr'));
    if (!format) return;
    const properties = child(run, 'm:rPr');
    const isWords = run.name === 'w:r' || (properties !== undefined && isSet(part, properties, 'm:nor'));
    const style = childValue(part, properties, 'm:sty') ?? 'i';
    const look = { italic: style === 'i' || style === 'bi', bold: style === 'b' || style === 'bi' };
    for (const element of run.children) {
      if (element.name !== 'm:t' && element.name !== 'w:t') {
        if (element.name === 'w:tab') parts.push({ kind: 'space', width: format.size * 2, format });
        continue;
      }
      const text = withoutSigns(elementText(part, element));
      if (isWords) parts.push({ kind: 'text', text, format, isWords });
      else {
        for (const { text: letters, ...own } of mathLetters(text, look)) {
          parts.push({ kind: 'text', text: letters, format: letterFormat(format, own) });
        }
      }
    }
  }

  #part(element: XmlElement, name: string): Equation {
    return this.read(child(element, name));
  }

  /** A part that may be hidden or empty. */
  #optional(element: XmlElement, name: string, isHidden = false): Equation | undefined {
    const found = child(element, name);
    if (!found || isHidden) return undefined;
    const equation = this.read(found);
    return equation.kind === 'row' && equation.parts.length === 0 ? undefined : equation;
  }

  #value(properties: XmlElement | undefined, name: string): string | undefined {
    return childValue(this.#source.part, properties, name);
  }

  /** A sign that a property states: `usual` where it is absent, '' where it is empty. */
  #sign(properties: XmlElement | undefined, name: string, usual: string): string {
    const found = properties && child(properties, name);
    return found ? (partAttribute(this.#source.part, found, 'val') ?? '') : usual;
  }

  #isSet(properties: XmlElement | undefined, name: string): boolean {
    return properties !== undefined && isSet(this.#source.part, properties, name);
  }

  #structure(element: XmlElement): Equation | undefined {
    const { format } = this.#source;
    const properties = child(element, `${element.name}Pr`);
    switch (element.name) {
      case 'm:f': {
        const look = fractionLooks[this.#value(properties, 'm:type') ?? 'bar'] ?? 'bar';
        return {
          kind: 'fraction',
          look,
          over: this.#part(element, 'm:num'),
          under: this.#part(element, 'm:den'),
          format,
        };
      }
      case 'm:rad': {
        const degree = this.#optional(element, 'm:deg', this.#isSet(properties, 'm:degHide'));
        return { kind: 'root', body: this.#part(element, 'm:e'), ...(degree && { degree }), format };
      }
      case 'm:sSup':
      case 'm:sSub':
      case 'm:sSubSup':
      case 'm:sPre': {
        const sub = this.#optional(element, 'm:sub');
        const sup = this.#optional(element, 'm:sup');
        const before = element.name === 'm:sPre' && ({ isBefore: true } as const);
        const base = this.#part(element, 'm:e');
        return { kind: 'scripts', base, ...(sub && { sub }), ...(sup && { sup }), ...before };
      }
      case 'm:limLow':
        return { kind: 'limits', base: this.#part(element, 'm:e'), below: this.#part(element, 'm:lim') };
      case 'm:limUpp':
        return { kind: 'limits', base: this.#part(element, 'm:e'), above: this.#part(element, 'm:lim') };
      case 'm:func':
        return this.#function(element);
      case 'm:nary':
        return this.#sum(element, properties);
      case 'm:d':
        return this.#fence(element, properties);
      case 'm:acc':
        return this.#accent(element, this.#sign(properties, 'm:chr', '\u0302'), 'above', 'accent');
      case 'm:bar': {
        const at = this.#value(properties, 'm:pos') === 'top' ? 'above' : 'below';
        return this.#accent(element, '\u0305', at, 'accent');
      }
      case 'm:groupChr': {
        const at = this.#value(properties, 'm:pos') === 'top' ? 'above' : 'below';
        return this.#accent(element, this.#sign(properties, 'm:chr', '⏟'), at, 'brace');
      }
      case 'm:m':
        return this.#matrix(element, properties);
      case 'm:eqArr':
        return this.#lines(element);
      case 'm:borderBox':
        return this.#frame(element, properties);
      case 'm:phant':
        return {
          kind: 'phantom',
          isShown:
            properties === undefined || child(properties, 'm:show') === undefined || this.#isSet(properties, 'm:show'),
          hasWidth: !this.#isSet(properties, 'm:zeroWid'),
          hasAscent: !this.#isSet(properties, 'm:zeroAsc'),
          hasDescent: !this.#isSet(properties, 'm:zeroDesc'),
          body: this.#part(element, 'm:e'),
        };
      default:
        return undefined;
    }
  }

  /** The name of a function, and a thin space before what it is of, unless that is in brackets. */
  #function(element: XmlElement): Equation {
    const { format } = this.#source;
    const body = this.#part(element, 'm:e');
    const space: Equation = { kind: 'space', width: format.size / 6, format };
    const first = body.kind === 'row' ? body.parts[0] : body;
    const isOpen = first?.kind === 'fence';
    return { kind: 'row', parts: [this.#part(element, 'm:fName'), ...(isOpen ? [] : [space]), body] };
  }

  #sum(element: XmlElement, properties: XmlElement | undefined): EquationSum {
    const sign = this.#sign(properties, 'm:chr', '∫');
    const usual = /^[∫∬∭∮∯∰]$/u.test(sign) ? 'subSup' : 'undOvr';
    const place = this.#value(properties, 'm:limLoc') ?? usual;
    const sub = this.#optional(element, 'm:sub', this.#isSet(properties, 'm:subHide'));
    const sup = this.#optional(element, 'm:sup', this.#isSet(properties, 'm:supHide'));
    return {
      kind: 'sum',
      sign: sumSign(sign),
      ...(sub && { sub }),
      ...(sup && { sup }),
      body: this.#part(element, 'm:e'),
      limits: place === 'undOvr' ? 'display' : 'beside',
      format: this.#source.format,
    };
  }

  #fence(element: XmlElement, properties: XmlElement | undefined): EquationFence {
    const grow = properties && child(properties, 'm:grow');
    return {
      kind: 'fence',
      open: this.#sign(properties, 'm:begChr', '('),
      close: this.#sign(properties, 'm:endChr', ')'),
      separator: this.#sign(properties, 'm:sepChr', '|'),
      parts: element.children.filter(({ name }) => name === 'm:e').map((each) => this.read(each)),
      grows: grow === undefined || this.#isSet(properties, 'm:grow'),
      format: letterFormat(this.#source.format, { italic: false, bold: false }),
    };
  }

  #accent(element: XmlElement, sign: string, at: 'above' | 'below', kind: 'accent' | 'brace'): Equation {
    const body = this.#part(element, 'm:e');
    if (isDrawableAccent(sign)) return { kind, sign, at, body, format: this.#source.format };
    this.isWhole = false;
    return body;
  }

  #matrix(element: XmlElement, properties: XmlElement | undefined): Equation {
    const rows = element.children
      .filter(({ name }) => name === 'm:mr')
      .map((row) => row.children.filter(({ name }) => name === 'm:e').map((cell) => this.read(cell)));
    const align: ('start' | 'center' | 'end')[] = [];
    const columns = properties && child(properties, 'm:mcs');
    for (const column of columns?.children ?? []) {
      const look = child(column, 'm:mcPr');
      const jc = this.#value(look, 'm:mcJc');
      const side = jc === 'left' || jc === 'right' ? columnAligns[jc] : 'center';
      const count = Math.min(64, plainNumber(this.#value(look, 'm:count')) ?? 1);
      for (let index = 0; index < count; index++) align.push(side);
    }
    const { format } = this.#source;
    return {
      kind: 'grid',
      rows,
      align: align.length > 0 ? align : ['center'],
      columnGap: gaps.column,
      rowGap: gaps.row,
      format,
    };
  }

  /** An array of equations: `&` is where they are aligned, and every second one where a column begins. */
  #lines(element: XmlElement): Equation {
    const { format } = this.#source;
    const rows = element.children.filter(({ name }) => name === 'm:e').map((row) => splitAt(this.read(row), format));
    const isAligned = rows.some((row) => row.length > 1);
    const width = Math.max(0, ...rows.map(({ length }) => length));
    const align = Array.from({ length: Math.max(1, width) }, (_, index) => (index % 2 === 0 ? 'end' : 'start'));
    return {
      kind: 'grid',
      rows,
      align: isAligned ? align : ['start'],
      columnGap: 0,
      rowGap: gaps.row,
      format,
    };
  }

  #frame(element: XmlElement, properties: XmlElement | undefined): Equation {
    const strokes = new Set<'top' | 'bottom' | 'left' | 'right' | 'across' | 'upright' | 'falling' | 'rising'>();
    for (const [name, side] of frameSides) if (!this.#isSet(properties, name)) strokes.add(side);
    for (const [name, way] of frameStrikes) if (this.#isSet(properties, name)) strokes.add(way);
    return { kind: 'frame', strokes, body: this.#part(element, 'm:e'), format: this.#source.format };
  }
}
