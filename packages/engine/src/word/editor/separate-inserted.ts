import { child, type XmlElement } from '../../xml/xml-element.ts';
import type { PlannedInsertion } from './plan-insertions.ts';

/** Blocks that are next to each other in a container. */
const blocks = new Set(['w:p', 'w:tbl', 'w:sdt', 'w:customXml']);

/** Does the element begin, or end, with a table? A content control does when what it holds does. */
function isTable(element: XmlElement | undefined, side: 'first' | 'last'): boolean {
  if (element?.name === 'w:tbl') return true;
  if (element?.name !== 'w:sdt') return false;
  const held = (child(element, 'w:sdtContent')?.children ?? []).filter(({ name }) => blocks.has(name));
  return isTable(held.at(side === 'first' ? 0 : -1), side);
}

/**
 * Puts paragraphs between tables that would touch, for Word makes one table of them, and behind a table that would be the last
 * thing in its container, for that must end with a paragraph.
 */
export function separateInserted(insertions: readonly PlannedInsertion[], blank: string): PlannedInsertion[] {
  const groups = new Map<number, PlannedInsertion[]>();
  for (const each of insertions) groups.set(each.at, [...(groups.get(each.at) ?? []), each]);
  const separated = new Map<PlannedInsertion, PlannedInsertion>();
  for (const [at, group] of groups) {
    const beside = (group[0]?.container.children ?? []).filter(({ name }) => blocks.has(name));
    const next = beside.find(({ start }) => start >= at);
    let afterTable = isTable(
      beside.findLast(({ end }) => end <= at),
      'last',
    );
    for (const [index, each] of group.entries()) {
      const last = index === group.length - 1;
      const before = each.isTable && afterTable;
      const behind = each.isTable && last && (!next || isTable(next, 'first'));
      afterTable = each.isTable;
      if (!before && !behind) continue;
      const inside = each.inside.map(({ node, steps: [first = 0, ...rest] }) => ({
        node,
        steps: [first + (before ? 1 : 0), ...rest],
      }));
      separated.set(each, { ...each, inside, xml: (before ? blank : '') + each.xml + (behind ? blank : '') });
    }
  }
  return insertions.map((each) => separated.get(each) ?? each);
}
