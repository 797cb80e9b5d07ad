import { numberText, type Canvas } from '../../draw/index.ts';
import type { WidgetFrame } from './widget-frame.ts';

/** Grays of raised and sunk borders, from the light at the top left. */
const shades = { beveled: ['#ffffff', '#808080'], inset: ['#808080', '#c0c0c0'] } as const;

/** The two inner edges of a border that looks raised or sunk. */
function drawShades(canvas: Canvas, { width, height, borderWidth: w }: WidgetFrame, kind: 'beveled' | 'inset'): void {
  const [light, dark] = shades[kind];
  const edge = (color: string, points: readonly (readonly [number, number])[]): void => {
    canvas.fillColor(color);
    points.forEach(([x, y], index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)));
    canvas.fill();
  };
  const [right, top] = [width - w, height - w];
  edge(light, [
    [w, w],
    [w, top],
    [right, top],
    [right - w, top - w],
    [2 * w, top - w],
    [2 * w, 2 * w],
  ]);
  edge(dark, [
    [right, top],
    [right, w],
    [w, w],
    [2 * w, 2 * w],
    [right - w, 2 * w],
    [right - w, top - w],
  ]);
}

/** Draws background and border as MK and BS specify. A round one is for radio buttons. */
export function drawFrame(canvas: Canvas, frame: WidgetFrame, round = false): void {
  const { width, height, background, border, borderWidth: w, borderKind, dash } = frame;
  const outline = (inset: number): void => {
    if (!round) return canvas.rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
    const radius = Math.min(width, height) / 2 - inset;
    canvas.ellipse(width / 2, height / 2, radius, radius);
  };
  if (background !== undefined) {
    canvas.fillColor(background);
    outline(0);
    canvas.fill();
  }
  if (w === 0) return;
  if (!round && (borderKind === 'beveled' || borderKind === 'inset')) drawShades(canvas, frame, borderKind);
  if (border === undefined) return;
  canvas.strokeColor(border);
  canvas.lineWidth(w);
  if (borderKind === 'underline') {
    canvas.moveTo(0, w / 2);
    canvas.lineTo(width, w / 2);
  } else {
    if (borderKind === 'dashed' && dash.length > 0) {
      canvas.write(`[${dash.map((each) => numberText(each)).join(' ')}] 0 d`);
    }
    outline(w / 2);
  }
  canvas.stroke();
  if (borderKind === 'dashed') canvas.write('[] 0 d');
}

/** Room that text keeps from the edges: the border and as much again, twice that where the border has a second edge. */
export function textInset({ borderWidth, borderKind }: WidgetFrame): number {
  return borderWidth * (borderKind === 'beveled' || borderKind === 'inset' ? 4 : 2);
}
