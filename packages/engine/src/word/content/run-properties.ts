import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** One property of a run: its name as the standard writes it (`w:b`) and its XML as written. */
export interface RunProperty {
  readonly name: string;
  readonly xml: string;
}

/** The order that the schema demands in `w:rPr` (ECMA-376 part 1, 17.3.2.28 and annex A.1, EG_RPrBase). */
const schemaOrder = [
  'rStyle',
  'rFonts',
  'b',
  'bCs',
  'i',
  'iCs',
  'caps',
  'smallCaps',
  'strike',
  'dstrike',
  'outline',
  'shadow',
  'emboss',
  'imprint',
  'noProof',
  'snapToGrid',
  'vanish',
  'webHidden',
  'color',
  'spacing',
  'w',
  'kern',
  'position',
  'sz',
  'szCs',
  'highlight',
  'u',
  'effect',
  'bdr',
  'shd',
  'fitText',
  'vertAlign',
  'rtl',
  'cs',
  'em',
  'lang',
  'eastAsianLayout',
  'specVanish',
  'oMath',
];
const ranks: ReadonlyMap<string, number> = new Map(schemaOrder.map((name, index) => [`w:${name}`, index]));

/** Extensions of later versions of Word come last. */
function rank({ name }: RunProperty): number {
  return ranks.get(name) ?? schemaOrder.length;
}

/** The properties of a run. The record of a tracked change of them is left out: it may not be repeated. */
export function readRunProperties(part: XmlPart, run: XmlElement): RunProperty[] {
  const properties = child(run, 'w:rPr');
  return (properties?.children ?? [])
    .filter(({ name }) => name !== 'w:rPrChange')
    .map(({ name, start, end }) => ({ name, xml: part.xml.slice(start, end) }));
}

/** Properties with some replaced or added, in the order of the schema. */
export function mergeRunProperties(own: readonly RunProperty[], added: readonly RunProperty[]): readonly RunProperty[] {
  if (added.length === 0) return own;
  const replaced = new Set(added.map(({ name }) => name));
  return [...own.filter(({ name }) => !replaced.has(name)), ...added].toSorted((a, b) => rank(a) - rank(b));
}

/** `w:rPr` of the properties; empty for none. */
export function runPropertiesXml(properties: readonly RunProperty[], prefix: string): string {
  if (properties.length === 0) return '';
  return `<${prefix}rPr>${properties.map(({ xml }) => xml).join('')}</${prefix}rPr>`;
}
