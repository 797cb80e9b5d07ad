import { childValue } from '../../../xml/part-attribute.ts';
import { isOn, twips, wholeNumber, plainNumber } from '../../../xml/values.ts';
import { type XmlElement, type XmlPart, child } from '../../../xml/xml-element.ts';
import type { Columns, DocumentGrid, PageSetup, Section } from '../../model/section.ts';
import { presentEdges, readEdges } from './edges.ts';
import { ownValue, readAttributes, type AttributeValues } from './read-attributes.ts';
import type { DocumentSettings } from './settings.ts';
import type { Theme } from './theme.ts';

/** pt between columns that state no space: half an inch (ECMA-376 part 1, 17.6.4). */
const plainSpace = 36;

/** Most columns, and narrowest, pt, that Word takes. */
const mostColumns = 45;
const narrowest = 12;

/** Columns in `room` pt; of equal width unless each is given (17.6.3, 17.6.4). */
function readColumns(part: XmlPart | undefined, element: XmlElement | undefined, room: number): Columns {
  const values = readAttributes(part, element);
  const hasLine = values.has('sep') && isOn(values.get('sep'));
  const given = (element?.children ?? []).filter(({ name }) => name === 'w:col').slice(0, mostColumns);
  if (given.length > 0 && values.has('equalWidth') && !isOn(values.get('equalWidth'))) {
    const columns = given.map((each, at) => {
      const own = readAttributes(part, each);
      const space = at === given.length - 1 ? 0 : Math.max(0, twips(own.get('space')) ?? 0);
      return { width: Math.max(narrowest, twips(own.get('w')) ?? 0), space };
    });
    return { columns, hasLine };
  }
  const count = Math.min(Math.max(wholeNumber(values.get('num')) ?? 1, 1), mostColumns);
  const space = Math.max(0, twips(values.get('space')) ?? plainSpace);
  const width = Math.max(narrowest, (room - space * (count - 1)) / count);
  const columns = Array.from({ length: count }, (_, at) => ({ width, space: at === count - 1 ? 0 : space }));
  return { columns, hasLine };
}

/** Page of a section that does not specify it: Letter with margins of an inch, as Word takes it (ECMA-376 part 1, 17.6.11, 17.6.13). */
const plain = { width: 612, height: 792, margin: 72, header: 36 };

/** Sizes that Word takes: 0.1 to 22 inches of paper, pt. */
const smallestPage = 7.2;
const largestPage = 1584;

const starts: Readonly<Record<string, Section['start']>> = {
  nextPage: 'nextPage',
  continuous: 'continuous',
  nextColumn: 'nextColumn',
  evenPage: 'evenPage',
  oddPage: 'oddPage',
};
const verticalAligns: Readonly<Record<string, PageSetup['verticalAlign']>> = {
  top: 'top',
  center: 'center',
  bottom: 'bottom',
  both: 'spread',
};
const gridKinds: Readonly<Record<string, DocumentGrid['kind']>> = {
  lines: 'lines',
  linesAndChars: 'linesAndCharacters',
  snapToChars: 'snapToCharacters',
};

function paper(text: string | undefined, otherwise: number): number {
  const value = twips(text);
  return value !== undefined && value >= smallestPage ? Math.min(value, largestPage) : otherwise;
}

/** Grid of a section (17.6.5): pitch in twips, characters in 4096ths of a point; undefined where lines keep to none. */
function readGrid(values: AttributeValues, defaultSize: number): DocumentGrid | undefined {
  const kind = ownValue(gridKinds, values.get('type'));
  const linePitch = twips(values.get('linePitch')) ?? 0;
  if (kind === undefined || linePitch < 1) return undefined;
  const characterSpace = (plainNumber(values.get('charSpace')) ?? 0) / 4096;
  return { kind, linePitch, characterSpace, characterPitch: defaultSize + characterSpace };
}

type Margins = Pick<PageSetup, 'margins' | 'fixedTop' | 'fixedBottom' | 'header' | 'footer'>;

