import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { FormatReport } from '../format-source.ts';
import { isKnownBorder } from './edges.ts';
import type { ListLevel } from './numbering.ts';
import { isKnownNumberFormat } from './numbers/index.ts';
import { childValue } from '../../../xml/part-attribute.ts';
import { readAttributes } from './read-attributes.ts';
import type { DocumentSettings } from './settings.ts';

/** Text directions of sections that are supported: across, and down in lines from right to left. */
const directions: ReadonlySet<string> = new Set(['lrTb', 'tb', 'tbRl', 'rl', 'tbRlV', 'rlV', 'btLr', 'lrTbV', 'tbV']);

/** Reports what a level of a list specifies and its labels do not show. */
export function reportLevel(part: XmlPart | undefined, level: ListLevel, report: FormatReport): void {
  if (!part) return;
  if (level.isPicture) report('convert.bullet-picture', part, undefined);
  if (!isKnownNumberFormat(level.format)) report('convert.number-format', part, undefined, { format: level.format });
}

/** Reports what a section specifies and its pages do not show. */
export function reportSection(
  part: XmlPart,
  properties: XmlElement | undefined,
  settings: DocumentSettings,
  report: FormatReport,
): void {
  if (settings.mirrorsMargins) report('convert.mirrored-margins', part, undefined);
  if (!properties) return;
  const direction = childValue(part, properties, 'w:textDirection');
  if (direction !== undefined && !directions.has(direction))
    report('convert.text-direction', part, properties, { direction });
  if (child(properties, 'w:lnNumType')) report('convert.line-numbers', part, properties);
  const numbers = readAttributes(part, child(properties, 'w:pgNumType'));
  const format = numbers.get('fmt');
  if (numbers.has('chapStyle')) report('convert.page-number-chapter', part, properties);
  if (format !== undefined && !isKnownNumberFormat(format))
    report('convert.number-format', part, properties, { format });
  const borders = child(properties, 'w:pgBorders')?.children ?? [];
  if (borders.some((each) => !isKnownBorder(readAttributes(part, each).get('val'))))
    report('convert.border-art', part, properties);
}
