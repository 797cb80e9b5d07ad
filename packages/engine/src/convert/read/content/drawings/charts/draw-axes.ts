import { axisTicks, chartNumber, type Ticks } from './axis-ticks.ts';
import { labelHeight, labelWidth, type Area, type ChartCanvas } from './chart-canvas.ts';
import type { Chart, ChartPlot } from './chart-data.ts';

/** Sizes of labels and widths of lines, pt. */
const labelSize = 9;
const hairline = 0.5;
const axisColor = '808080';
const gridColor = 'd9d9d9';
/** White between an axis and its labels, pt. */
const apart = 4;
/** Rows that names of categories may take. */
const mostRows = 3;

/** The area of the bars or lines, and where values and categories are in it. */
export interface Scales {
  readonly area: Area;
  /** Down the page, or along it for horizontal bars. */
  readonly valueAt: (value: number) => number;
  /** Middle of a category, across the values. */
  readonly categoryAt: (index: number) => number;
  /** Room of one category. */
  readonly slot: number;
  readonly count: number;
  readonly isHorizontal: boolean;
  readonly zero: number;
}

/** Sums of a category of stacked values: above and below 0. */
function stackEnds(plot: ChartPlot, index: number): readonly [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const { values } of plot.series) {
    const value = values[index] ?? 0;
    if (value > 0) high += value;
    else low += value;
  }
  return [low, high];
}

function valueRange(chart: Chart, count: number): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [0, 0];
  for (const plot of chart.plots) {
    for (let index = 0; index < count; index++) {
      const values = plot.series.map(({ values: each }) => each[index] ?? 0);
      const ends = plot.grouping === 'stacked' ? stackEnds(plot, index) : [Math.min(...values), Math.max(...values)];
      lowest = Math.min(lowest, ends[0] ?? 0);
      highest = Math.max(highest, ends[1] ?? 0);
    }
  }
  return [lowest, highest];
}

function ticksOf(chart: Chart, count: number): Ticks & { readonly format: string } {
  const { values } = chart;
  if (chart.plots.some(({ grouping }) => grouping === 'parts')) {
    return { least: 0, most: 1, at: [0, 0.2, 0.4, 0.6, 0.8, 1], format: '0%' };
  }
  const [lowest, highest] = valueRange(chart, count);
  return { ...axisTicks(lowest, highest, values), format: values.format };
}

function drawCategories(canvas: ChartCanvas, chart: Chart, scales: Scales, rows: number): void {
  const { area, slot, count, isHorizontal } = scales;
  // Where names are longer than their room, only some are printed.
  const longest = Math.max(1, ...chart.categories.map((text) => labelWidth(text, labelSize)));
  const needed = isHorizontal ? labelHeight(labelSize) : longest / mostRows;
  const every = Math.max(1, Math.ceil(needed / slot));
  for (let index = 0; index < count; index += every) {
    const text = chart.categories[index] ?? String(index + 1);
    const middle = scales.categoryAt(index);
    const height = labelHeight(labelSize);
    if (isHorizontal) {
      canvas.label(text, { x: 0, y: middle - height / 2, width: area.x - apart, height }, labelSize, 'end');
    } else {
      const width = slot * every;
      const y = area.y + area.height;
      const place = { x: middle - width / 2, y, width, height: labelHeight(labelSize, rows) };
      canvas.label(text, place, labelSize, 'center');
    }
  }
}

/** Draws the axes of a chart with their labels in an area, and gives the scales of what is left of it. */
export function drawAxes(canvas: ChartCanvas, chart: Chart, whole: Area): Scales {
  const isHorizontal = chart.plots.some(({ kind }) => kind === 'bars');
  const lengths = chart.plots.flatMap(({ series }) => series.map(({ values }) => values.length));
  const count = Math.max(1, chart.categories.length, ...lengths);
  const ticks = ticksOf(chart, count);
  const texts = ticks.at.map((value) => chartNumber(value, ticks.format));
  const row = labelHeight(labelSize);
  const { isHidden, hasGrid, title } = chart.values;
  const valueRoom = isHidden
    ? 0
    : isHorizontal
      ? row
      : Math.max(...texts.map((text) => labelWidth(text, labelSize))) + apart;
  const longest = Math.max(0, ...chart.categories.map((text) => labelWidth(text, labelSize)));
  const titles = {
    left: isHorizontal ? chart.categoryTitle : title,
    below: isHorizontal ? title : chart.categoryTitle,
  };
  const leftTitle = titles.left === '' ? 0 : row;
  const belowTitle = titles.below === '' ? 0 : row;
  const left = leftTitle + (isHorizontal ? Math.min(whole.width / 3, longest + apart) : valueRoom);
  const rows = Math.min(mostRows, Math.max(1, Math.ceil(longest / ((whole.width - left) / count))));
  const below = belowTitle + (isHorizontal ? valueRoom : labelHeight(labelSize, rows));
  const area = {
    x: whole.x + left,
    y: whole.y + row / 2,
    width: Math.max(1, whole.width - left - row / 2),
    height: Math.max(1, whole.height - below - row / 2),
  };
  const part = (value: number): number => (value - ticks.least) / (ticks.most - ticks.least);
  const valueAt = (value: number): number =>
    isHorizontal ? area.x + area.width * part(value) : area.y + area.height * (1 - part(value));
  const slot = (isHorizontal ? area.height : area.width) / count;
  const categoryAt = (index: number): number =>
    isHorizontal ? area.y + area.height - slot * (index + 0.5) : area.x + slot * (index + 0.5);
  const zero = valueAt(Math.min(ticks.most, Math.max(ticks.least, 0)));
  const scales: Scales = { area, valueAt, categoryAt, slot, count, isHorizontal, zero };
  ticks.at.forEach((value, index) => {
    const at = valueAt(value);
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    if (hasGrid) {
      if (isHorizontal) canvas.line(at, area.y, at, bottom, hairline, gridColor);
      else canvas.line(area.x, at, right, at, hairline, gridColor);
    }
    if (isHidden) return;
    const text = texts[index] ?? '';
    const width = labelWidth(text, labelSize) + 2 * apart;
    if (isHorizontal) canvas.label(text, { x: at - width / 2, y: bottom, width, height: row }, labelSize, 'center');
    else canvas.label(text, { x: area.x - apart - width, y: at - row / 2, width, height: row }, labelSize, 'end');
  });
  const end = isHorizontal
    ? ([zero, area.y, zero, area.y + area.height] as const)
    : ([area.x, zero, area.x + area.width, zero] as const);
  canvas.line(...end, hairline, axisColor);
  drawCategories(canvas, chart, scales, rows);
  const { x, y, width, height } = area;
  canvas.label(titles.below, { x, y: whole.y + whole.height - row, width, height: row }, labelSize, 'center');
  const across = { x: whole.x + row / 2 - height / 2, y: y + height / 2 - row / 2, width: height, height: row };
  canvas.label(titles.left, across, labelSize, 'center', 270);
  return scales;
}
