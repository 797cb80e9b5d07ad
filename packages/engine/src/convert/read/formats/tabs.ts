import type { TabLeader, TabStop } from '../../../pdf/layout/index.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { twips } from '../../../xml/values.ts';
import { readAttributes, ownValue } from './read-attributes.ts';

/** A tab stop as stated; `clear` takes away the stop that styles put there, `bar` is a stroke and stops nothing. */
export interface StatedTab {
  /** pt. */
  readonly position: number;
  readonly align: TabStop['align'] | 'clear' | 'bar';
  readonly leader?: TabLeader;
}

const aligns: Readonly<Record<string, StatedTab['align']>> = {
  left: 'start',
  start: 'start',
  num: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  decimal: 'decimal',
  clear: 'clear',
  bar: 'bar',
};

const leaders: Readonly<Record<string, TabLeader>> = {
  dot: 'dot',
  middleDot: 'middleDot',
  hyphen: 'hyphen',
  underscore: 'line',
  heavy: 'line',
};

/** Stops of `w:tabs` (ECMA-376 part 1, 17.3.1.37, 17.3.1.38). */
export function readTabs(part: XmlPart, tabs: XmlElement): StatedTab[] {
  const found: StatedTab[] = [];
  for (const each of tabs.children) {
    if (each.name !== 'w:tab') continue;
    const values = readAttributes(part, each);
    const position = twips(values.get('pos'));
    if (position === undefined) continue;
    const leader = ownValue(leaders, values.get('leader'));
    found.push({ position, align: ownValue(aligns, values.get('val')) ?? 'start', ...(leader && { leader }) });
  }
  return found;
}

/** Stops that are left when later ones replace, or clear, earlier ones at the same place; from the first to the last. */
export function settleTabs(stated: readonly StatedTab[] | undefined): TabStop[] {
  const stops = new Map<number, TabStop>();
  for (const { position, align, leader } of stated ?? []) {
    const key = Math.round(position * 20);
    stops.delete(key);
    if (align === 'clear' || align === 'bar') continue;
    stops.set(key, { position, align, ...(leader && { leader }) });
  }
  return [...stops.values()].sort((a, b) => a.position - b.position);
}
