import { attribute } from '../../xml/attributes.ts';
import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { ListCopy } from './repeated-ids.ts';
import type { ListPart } from '../../package/content-types.ts';

function findById(list: ListPart, name: string, attributeName: string, id: string): XmlElement | undefined {
  return list.items.find((each) => each.name === name && attribute(list.part.xml, each, attributeName) === id);
}

function value(part: XmlPart, element: XmlElement | undefined): string | undefined {
  return element && attribute(part.xml, element, 'val');
}

/** Where each level of a list begins to count. */
function levelStarts(list: ListPart, num: XmlElement): Map<number, string> {
  const { part } = list;
  const starts = new Map<number, string>();
  const base = findById(list, 'w:abstractNum', 'abstractNumId', value(part, child(num, 'w:abstractNumId')) ?? '');
  const levels = base?.children.filter(({ name }) => name === 'w:lvl') ?? [];
  // A description that only points to a style has no levels of its own (ECMA-376 part 1, 17.9.21).
  if (levels.length === 0) for (let level = 0; level < 9; level++) starts.set(level, '1');
  for (const level of levels) {
    // Without a start a level counts from 0 (17.9.25).
    starts.set(Number(attribute(part.xml, level, 'ilvl')), value(part, child(level, 'w:start')) ?? '0');
  }
  for (const override of num.children.filter(({ name }) => name === 'w:lvlOverride')) {
    const level = child(override, 'w:lvl');
    const start = value(part, child(override, 'w:startOverride')) ?? value(part, level && child(level, 'w:start'));
    if (start !== undefined) starts.set(Number(attribute(part.xml, override, 'ilvl')), start);
  }
  return starts;
}

/** Changes of single levels that the list itself makes. */
function ownLevel(part: XmlPart, num: XmlElement, level: number): string {
  const override = num.children.find(
    (each) => each.name === 'w:lvlOverride' && attribute(part.xml, each, 'ilvl') === String(level),
  );
  const own = override && child(override, 'w:lvl');
  return own ? part.xml.slice(own.start, own.end) : '';
}

/** A list like another one that counts from its start again (ECMA-376 part 1, 17.9.8 and 17.9.26). */
function listXml(list: ListPart, { id, original }: ListCopy): string {
  const { part, prefix } = list;
  const num = findById(list, 'w:num', 'numId', original);
  const base = num && child(num, 'w:abstractNumId');
  if (!num || !base) return '';
  const attributePrefix = prefix === '' ? 'w:' : prefix;
  const overrides = [...levelStarts(list, num)]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([level, start]) =>
        `<${prefix}lvlOverride ${attributePrefix}ilvl="${level}"><${prefix}startOverride ${attributePrefix}val="${start}"/>` +
        `${ownLevel(part, num, level)}</${prefix}lvlOverride>`,
    );
  const head = `<${prefix}num ${attributePrefix}numId="${id}">${part.xml.slice(base.start, base.end)}`;
  return `${head}${overrides.join('')}</${prefix}num>`;
}

/** The numbering part with more lists in it. */
export function addLists(list: ListPart, lists: readonly ListCopy[]): string {
  const { xml } = list.part;
  const last = list.items.findLast(({ name }) => name === 'w:num');
  const at = last?.end ?? list.part.root.closeStart;
  return xml.slice(0, at) + lists.map((each) => listXml(list, each)).join('') + xml.slice(at);
}
