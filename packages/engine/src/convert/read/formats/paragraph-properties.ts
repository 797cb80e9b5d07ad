import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { readEdges, type StatedEdges } from './edges.ts';
import { isOn, twips, wholeNumber } from '../../../xml/values.ts';
import { readAttributes, type AttributeValues, ownValue } from './read-attributes.ts';
import { readShading } from './colors.ts';
import { readTabs, type StatedTab } from './tabs.ts';
import type { Theme } from './theme.ts';

/** A length that may also be counted in hundredths of characters or lines. */
export interface Length {
  /** pt. */
  readonly points?: number;
  /** Characters or lines; 0 takes back what is below. */
  readonly units?: number;
}

/** Properties that are only on or off. */
export interface ParagraphSwitches {
  readonly keepWithNext?: boolean;
  readonly keepLines?: boolean;
  readonly pageBreakBefore?: boolean;
  readonly widowControl?: boolean;
  readonly contextualSpacing?: boolean;
  readonly snapToGrid?: boolean;
  readonly adjustsEndIndent?: boolean;
  readonly kinsoku?: boolean;
  readonly wordWrap?: boolean;
  readonly hanging?: boolean;
  readonly lineStartTrim?: boolean;
  readonly letterSpace?: boolean;
  readonly digitSpace?: boolean;
  readonly rightToLeft?: boolean;
}

/** What one `w:pPr` states; what it does not state is absent. */
export interface ParagraphProperties extends ParagraphSwitches {
  /** Id of the paragraph style. */
  readonly style?: string;
  readonly numberingId?: string;
  readonly level?: number;
  readonly align?: string;
  readonly start?: Length;
  readonly end?: Length;
  /** Negative for a hanging indent. */
  readonly first?: Length;
  readonly before?: Length;
  readonly after?: Length;
  readonly autoBefore?: boolean;
  readonly autoAfter?: boolean;
  /** As stored: 240ths of a line, or twips. */
  readonly line?: string;
  readonly lineRule?: string;
  readonly tabs?: readonly StatedTab[];
  readonly borders?: StatedEdges;
  /** `rrggbb` or `none`. */
  readonly shading?: string;
  readonly textAlignment?: string;
  readonly outlineLevel?: number;
}

type Draft = { -readonly [Name in keyof ParagraphProperties]: ParagraphProperties[Name] };

const switches: Readonly<Record<string, keyof ParagraphSwitches>> = {
  'w:keepNext': 'keepWithNext',
  'w:keepLines': 'keepLines',
  'w:pageBreakBefore': 'pageBreakBefore',
  'w:widowControl': 'widowControl',
  'w:contextualSpacing': 'contextualSpacing',
  'w:snapToGrid': 'snapToGrid',
  'w:adjustRightInd': 'adjustsEndIndent',
  'w:kinsoku': 'kinsoku',
  'w:wordWrap': 'wordWrap',
  'w:overflowPunct': 'hanging',
  'w:topLinePunct': 'lineStartTrim',
  'w:autoSpaceDE': 'letterSpace',
  'w:autoSpaceDN': 'digitSpace',
  'w:bidi': 'rightToLeft',
};

function length(points: number | undefined, units: string | undefined): Length | undefined {
  const counted = wholeNumber(units);
  if (points === undefined && counted === undefined) return undefined;
  return { ...(points !== undefined && { points }), ...(counted !== undefined && { units: counted / 100 }) };
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}

function readIndents(draft: Draft, values: AttributeValues): void {
  const start = length(
    twips(values.get('start') ?? values.get('left')),
    values.get('startChars') ?? values.get('leftChars'),
  );
  const end = length(
    twips(values.get('end') ?? values.get('right')),
    values.get('endChars') ?? values.get('rightChars'),
  );
  // Hanging and first line are one value with a sign; hanging wins where both are there (17.3.1.12).
  const hangingUnits = values.get('hangingChars');
  const points = negative(twips(values.get('hanging'))) ?? twips(values.get('firstLine'));
  const first =
    hangingUnits === undefined
      ? length(points, values.get('firstLineChars'))
      : length(points, String(-(wholeNumber(hangingUnits) ?? 0)));
  if (start) draft.start = start;
  if (end) draft.end = end;
  if (first) draft.first = first;
}

function readSpacing(draft: Draft, values: AttributeValues): void {
  const before = length(twips(values.get('before')), values.get('beforeLines'));
  const after = length(twips(values.get('after')), values.get('afterLines'));
  if (before) draft.before = before;
  if (after) draft.after = after;
  const line = values.get('line');
  if (line !== undefined) {
    draft.line = line;
    // A rule belongs to its line: without one it is automatic, whatever the style's rule (17.3.1.33).
    draft.lineRule = values.get('lineRule') ?? 'auto';
  } else if (values.has('lineRule')) {
    draft.lineRule = values.get('lineRule') ?? 'auto';
  }
  if (values.has('beforeAutospacing')) draft.autoBefore = isOn(values.get('beforeAutospacing'));
  if (values.has('afterAutospacing')) draft.autoAfter = isOn(values.get('afterAutospacing'));
}

function readNumbering(draft: Draft, part: XmlPart, element: XmlElement): void {
  const id = readAttributes(part, child(element, 'w:numId')).get('val');
  const level = wholeNumber(readAttributes(part, child(element, 'w:ilvl')).get('val'));
  if (id !== undefined) draft.numberingId = id;
  if (level !== undefined && level >= 0 && level <= 8) draft.level = level;
}

/** What a `w:pPr` states (ECMA-376 part 1, 17.3.1). */
export function readParagraphProperties(
  part: XmlPart,
  properties: XmlElement | undefined,
  theme: Theme,
): ParagraphProperties {
  const draft: Draft = {};
  for (const each of properties?.children ?? []) {
    const values = readAttributes(part, each);
    const value = values.get('val');
    const name = ownValue(switches, each.name);
    if (name) draft[name] = isOn(value);
    else if (each.name === 'w:pStyle' && value !== undefined) draft.style = value;
    else if (each.name === 'w:numPr') readNumbering(draft, part, each);
    else if (each.name === 'w:jc' && value !== undefined) draft.align = value;
    else if (each.name === 'w:ind') readIndents(draft, values);
    else if (each.name === 'w:spacing') readSpacing(draft, values);
    else if (each.name === 'w:tabs') draft.tabs = readTabs(part, each);
    else if (each.name === 'w:pBdr') draft.borders = readEdges(part, each, theme);
    else if (each.name === 'w:shd') draft.shading = readShading(values, theme);
    else if (each.name === 'w:textAlignment' && value !== undefined) draft.textAlignment = value;
    else if (each.name === 'w:outlineLvl') draft.outlineLevel = wholeNumber(value) ?? 9;
  }
  return draft;
}

function mergeLength(below: Length | undefined, above: Length | undefined): Length | undefined {
  return below && above ? { ...below, ...above } : (above ?? below);
}

/** `above` over `below`: single values replace each other; indents, tabs and borders side by side. */
export function mergeParagraphs(below: ParagraphProperties, above: ParagraphProperties): ParagraphProperties {
  const merged: Draft = { ...below, ...above };
  for (const name of ['start', 'end', 'first', 'before', 'after'] as const) {
    const value = mergeLength(below[name], above[name]);
    if (value) merged[name] = value;
  }
  if (below.tabs && above.tabs) merged.tabs = [...below.tabs, ...above.tabs];
  if (below.borders && above.borders) merged.borders = { ...below.borders, ...above.borders };
  return merged;
}
