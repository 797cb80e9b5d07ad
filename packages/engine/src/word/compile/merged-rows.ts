import { partNamespaces } from '../read/part-namespaces.ts';
import { gridRows, type GridRow } from '../read/table-grid.ts';
import { descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits, PlacedStructure } from './edits.ts';
import { boundsInside } from './element-bounds.ts';
import type { Execution } from './step.ts';
import type { TemplateTag } from './template-tag.ts';

const encoder = new TextEncoder();

/** By column of the grid, the cells of the template that the cell merged there may start with: one, or one a branch. */
type Starts = ReadonlyMap<number, ReadonlySet<XmlElement>>;

/** By column, the cell of the template that the merged cell of the last printed row did start with. */
type Printed = ReadonlyMap<number, XmlElement>;

const nonePrinted: Printed = new Map();

/** A block with branches around rows: what was above it, and what each finished branch ended with. */
interface Branches {
  readonly placed: PlacedStructure;
  readonly above: Starts;
  readonly ends: Starts[];
  section: number;
}

function union(all: readonly Starts[]): Starts {
  const joined = new Map<number, Set<XmlElement>>();
  for (const starts of all) {
    for (const [column, cells] of starts) joined.set(column, new Set([...(joined.get(column) ?? []), ...cells]));
  }
  return joined;
}

function rowStarts(row: GridRow, above: Starts): Starts {
  const starts = new Map<number, ReadonlySet<XmlElement>>();
  for (const { element, column, merge } of row.cells) {
    if (merge === 'restart') starts.set(column, new Set([element]));
    else if (merge === 'continue') starts.set(column, above.get(column) ?? new Set([element]));
  }
  return starts;
}

/** For each row its merged cells and what they start with. A branch follows what is above all branches. */
function readStarts(rows: readonly GridRow[], structures: readonly PlacedStructure[]): Starts[] {
  const open: Branches[] = [];
  let above: Starts = new Map();
  return rows.map((row) => {
    const { start, end } = row.element;
    const around = structures.filter((each) => each.start.at <= start && each.end.at >= end);
    for (let last = open.at(-1); last && !around.includes(last.placed); last = open.at(-1)) {
      above = union([...last.ends, above]);
      open.pop();
    }
    around.forEach((placed, depth) => {
      const section = placed.splits.filter(({ at }) => at <= start).length;
      const branches = open[depth];
      if (!branches) open.push({ placed, above, ends: [], section });
      else if (branches.section !== section) {
        branches.ends.push(above);
        branches.section = section;
        ({ above } = branches);
      }
    });
    return (above = rowStarts(row, above));
  });
}

/** What the merged cells of a row turn out to start with. */
function settle(starts: Starts, printed: Printed): Printed {
  const settled = new Map<number, XmlElement>();
  for (const [column, cells] of starts) {
    const before = printed.get(column);
    const [first] = cells;
    if (before && cells.has(before)) settled.set(column, before);
    else if (first) settled.set(column, first);
  }
  return settled;
}

function withBranches(table: XmlElement, edits: Edits): PlacedStructure[] {
  return edits.structures
    .filter(({ structure, splits }) => splits.length > 0 && structure.kind !== 'guard' && structure.kind !== 'keep')
    .filter(({ start, end }) => start.at >= table.openEnd && end.at <= table.closeStart)
    .toSorted((a, b) => a.start.at - b.start.at || b.end.at - a.end.at || a.start.order - b.start.order);
}

/**
 * Lets cells merged over rows start again where the row that they start in is left out: a cell may only continue the one
 * that is above it in the document (ECMA-376 part 1, 17.4.84).
 */
export function restartMerges(part: XmlPart, table: XmlElement, tags: readonly TemplateTag[], edits: Edits): void {
  if (edits.isRemoved(table.start)) return;
  const rows = gridRows(part, table).filter(({ element }) => !edits.isRemoved(element.start));
  if (!rows.some(({ cells }) => cells.some(({ merge }) => merge === 'continue'))) return;
  const { own, declare } = partNamespaces(part);
  const restart = encoder.encode(`<${own}vMerge${declare} ${own}val="restart"/>`);
  const printed = new WeakMap<Execution, Printed>();
  const head = table.children.findLast((each) => each.name === 'w:tblGrid' || each.name === 'w:tblPr');
  const [inside] = boundsInside(table, tags);
  edits.step(head?.end ?? table.openEnd, inside.order, (execution) => printed.set(execution, nonePrinted));
  const allStarts = readStarts(rows, withBranches(table, edits));
  rows.forEach(({ element: row, cells }, index) => {
    const starts = allStarts[index] ?? new Map();
    for (const { element, column, merge } of cells) {
      const mark = merge === 'continue' ? descend(element, 'w:tcPr', 'w:vMerge') : undefined;
      if (!mark) continue;
      const written = encoder.encode(part.xml.slice(mark.start, mark.end));
      edits.cut(mark.start, mark.end);
      edits.step(mark.start, 0, (execution) => {
        const before = printed.get(execution)?.get(column);
        execution.out.write(before && starts.get(column)?.has(before) ? written : restart);
      });
    }
    const [, end] = boundsInside(row, tags);
    edits.step(end.at, end.order, (execution) =>
      printed.set(execution, settle(starts, printed.get(execution) ?? nonePrinted)),
    );
  });
}