function readMargins(values: AttributeValues, settings: DocumentSettings, rtlGutter: boolean): Margins {
  const of = (name: string): number => twips(values.get(name)) ?? plain.margin;
  const top = of('top');
  const bottom = of('bottom');
  const gutter = Math.max(0, twips(values.get('gutter')) ?? 0);
  const side = rtlGutter ? 'right' : 'left';
  const gutterAt = settings.gutterAtTop ? 'top' : side;
  const added = (at: typeof gutterAt): number => (at === gutterAt ? gutter : 0);
  return {
    margins: {
      top: Math.abs(top) + added('top'),
      bottom: Math.abs(bottom),
      left: of('left') + added('left'),
      right: of('right') + added('right'),
    },
    fixedTop: top < 0,
    fixedBottom: bottom < 0,
    header: Math.max(0, twips(values.get('header')) ?? plain.header),
    footer: Math.max(0, twips(values.get('footer')) ?? plain.header),
  };
}

function readBorders(part: XmlPart | undefined, element: XmlElement, theme: Theme): PageSetup['borders'] {
  const edges = presentEdges(readEdges(part, element, theme));
  if (!edges) return undefined;
  const values = readAttributes(part, element);
  const display = values.get('display');
  const firstOrAll = display === 'firstPage' ? 'first' : 'all';
  return {
    edges,
    from: values.get('offsetFrom') === 'page' ? 'page' : 'text',
    pages: display === 'notFirstPage' ? 'notFirst' : firstOrAll,
  };
}

/**
 * Text that runs down the page, in lines from right to left (17.18.93): transitional and strict names. So does that of sections
 * which specify `btLr`, as Word prints them.
 */
const downwards: ReadonlySet<string> = new Set(['tbRl', 'tbRlV', 'rl', 'rlV', 'btLr']);

function isVertical(direction: string | undefined): boolean {
  return direction !== undefined && downwards.has(direction);
}

/** What the pages of a document depend on in addition to the properties of their sections. */
export interface PageGround {
  readonly settings: DocumentSettings;
  readonly theme: Theme;
  /** Size of text of the default paragraph style, pt. */
  readonly defaultSize: number;
}

/** Page of a section; that of a document without any for undefined properties. */
export function readPageSetup(
  part: XmlPart | undefined,
  properties: XmlElement | undefined,
  { settings, theme, defaultSize }: PageGround,
): PageSetup {
  const find = (name: string): XmlElement | undefined => properties && child(properties, name);
  const size = readAttributes(part, find('w:pgSz'));
  const width = paper(size.get('w'), plain.width);
  const height = paper(size.get('h'), plain.height);
  const rtlGutter = find('w:rtlGutter') !== undefined && isOn(childValue(part, properties, 'w:rtlGutter'));
  const page = readMargins(readAttributes(part, find('w:pgMar')), settings, rtlGutter);
  const direction = isVertical(childValue(part, properties, 'w:textDirection')) ? 'vertical' : 'horizontal';
  const { top, bottom, left, right } = page.margins;
  const room = direction === 'vertical' ? height - top - bottom : width - left - right;
  const grid = readGrid(readAttributes(part, find('w:docGrid')), defaultSize);
  const frame = find('w:pgBorders');
  const borders = frame && readBorders(part, frame, theme);
  const columns: Columns = readColumns(part, find('w:cols'), room);
  return {
    width,
    height,
    ...page,
    direction,
    ...(grid && { grid }),
    columns,
    verticalAlign: ownValue(verticalAligns, childValue(part, properties, 'w:vAlign')) ?? 'top',
    ...(borders && { borders }),
  };
}

/** A section without its content. */
export function readSectionFormat(
  part: XmlPart | undefined,
  properties: XmlElement | undefined,
  page: PageSetup,
): Pick<Section, 'page' | 'start' | 'hasFirstPage' | 'numbering'> {
  const title = properties && child(properties, 'w:titlePg');
  const numbers = readAttributes(part, properties && child(properties, 'w:pgNumType'));
  const start = wholeNumber(numbers.get('start'));
  return {
    page,
    start: ownValue(starts, childValue(part, properties, 'w:type')) ?? 'nextPage',
    hasFirstPage: title !== undefined && isOn(readAttributes(part, title).get('val')),
    numbering: { ...(start !== undefined && { start }), format: numbers.get('fmt') ?? 'decimal' },
  };
}
