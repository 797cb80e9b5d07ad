import { chartNumber } from './axis-ticks.ts';
import { labelHeight, labelWidth, type Area, type ChartCanvas } from './chart-canvas.ts';
import type { Chart, ChartPlot } from './chart-data.ts';
import type { Scales } from './draw-axes.ts';

const labelSize = 9;
/** Width of the lines of a line chart, and of its markers, pt. */
const lineWidth = 2.25;
const markerSize = 5;

/** Where each value of a category begins and ends on the axis of values. */
function ends(plot: ChartPlot, index: number): (readonly [from: number, to: number] | undefined)[] {
  const isStacked = plot.grouping !== 'beside';
  const total = plot.series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0);
  let [high, low] = [0, 0];
  return plot.series.map(({ values }) => {
    const value = values[index];
    if (value === undefined) return undefined;
    if (!isStacked) return [0, value];
    const part = plot.grouping === 'parts' ? (total > 0 ? value / total : 0) : value;
    const from = part < 0 ? low : high;
    if (part < 0) low += part;
    else high += part;
    return [from, from + part];
  });
}

/** Columns, or horizontal bars (ECMA-376 part 1, 21.2.2.16). */
export function drawBars(canvas: ChartCanvas, plot: ChartPlot, chart: Chart, scales: Scales): void {
  const { slot, isHorizontal } = scales;
  const { series, gap, overlap } = plot;
  const across = 1 + (series.length - 1) * (1 - overlap);
  const thickness = slot / (across + gap);
  for (let index = 0; index < scales.count; index++) {
    ends(plot, index).forEach((pair, number) => {
      const own = series[number];
      if (!pair || !own) return;
      const offset = (number * (1 - overlap) - across / 2) * thickness;
      // Of horizontal bars the first is the lowest.
      const side = scales.categoryAt(index) + (isHorizontal ? -offset - thickness : offset);
      const [one, other] = [scales.valueAt(pair[0]), scales.valueAt(pair[1])];
      const [from, length] = [Math.min(one, other), Math.abs(other - one)];
      const area = isHorizontal
        ? { x: from, y: side, width: length, height: thickness }
        : { x: side, y: from, width: thickness, height: length };
      canvas.box(area, own.pointColors[index] ?? own.color);
      if (!own.hasLabels) return;
      const text = chartNumber(own.values[index] ?? 0, chart.values.format);
      const [width, height] = [labelWidth(text, labelSize) + 4, labelHeight(labelSize)];
      const isInside = plot.grouping !== 'beside';
      const place = isHorizontal
        ? { x: isInside ? from + (length - width) / 2 : other + 2, y: side + (thickness - height) / 2 }
        : { x: side + (thickness - width) / 2, y: isInside ? from + (length - height) / 2 : from - height };
      canvas.label(text, { ...place, width, height }, labelSize, isHorizontal && !isInside ? 'start' : 'center');
    });
  }
}

/** Lines from value to value, interrupted where there is none (21.2.2.97). */
export function drawLines(canvas: ChartCanvas, plot: ChartPlot, chart: Chart, scales: Scales): void {
  const places = Array.from({ length: scales.count }, (_, index) => ends(plot, index));
  plot.series.forEach((series, number) => {
    let before: readonly [x: number, y: number] | undefined;
    for (let index = 0; index < scales.count; index++) {
      const pair = places[index]?.[number];
      const point = pair && ([scales.categoryAt(index), scales.valueAt(pair[1])] as const);
      if (point && before) canvas.line(...before, ...point, lineWidth, series.color);
      before = point;
      if (!point) continue;
      const [x, y] = [point[0] - markerSize / 2, point[1] - markerSize / 2];
      if (series.hasMarkers) canvas.box({ x, y, width: markerSize, height: markerSize }, series.color, 'ellipse');
      if (!series.hasLabels) continue;
      const text = chartNumber(series.values[index] ?? 0, chart.values.format);
      const [width, height] = [labelWidth(text, labelSize) + 4, labelHeight(labelSize)];
      canvas.label(text, { x: point[0] - width / 2, y: y - height, width, height }, labelSize, 'center');
    }
  });
}

/** A circle in parts, from the top clockwise; of several series the first (21.2.2.141). */
export function drawPie(canvas: ChartCanvas, plot: ChartPlot, area: Area): void {
  const [series] = plot.series;
  if (!series) return;
  const size = Math.max(1, Math.min(area.width, area.height) - 8);
  const circle = {
    x: area.x + (area.width - size) / 2,
    y: area.y + (area.height - size) / 2,
    width: size,
    height: size,
  };
  const total = series.values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  let turn = -90;
  series.values.forEach((value, index) => {
    const part = total > 0 ? Math.max(0, value ?? 0) / total : 0;
    if (part === 0) return;
    const color = series.pointColors[index] ?? series.color;
    const to = turn + part * 360;
    if (part > 0.9999) canvas.box(circle, color, 'ellipse');
    else canvas.sector(circle, turn, to, color);
    if (series.hasLabels) {
      const middle = (((turn + to) / 2) * Math.PI) / 180;
      const text = chartNumber(part, '0%');
      const [width, height] = [labelWidth(text, labelSize) + 4, labelHeight(labelSize)];
      const x = circle.x + size / 2 + Math.cos(middle) * size * 0.33 - width / 2;
      const y = circle.y + size / 2 + Math.sin(middle) * size * 0.33 - height / 2;
      canvas.label(text, { x, y, width, height }, labelSize, 'center');
    }
    turn = to;
  });
}
