import type { PageBox, ReasonBox } from './protocol.ts';

/** A stretch of a page that is printed for one reason. */
export interface Bracket extends PageBox {
  readonly id: string;
  /** How many other brackets are around it. */
  readonly level: number;
  /** What decides, and what decides about the brackets around it, outermost first. */
  readonly lines: readonly string[];
}

/** The brackets of one page: blocks that follow each other and have the same reason are in one, and brackets are in each other. */
export function bracketsOf(blocks: readonly ReasonBox[], page: number): readonly Bracket[] {
  const found: Bracket[] = [];
  /** The open bracket of each level, with the keys that lead to it. */
  let open: { readonly key: string; readonly index: number }[] = [];
  for (const block of blocks) {
    if (block.page !== page) continue;
    const keys = block.reasons.map((_, level) =>
      JSON.stringify(block.reasons.slice(0, level + 1).map(({ key }) => key)),
    );
    open = open.filter(({ key }, level) => key === keys[level] && isNear(found[open[level]?.index ?? -1], block));
    for (const [level, key] of keys.entries()) {
      const known = open[level];
      const bracket = known === undefined ? undefined : found[known.index];
      if (known !== undefined && bracket !== undefined) {
        found[known.index] = around(bracket, block);
        continue;
      }
      open[level] = { key, index: found.length };
      const lines = block.reasons.slice(0, level + 1).flatMap((reason) => reason.lines);
      const { x, y, width, height } = block;
      found.push({ id: `${page}-${found.length}`, level, lines: [...new Set(lines)], page, x, y, width, height });
    }
  }
  return found;
}

/** Blocks without a reason may stand between two with the same one: those are far from each other, or are about another repetition. */
function isNear(bracket: Bracket | undefined, { y, height }: ReasonBox): boolean {
  if (bracket === undefined) return false;
  // Two lines at most between them.
  const gap = Math.max(y - (bracket.y + bracket.height), bracket.y - (y + height));
  return gap < 2 * Math.max(12, Math.min(height, bracket.height));
}

function around(bracket: Bracket, { x, y, width, height }: PageBox): Bracket {
  const [left, top] = [Math.min(bracket.x, x), Math.min(bracket.y, y)];
  const right = Math.max(bracket.x + bracket.width, x + width);
  const bottom = Math.max(bracket.y + bracket.height, y + height);
  return { ...bracket, x: left, y: top, width: right - left, height: bottom - top };
}
