import type { ResolvedParagraph } from '../../../format-source.ts';
import type { Member } from '../members.ts';
import { type Area, ChartCanvas, labelHeight, labelWidth } from './chart-canvas.ts';
import type { Chart } from './chart-data.ts';
import { drawAxes } from './draw-axes.ts';
import { drawBars, drawLines, drawPie } from './draw-plots.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { XmlElement } from '../../../../../xml/xml-element.ts';
import type { Story } from '../../story.ts';
import { relatedSource } from '../related-source.ts';
import { readChartData } from './read-chart-data.ts';

/** White at the edges of a chart, pt. */
const margin = 6;
const titleSize = 14;
const legendSize = 9;
/** The square before a name in the legend, and the white around it, pt. */
const swatch = 6;
const apart = 5;

interface Entry {
  readonly name: string;
  readonly color: string;
}

function entriesOf({ plots, categories }: Chart): Entry[] {
  const pie = plots.find(({ kind }) => kind === 'pie')?.series[0];
  if (pie)
    return pie.values.map((_, index) => ({
      name: categories[index] ?? String(index + 1),
      color: pie.pointColors[index] ?? pie.color,
    }));
  return plots.flatMap(({ series }) => series.map(({ name, color }) => ({ name, color })));
}

/** Draws the legend at its side, and gives the area that is left. */
function drawLegend(canvas: ChartCanvas, chart: Chart, area: Area): Area {
  const entries = chart.legend ? entriesOf(chart).filter(({ name }) => name.trim() !== '') : [];
  if (!chart.legend || entries.length === 0) return area;
  const row = labelHeight(legendSize);
  const widths = entries.map(({ name }) => swatch + apart + labelWidth(name, legendSize) + 2 * apart);
  const entry = ({ name, color }: Entry, x: number, y: number, width: number): void => {
    canvas.box({ x, y: y + (row - swatch) / 2, width: swatch, height: swatch }, color);
    const left = x + swatch + apart;
    canvas.label(name, { x: left, y, width: width - swatch - apart, height: row }, legendSize, 'start');
  };
  if (chart.legend === 'left' || chart.legend === 'right') {
    const width = Math.min(area.width / 2.5, Math.max(...widths));
    const x = chart.legend === 'left' ? area.x : area.x + area.width - width;
    const top = area.y + Math.max(0, (area.height - row * entries.length) / 2);
    const shown = entries.slice(0, Math.max(1, Math.floor(area.height / row)));
    shown.forEach((each, index) => entry(each, x, top + index * row, width));
    return { ...area, x: chart.legend === 'left' ? area.x + width : area.x, width: area.width - width };
  }
  const rows: number[][] = [[]];
  let used = 0;
  widths.forEach((width, index) => {
    if (used > 0 && used + width > area.width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(index);
    used += width;
  });
  const height = row * rows.length;
  const top = chart.legend === 'top' ? area.y : area.y + area.height - height;
  rows.forEach((indexes, line) => {
    let x = area.x + (area.width - indexes.reduce((sum, index) => sum + (widths[index] ?? 0), 0)) / 2;
    for (const index of indexes) {
      const [each, width] = [entries[index], widths[index] ?? 0];
      if (each) entry(each, x, top + line * row, width);
      x += width;
    }
  });
  return { ...area, y: chart.legend === 'top' ? area.y + height : area.y, height: area.height - height };
}

/** A chart of this size (pt) drawn again from its values, in a plain style. */
export function drawChart(chart: Chart, width: number, height: number, resolved: ResolvedParagraph): readonly Member[] {
  const canvas = new ChartCanvas(resolved);
  let area: Area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  if (area.width <= 0 || area.height <= 0) return [];
  if (chart.title !== '') {
    const title = labelHeight(titleSize);
    canvas.label(chart.title, { ...area, height: title }, titleSize, 'center');
    area = { ...area, y: area.y + title, height: area.height - title };
  }
  area = drawLegend(canvas, chart, area);
  const pie = chart.plots.find(({ kind }) => kind === 'pie');
  if (pie) drawPie(canvas, pie, area);
  else {
    const scales = drawAxes(canvas, chart, area);
    for (const plot of chart.plots) if (plot.kind !== 'lines') drawBars(canvas, plot, chart, scales);
    for (const plot of chart.plots) if (plot.kind === 'lines') drawLines(canvas, plot, chart, scales);
  }
  return canvas.members;
}

/** A chart of this size (pt), drawn from the values that the file stores; undefined for kinds that are not drawn. */
export function readChart(
  element: XmlElement,
  width: number,
  height: number,
  story: Story,
): readonly Member[] | undefined {
  const { source } = story;
  const own = relatedSource(source, partAttribute(source.part, element, 'id'));
  const chart = own && readChartData(own);
  if (!chart) return undefined;
  return drawChart(chart, width, height, source.reading.formats.paragraph(source.part, undefined, {}));
}
