import {
  arrayOf,
  dictOf,
  multiply,
  nameOf,
  numberOf,
  PdfName,
  PdfStream,
  readBox,
  transform,
  type Matrix,
  type PdfDict,
  type PdfValue,
} from '../../read/index.ts';
import { around, type Box } from '../shapes/box.ts';
import { startState, type GraphicsState, type InterpreterShared } from './graphics-state.ts';
import { PathPainter } from './paint-path.ts';
import type { PageMarks } from './page-marks.ts';
import { PathBuilder } from './path.ts';
import { readOperators } from './read-operators.ts';
import { setColor } from './set-color.ts';
import { TextOperators } from './text-operators.ts';

/** States saved on each other; what a hostile page saves beyond is not kept. */
const mostSaved = 500;

const num = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);

/** Runs the content of one page and records the places of lines and characters. */
export class ContentInterpreter {
  readonly #shared: InterpreterShared;
  readonly #marks: PageMarks;
  readonly #painter: PathPainter;
  readonly #path = new PathBuilder();
  #state: GraphicsState;
  #saved: GraphicsState[] = [];
  readonly #text: TextOperators;
  #clips = false;
  #resources: PdfDict;
  readonly #forms: PdfStream[] = [];

  constructor(shared: InterpreterShared, marks: PageMarks, matrix: Matrix, clip: Box, resources: PdfDict) {
    this.#shared = shared;
    this.#marks = marks;
    this.#painter = new PathPainter(marks, shared.budget);
    this.#text = new TextOperators(shared, marks.characters);
    this.#state = startState(matrix, clip);
    this.#resources = resources;
  }

  /** @throws InspectStop */
  run(content: Uint8Array): void {
    readOperators(content, this.#shared.budget, (operator, operands) => this.#do(operator, operands));
  }

  #do(operator: string, operands: readonly PdfValue[]): void {
    const [a, b, c, d, e, f] = operands.map(num) as [number, number, number, number, number, number];
    const state = this.#state;
    const path = this.#path;
    switch (operator) {
      case 'q':
        if (this.#saved.length < mostSaved) this.#saved.push({ ...state });
        return;
      case 'Q':
        this.#state = this.#saved.pop() ?? state;
        return;
      case 'cm':
        if (operands.length >= 6) state.matrix = multiply([a, b, c, d, e, f], state.matrix);
        return;
      case 'w':
        state.lineWidth = a ?? 1;
        return;
      case 'm':
        return path.move(this.#at(a, b));
      case 'l':
        return path.line(this.#at(a, b));
      case 'c':
        return path.curve(this.#at(a, b), this.#at(c, d), this.#at(e, f));
      case 'v':
        return path.curve(path.last ?? this.#at(a, b), this.#at(a, b), this.#at(c, d));
      case 'y':
        return path.curve(this.#at(a, b), this.#at(c, d), this.#at(c, d));
      case 'h':
        return path.close();
      case 're':
        return path.rectangle(a ?? 0, b ?? 0, c ?? 0, d ?? 0, (x, y) => this.#at(x, y));
      case 'S':
        return this.#paint(false, true);
      case 's':
        path.close();
        return this.#paint(false, true);
      case 'f':
      case 'F':
      case 'f*':
        return this.#paint(true, false);
      case 'B':
      case 'B*':
        return this.#paint(true, true);
      case 'b':
      case 'b*':
        path.close();
        return this.#paint(true, true);
      case 'n':
        return this.#paint(false, false);
      case 'W':
      case 'W*':
        this.#clips = true;
        return;
      case 'Do':
        return this.#drawObject(operands[0]);
      case 'BI':
        this.#addImage();
        return;
      default:
        if (!setColor(this.#shared.file, this.#state, this.#resources, operator, operands))
          this.#text.run(operator, operands, this.#state, this.#resources);
    }
  }

  #at(x: number | undefined, y: number | undefined): readonly [number, number] {
    return transform(this.#state.matrix, x ?? 0, y ?? 0);
  }

  #paint(fill: boolean, stroke: boolean): void {
    const { clip, matrix, lineWidth } = this.#state;
    const parts = this.#path.take();
    if (fill) this.#painter.fill(parts, this.#state.fill, clip);
    if (stroke && this.#state.stroke <= 0.98) {
      const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      this.#painter.stroke(parts, lineWidth * scale, clip);
    }
    if (this.#clips) this.#clipTo(parts.flatMap(({ points }) => points));
    this.#clips = false;
  }

  /** Clips to the box around a path: nothing is lost that is seen. */
  #clipTo(points: readonly (readonly [number, number])[]): void {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const { clip } = this.#state;
    this.#state.clip = {
      left: Math.max(clip.left, left),
      right: Math.min(clip.right, right),
      top: Math.max(clip.top, top),
      bottom: Math.min(clip.bottom, bottom),
    };
  }

  #addImage(): void {
    const box = this.#unitBox(0, 0, 1, 1);
    this.#shared.budget.countMark();
    if (box) this.#marks.images.push(box);
  }

  #unitBox(left: number, bottom: number, right: number, top: number): Box | undefined {
    const corners = [this.#at(left, bottom), this.#at(right, bottom), this.#at(right, top), this.#at(left, top)];
    return around(corners.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
  }

  #drawObject(name: PdfValue | undefined): void {
    const { file, budget } = this.#shared;
    if (!(name instanceof PdfName)) return;
    const found = file.resolve(dictOf(file, this.#resources.get('XObject'))?.get(name.text));
    if (!(found instanceof PdfStream)) return;
    const kind = nameOf(file, found.dict.get('Subtype'));
    if (kind === 'Image') return this.#addImage();
    if (kind !== 'Form' || this.#forms.includes(found) || this.#forms.length >= budget.limits.formDepth) return;
    this.#drawForm(found);
  }

  #drawForm(form: PdfStream): void {
    const { file, fonts } = this.#shared;
    const [state, saved, resources] = [this.#state, this.#saved, this.#resources];
    const parts = arrayOf(file, form.dict.get('Matrix'))?.map((item) => numberOf(file, item) ?? 0) ?? [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = parts;
    this.#state = { ...state, matrix: multiply([a, b, c, d, e, f], state.matrix) };
    this.#saved = [];
    this.#resources = dictOf(file, form.dict.get('Resources')) ?? resources;
    const box = readBox(file, form.dict.get('BBox'));
    const clip = box && this.#unitBox(box.left, box.bottom, box.right, box.top);
    if (clip)
      this.#clipTo([
        [clip.left, clip.top],
        [clip.right, clip.bottom],
      ]);
    this.#forms.push(form);
    try {
      this.#text.apart(() => this.run(fonts.content(form)));
    } finally {
      this.#forms.pop();
      this.#state = state;
      this.#saved = saved;
      this.#resources = resources;
    }
  }
}
