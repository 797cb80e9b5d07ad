import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { XmlElement } from '../../../../../xml/xml-element.ts';
import type { Story } from '../../story.ts';
import type { Member } from '../member.ts';
import { relatedSource } from '../related-source.ts';
import { drawChart } from './draw-chart.ts';
import { readChartData } from './read-chart-data.ts';

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
