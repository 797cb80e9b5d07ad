import type { TextBox } from '../../../../model/index.ts';
import type { TextFormat } from '../../../../model/formats.ts';
import type { ResolvedParagraph } from '../../../format-source.ts';
import { formatVariant } from '../../../runs/format-variant.ts';
import { labelParagraph } from '../label-paragraph.ts';
import type { Member } from '../members.ts';

const noInsets = { top: 0, bottom: 0, left: 0, right: 0 } as const;
const plainBox = {
  kind: 'textBox',
  shape: 'rectangle',
  insets: noInsets,
  align: 'center',
  direction: 'horizontal',
  growsWithText: false,
  blocks: [],
} as const;

/** Height of a line of labels, in type sizes. */
const LINE = 1.6;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees as DrawingML counts them. */
const turnOf = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 60_000);

/** Collects what a chart is made of: boxes, lines and labels. Lengths are pt from the top left of the chart. */
export class ChartCanvas {
  readonly members: Member[] = [];
  readonly #resolved: ResolvedParagraph;

  constructor(resolved: ResolvedParagraph) {
    this.#resolved = resolved;
  }

  #add({ x, y, width, height }: Area, content: TextBox): void {
    this.members.push({ x, y, width: Math.max(0, width), height: Math.max(0, height), content });
  }

  box(area: Area, fill: string, shape: 'rectangle' | 'ellipse' = 'rectangle'): void {
    this.#add(area, { ...plainBox, shape, fill });
  }

  /** A part of a circle, degrees clockwise from the right. */
  sector(area: Area, from: number, to: number, fill: string): void {
    const adjustments = new Map([
      [1, turnOf(from)],
      [2, turnOf(to)],
    ]);
    const outline = { pattern: 'single', width: 0.75, space: 0, color: 'ffffff' } as const;
    this.#add(area, { ...plainBox, preset: { name: 'pie', adjustments }, fill, outline });
  }

  line(x1: number, y1: number, x2: number, y2: number, width: number, color: string): void {
    const area = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
    const isRising = (x2 - x1) * (y2 - y1) < 0;
    const outline = { pattern: 'single', width, space: 0, color } as const;
    this.#add(area, { ...plainBox, shape: 'line', outline, ...(isRising && { flippedDown: true }) });
  }

  /** A label in an area; `rotation` in degrees clockwise about its middle. */
  label(text: string, area: Area, size: number, align: 'start' | 'center' | 'end', rotation = 0): void {
    if (text.trim() === '') return;
    const format = this.#format(size);
    const paragraph = labelParagraph(this.#resolved, { align, factor: 1, mark: format }, [
      { kind: 'text', text, format },
    ]);
    this.#add(area, { ...plainBox, blocks: [paragraph], ...(rotation !== 0 && { rotation }) });
  }

  #format(size: number): TextFormat {
    return formatVariant(this.#resolved.text, `chart ${size}`, (each) => ({
      fonts: each.fonts,
      size,
      bold: false,
      italic: false,
      color: '404040',
      snapToGrid: false,
    }));
  }
}

/** Height of a label of so many lines. */
export const labelHeight = (size: number, lines = 1): number => size * LINE * lines;

/** About the width of a text: that of full-width characters is their size. */
export function labelWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) < 0x2000 ? 0.62 : 1.02;
  return width * size;
}
