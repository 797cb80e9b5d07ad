import { drawParagraphs, type PlacedLines } from '../../pdf/draw/index.ts';
import type {
  BoxMark,
  ClippedMark,
  FadedMark,
  LinesMark,
  Mark,
  PathMark,
  PictureMark,
  RotatedMark,
  RuleMark,
  TurnedMark,
} from '../model/mark.ts';
import { drawBox } from './draw-box.ts';
import { drawPath } from './draw-path.ts';
import { drawPicture } from './draw-picture.ts';
import { drawRules } from './draw-rules.ts';
import { edgeStrokes } from './edge-strokes.ts';
import { areaOnPage, rotatedFrame, rotationMatrix, turnedFrame, turnMatrix, type Frame } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** Of a rule that a box covers, more than this is inside of the box, pt, besides half of its own width. */
const inside = 0.5;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a rule runs through a box rather than along its side. */
function runsThrough({ x1, y1, x2, y2, edge }: RuleMark, { x, y, width, height }: Box): boolean {
  const by = edgeStrokes(edge).half + inside;
  return (
    Math.max(x1, x2) > x + by &&
    Math.min(x1, x2) < x + width - by &&
    Math.max(y1, y2) > y + by &&
    Math.min(y1, y2) < y + height - by
  );
}

/**
 * Draws marks in their order, but for two things that are gathered first as far as nothing ends up over them: lines of
 * text, which are one text of the stream, and rules, which are joined at their ends.
 */
class MarkDrawer {
  readonly #sheet: Sheet;
  readonly #frame: Frame;
  #lines: PlacedLines[] = [];
  #rules: RuleMark[] = [];

  constructor(sheet: Sheet, frame: Frame) {
    this.#sheet = sheet;
    this.#frame = frame;
  }

  draw(mark: Mark): void {
    switch (mark.kind) {
      case 'lines':
        this.#addLines(mark);
        break;
      case 'rule':
        this.#rules.push(mark);
        break;
      case 'box':
        this.#box(mark);
        break;
      case 'picture':
        this.#picture(mark);
        break;
      case 'turned':
        this.#turned(mark);
        break;
      case 'clipped':
        this.#clipped(mark);
        break;
      case 'path':
        this.#path(mark);
        break;
      case 'rotated':
        this.#rotated(mark);
        break;
      case 'faded':
        this.#faded(mark);
        break;
      case 'link': {
        const { x, y, width, height, target } = mark;
        this.#sheet.addLink(areaOnPage(x, y, width, height, this.#frame), target);
        break;
      }
      case 'target':
      case 'place':
        break;
    }
  }

  finish(): void {
    this.#finishLines();
    this.#finishRules();
  }

  #addLines({ x, y, vertical, lines }: LinesMark): void {
    this.#lines.push({ x, y: this.#frame.top - y, lines, ...(vertical && { vertical }) });
  }

  #box(mark: BoxMark): void {
    this.#makeRoom(mark);
    drawBox(this.#sheet.pen, mark, this.#frame);
  }

  #picture(mark: PictureMark): void {
    const { x, y, picture } = mark;
    const name = this.#sheet.pictureName(picture);
    if (name === undefined) return;
    // A turned picture may reach as far to each side as its diagonal.
    const reach = picture.rotation ? Math.hypot(picture.width, picture.height) : 0;
    const around = { x: x - reach, y: y - reach, width: picture.width + 2 * reach, height: picture.height + 2 * reach };
    this.#makeRoom(around);
    drawPicture(this.#sheet.pen, mark, name, this.#frame);
  }

  #turned(mark: TurnedMark): void {
    this.#makeRoom(mark);
    const { pen } = this.#sheet;
    pen.save();
    pen.transform(turnMatrix(mark, this.#frame));
    drawMarks(this.#sheet, mark.marks, turnedFrame(mark, this.#frame));
    pen.restore();
  }

  #path(mark: PathMark): void {
    this.#finishLines();
    this.#finishRules();
    drawPath(this.#sheet.pen, mark, this.#frame);
  }

  #rotated(mark: RotatedMark): void {
    this.#finishLines();
    this.#finishRules();
    const { pen } = this.#sheet;
    pen.save();
    pen.transform(rotationMatrix(mark, this.#frame));
    drawMarks(this.#sheet, mark.marks, rotatedFrame(mark, this.#frame));
    pen.restore();
  }

  #faded({ opacity, marks }: FadedMark): void {
    this.#finishLines();
    this.#finishRules();
    const { pen } = this.#sheet;
    pen.save();
    pen.opacity(opacity);
    drawMarks(this.#sheet, marks, this.#frame);
    pen.restore();
  }

  #clipped(mark: ClippedMark): void {
    this.#makeRoom(mark);
    const { pen } = this.#sheet;
    const { x, y, width, height } = mark;
    const bottom = this.#frame.top - y - height;
    pen.save();
    pen.rectangle(x, bottom, width, height);
    pen.clip();
    drawMarks(this.#sheet, mark.marks, this.#frame);
    pen.restore();
  }

  /** Draws what may end up under something. */
  #makeRoom(box: Box): void {
    this.#finishLines();
    if (this.#rules.some((rule) => runsThrough(rule, box))) this.#finishRules();
  }

  #finishLines(): void {
    if (this.#lines.length === 0) return;
    drawParagraphs(this.#sheet.pen, this.#sheet.codes, this.#lines);
    this.#lines = [];
  }

  #finishRules(): void {
    if (this.#rules.length === 0) return;
    drawRules(this.#sheet.pen, this.#rules, this.#frame);
    this.#rules = [];
  }
}

/** Draws marks on a page. */
export function drawMarks(sheet: Sheet, marks: readonly Mark[], frame: Frame): void {
  const drawer = new MarkDrawer(sheet, frame);
  for (const mark of marks) drawer.draw(mark);
  drawer.finish();
}
