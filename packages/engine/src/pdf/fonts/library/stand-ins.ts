/** How a symbol is drawn that no font has: as another character, with strokes over it where it takes them. */
export interface StandIn {
  readonly codePoint: number;
  readonly over?: 'check' | 'cross';
}

const box = '□';
const table: readonly (readonly [symbols: string, drawn: string, over?: 'check' | 'cross'])[] = [
  // Boxes to tick, as Word's check boxes have them.
  ['☐❏❐❑❒', box],
  ['☑', box, 'check'],
  ['☒', box, 'cross'],
  ['✔', '✓'],
  ['✕✖✗✘', '×'],
  // Arrows that Word's bullets are made of.
  ['➔➜➝', '→'],
  ['➢➤', '▷'],
  ['❖', '◆'],
  ['⟡', '◇'],
];

/**
 * Characters that differ from another only in where lines may break. The font that draws the other one draws them too: the hyphens
 * of another font are at another height.
 */
export const twins: ReadonlyMap<number, number> = new Map([[0x2011, 0x2010]]);

/** Symbols of Word documents that Japanese fonts lack, by what looks the same. */
export const standIns: ReadonlyMap<number, StandIn> = new Map(
  table.flatMap(([symbols, drawn, over]) =>
    Array.from(symbols, (symbol): [number, StandIn] => [
      symbol.codePointAt(0) ?? 0,
      { codePoint: drawn.codePointAt(0) ?? 0, ...(over && { over }) },
    ]),
  ),
);
