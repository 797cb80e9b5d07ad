import type { Canvas } from '../../draw/index.ts';
import type { WidgetFrame } from './widget-frame.ts';

type Point = readonly [x: number, y: number];

/** Marks in a square of side 1 from its bottom left. */
const check: readonly Point[] = [
  [0.08, 0.46],
  [0.2, 0.56],
  [0.38, 0.34],
  [0.8, 0.92],
  [0.94, 0.84],
  [0.42, 0.06],
];
const diamond: readonly Point[] = [
  [0.5, 0.04],
  [0.96, 0.5],
  [0.5, 0.96],
  [0.04, 0.5],
];

const star: readonly Point[] = Array.from({ length: 10 }, (_, index) => {
  const angle = Math.PI / 2 + (index * Math.PI) / 5;
  const radius = index % 2 === 0 ? 0.5 : 0.191;
  return [0.5 + radius * Math.cos(angle), 0.47 + radius * Math.sin(angle)];
});

/** Share of the widget that a mark takes. */
const fill = 0.72;

/**
 * Draws the mark of a check box or radio button that is on. `caption` is the character of ZapfDingbats that MK names
 * (4 ✓, 8 ✗, l ●, n ■, u ◆, H ★); they are drawn as shapes, so no font is needed.
 */
export function drawButtonMark(canvas: Canvas, frame: WidgetFrame, caption: string, color: string): void {
  const side = (Math.min(frame.width, frame.height) - 2 * frame.borderWidth) * fill;
  const [left, bottom] = [(frame.width - side) / 2, (frame.height - side) / 2];
  const shape = (points: readonly Point[]): void => {
    points.forEach(([x, y], index) => {
      if (index === 0) canvas.moveTo(left + x * side, bottom + y * side);
      else canvas.lineTo(left + x * side, bottom + y * side);
    });
    canvas.fill();
  };
  canvas.fillColor(color);
  canvas.strokeColor(color);
  switch (caption) {
    case 'l':
      canvas.ellipse(frame.width / 2, frame.height / 2, side * 0.36, side * 0.36);
      return canvas.fill();
    case 'n':
      canvas.rectangle(left + side * 0.1, bottom + side * 0.1, side * 0.8, side * 0.8);
      return canvas.fill();
    case '8':
      canvas.lineWidth(Math.round(side * 12) / 100);
      canvas.moveTo(left + side * 0.1, bottom + side * 0.1);
      canvas.lineTo(left + side * 0.9, bottom + side * 0.9);
      canvas.moveTo(left + side * 0.1, bottom + side * 0.9);
      canvas.lineTo(left + side * 0.9, bottom + side * 0.1);
      return canvas.stroke();
    case 'u':
      return shape(diamond);
    case 'H':
      return shape(star);
    default:
      return shape(check);
  }
}
