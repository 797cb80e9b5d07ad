import { childValue, isSet, partAttribute } from '../../../../../xml/part-attribute.ts';
import { plainNumber } from '../../../../../xml/values.ts';
import { child, descend, walk, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import { elementText } from '../../../runs/run-content.ts';
import type { PartSource } from '../../part-source.ts';
import { readFill, readOutline } from '../read-outline.ts';
import type { Chart, ChartAxis, ChartPlot, ChartSeries } from './chart-data.ts';

/** Points of a series, and series of a chart, that are drawn. */
const mostPoints = 500;
const mostSeries = 50;

const kinds: Readonly<Record<string, ChartPlot['kind']>> = {
  'c:barChart': 'columns',
  'c:bar3DChart': 'columns',
  'c:lineChart': 'lines',
  'c:line3DChart': 'lines',
  'c:pieChart': 'pie',
  'c:pie3DChart': 'pie',
};

const groupings: Readonly<Record<string, ChartPlot['grouping']>> = { stacked: 'stacked', percentStacked: 'parts' };
const legendSides = { l: 'left', r: 'right', tr: 'right', t: 'top', b: 'bottom' } as const;

/** Accents of the theme of Office, for files without one. */
const usualAccents = ['4472c4', 'ed7d31', 'a5a5a5', 'ffc000', '5b9bd5', '70ad47'];

/** Texts of `a:t` in an element. */
function textIn(part: XmlPart, element: XmlElement | undefined): string {
  let text = '';
  if (element) {
    walk(element, (each) => {
      if (each.name === 'a:t') text += elementText(part, each);
    });
  }
  return text;
}

/** The stored points of `c:strRef`, `c:numRef` and their kind, by index. */
function pointsOf(part: XmlPart, holder: XmlElement | undefined): (string | undefined)[] {
  const points: (string | undefined)[] = [];
  if (!holder) return points;
  walk(holder, (element) => {
    // Of categories in levels the innermost is first.
    if (element.name === 'c:lvl' && points.length > 0) return false;
    if (element.name !== 'c:pt') return true;
    const index = plainNumber(partAttribute(part, element, 'idx'));
    const value = child(element, 'c:v');
    if (index !== undefined && index >= 0 && index < mostPoints && value) points[index] = elementText(part, value);
    return false;
  });
  return Array.from(points);
}

/** Reads the parts of charts (ECMA-376 part 1, 21.2). */
class ChartReader {
  readonly #source: PartSource;
  readonly #part: XmlPart;
  categories: readonly string[] = [];

  constructor(source: PartSource) {
    this.#source = source;
    this.#part = source.part;
  }

  #accent(index: number): string {
    const name = `accent${(index % usualAccents.length) + 1}`;
    return this.#source.reading.theme.color(name) ?? usualAccents[index % usualAccents.length] ?? '4472c4';
  }

  plot(element: XmlElement, kind: ChartPlot['kind'], before: number): ChartPlot {
    const isBars = childValue(this.#part, element, 'c:barDir') === 'bar';
    const grouping = groupings[childValue(this.#part, element, 'c:grouping') ?? ''] ?? 'beside';
    const number = (name: string, usual: number): number => {
      const value = plainNumber(childValue(this.#part, element, name));
      return value === undefined ? usual : Math.min(500, Math.max(-100, value)) / 100;
    };
    const series = element.children.filter(({ name }) => name === 'c:ser').slice(0, mostSeries);
    const labels = child(element, 'c:dLbls');
    return {
      kind: kind === 'columns' && isBars ? 'bars' : kind,
      grouping,
      gap: Math.max(0, number('c:gapWidth', 1.5)),
      overlap: number('c:overlap', grouping === 'beside' ? 0 : 1),
      series: series.map((each, index) => this.#series(each, kind, before + index, labels)),
    };
  }

  #series(element: XmlElement, kind: ChartPlot['kind'], index: number, labels: XmlElement | undefined): ChartSeries {
    const part = this.#part;
    const properties = child(element, 'c:spPr');
    const line = readOutline(this.#source, properties, undefined)?.color;
    const fill = readFill(this.#source, properties, undefined);
    const stated = kind === 'lines' ? (line ?? fill) : fill;
    const texts = pointsOf(part, child(element, 'c:cat'));
    if (texts.length > this.categories.length) this.categories = texts.map((text) => text ?? '');
    const values = pointsOf(part, child(element, 'c:val')).map((text) => {
      const value = text === undefined ? undefined : Number(text);
      return value === undefined || !Number.isFinite(value) ? undefined : value;
    });
    const pointColors: (string | undefined)[] = kind === 'pie' ? values.map((_, at) => this.#accent(at)) : [];
    for (const each of element.children) {
      if (each.name !== 'c:dPt') continue;
      const at = plainNumber(childValue(part, each, 'c:idx'));
      const color = readFill(this.#source, child(each, 'c:spPr'), undefined);
      if (at !== undefined && at >= 0 && at < mostPoints && color !== undefined) pointColors[at] = color;
    }
    const own = child(element, 'c:dLbls') ?? labels;
    const marker = childValue(part, child(element, 'c:marker'), 'c:symbol');
    return {
      name: pointsOf(part, child(element, 'c:tx')).join('') || textIn(part, child(element, 'c:tx')),
      color: stated ?? this.#accent(index),
      values,
      pointColors,
      hasLabels: own !== undefined && (isSet(part, own, 'c:showVal') || isSet(part, own, 'c:showPercent')),
      hasMarkers: kind === 'lines' && marker !== 'none',
    };
  }

  axis(element: XmlElement | undefined): ChartAxis {
    const part = this.#part;
    const scaling = element && child(element, 'c:scaling');
    const number = (holder: XmlElement | undefined, name: string): number | undefined =>
      plainNumber(childValue(part, holder, name));
    const least = number(scaling, 'c:min');
    const most = number(scaling, 'c:max');
    const step = number(element, 'c:majorUnit');
    const format = element && child(element, 'c:numFmt');
    return {
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(step !== undefined && step > 0 && { step }),
      format: (format && partAttribute(part, format, 'formatCode')) ?? 'General',
      hasGrid: element !== undefined && child(element, 'c:majorGridlines') !== undefined,
      isHidden: element !== undefined && isSet(part, element, 'c:delete'),
      title: textIn(part, element && child(element, 'c:title')),
    };
  }

  legend(chart: XmlElement): Chart['legend'] {
    const legend = child(chart, 'c:legend');
    if (!legend) return undefined;
    const side = childValue(this.#part, legend, 'c:legendPos') ?? 'r';
    return side in legendSides ? legendSides[side as keyof typeof legendSides] : 'right';
  }

  title(chart: XmlElement, plots: readonly ChartPlot[]): string {
    const title = child(chart, 'c:title');
    const stated = textIn(this.#part, title);
    if (stated !== '' || isSet(this.#part, chart, 'c:autoTitleDeleted')) return stated;
    // A chart of one series is named for it.
    const [only, ...others] = plots.flatMap(({ series }) => series);
    return title && only && others.length === 0 ? only.name : '';
  }
}

/** Values, names and looks of a chart; undefined for kinds that are not drawn. */
export function readChartData(source: PartSource): Chart | undefined {
  const chart = child(source.part.root, 'c:chart');
  const area = chart && descend(chart, 'c:plotArea');
  if (!chart || !area) return undefined;
  const reader = new ChartReader(source);
  const plots: ChartPlot[] = [];
  for (const each of area.children) {
    if (!each.name.endsWith('Chart')) continue;
    const kind = kinds[each.name];
    if (!kind) return undefined;
    const before = plots.reduce((sum, { series }) => sum + series.length, 0);
    plots.push(reader.plot(each, kind, before));
  }
  const axes = area.children.filter(({ name }) => name === 'c:valAx');
  const isMixed = plots.some(({ kind }) => kind === 'pie' || kind === 'bars') && plots.length > 1;
  // Two axes of values have scales of their own.
  const shown = axes.filter((axis) => !isSet(source.part, axis, 'c:delete'));
  if (plots.every(({ series }) => series.length === 0) || isMixed || shown.length > 1) return undefined;
  const categoryAxis = area.children.find(({ name }) => name === 'c:catAx' || name === 'c:dateAx');
  const legend = reader.legend(chart);
  return {
    title: reader.title(chart, plots),
    ...(legend && { legend }),
    categories: reader.categories,
    plots,
    values: reader.axis(shown[0] ?? axes[0]),
    categoryTitle: reader.axis(categoryAxis).title,
  };
}
