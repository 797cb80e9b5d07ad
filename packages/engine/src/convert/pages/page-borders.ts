import type { Edge, Edges } from '../model/edge.ts';
import type { RuleMark } from '../model/mark.ts';
import type { PageDraft } from './page-draft.ts';
import type { Box } from './text-area.ts';

/** The borders of a page: `space` pt inside of its edges, or outside of its text. */
export function pageBorders({ start }: PageDraft): RuleMark[] {
  const { page } = start.section;
  const { borders } = page;
  if (!borders) return [];
  if (borders.pages === 'first' && !start.isFirstOfSection) return [];
  if (borders.pages === 'notFirst' && start.isFirstOfSection) return [];
  const { edges, from } = borders;
  if (from === 'page') return rulesAround(edges, { x: 0, y: 0, width: page.width, height: page.height }, 1);
  const { area } = start;
  return rulesAround(edges, area.boxToPage({ x: 0, y: 0, width: area.width, height: area.height }), -1);
}

/** Rules at the sides of a box; `inwards` is 1 where they are in it and -1 where they are around it. */
function rulesAround(edges: Edges, box: Box, inwards: 1 | -1): RuleMark[] {
  const away = (edge: Edge | undefined): number => (edge ? (edge.space + edge.width / 2) * inwards : 0);
  const left = box.x + away(edges.left);
  const right = box.x + box.width - away(edges.right);
  const top = box.y + away(edges.top);
  const bottom = box.y + box.height - away(edges.bottom);
  const marks: RuleMark[] = [];
  const add = (edge: Edge | undefined, x1: number, y1: number, x2: number, y2: number): void => {
    if (edge) marks.push({ kind: 'rule', x1, y1, x2, y2, edge });
  };
  add(edges.top, left, top, right, top);
  add(edges.bottom, left, bottom, right, bottom);
  add(edges.left, left, top, left, bottom);
  add(edges.right, right, top, right, bottom);
  return marks;
}
