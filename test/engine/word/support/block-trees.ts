import fc from 'fast-check';

/** A piece of a paragraph. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value' | 'shape' | 'note' }
  | { readonly kind: 'if'; readonly inner: readonly Piece[]; readonly otherwise: readonly Piece[] | null }
  | { readonly kind: 'each'; readonly inner: readonly Piece[]; readonly otherwise: readonly Piece[] | null };

/** A block of a document that is a template: what a writer may put between tags, to any depth. */
export type Node =
  | {
      readonly kind: 'paragraph';
      readonly pieces: readonly Piece[];
      readonly marked: boolean;
      readonly cuts: readonly number[];
    }
  | { readonly kind: 'table'; readonly columns: number; readonly rows: readonly RowNode[] }
  | { readonly kind: 'control'; readonly inner: readonly Node[] }
  | { readonly kind: 'if' | 'each'; readonly inner: readonly Node[]; readonly otherwise: readonly Node[] | null };

/** Rows of a table. The tags of a block stand in rows of their own or in the first and the last cell. */
export type RowNode =
  | { readonly kind: 'row'; readonly cells: readonly (readonly Node[])[] }
  | {
      readonly kind: 'rows';
      readonly block: 'if' | 'each';
      readonly inner: readonly RowNode[];
      readonly otherwise: readonly RowNode[] | null;
    }
  | { readonly kind: 'tagged'; readonly block: 'if' | 'each'; readonly cells: readonly (readonly Node[])[] };

/** Every item has the same names, so that a block may stand in the scope of any other one. */
export interface Item {
  readonly v: string;
  readonly k: boolean;
  readonly l: readonly Item[];
  readonly [name: string]: string | boolean | readonly Item[];
}

const { pieces: anyPieces } = fc.letrec<{ piece: Piece; pieces: readonly Piece[]; otherwise: readonly Piece[] | null }>(
  (tie) => ({
    piece: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('甲', '乙 ', '<&') }),
      fc.record({ kind: fc.constantFrom('value' as const, 'shape' as const, 'note' as const) }),
      fc.record({
        kind: fc.constantFrom('if' as const, 'each' as const),
        inner: tie('pieces'),
        otherwise: tie('otherwise'),
      }) as fc.Arbitrary<Piece>,
    ),
    pieces: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }),
    otherwise: fc.option(tie('pieces'), { freq: 3 }),
  }),
);

const paragraph = fc.record({
  kind: fc.constant('paragraph' as const),
  pieces: anyPieces,
  marked: fc.boolean(),
  cuts: fc.array(fc.nat({ max: 60 }), { maxLength: 4 }),
});

/** A paragraph that is always printed: tables of the template may stand beside it. */
const plain: Node = { kind: 'paragraph', pieces: [{ kind: 'text', text: '間' }], marked: false, cuts: [] };

/** Tables that touch in the template itself are one table to Word; here they never do. */
export function apart(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index) =>
    (node.kind === 'table' || node.kind === 'control') && nodes[index - 1]?.kind === 'table' ? [plain, node] : [node],
  );
}

interface Trees {
  node: Node;
  nodes: readonly Node[];
  otherwise: readonly Node[] | null;
  table: Node;
}

const cellsOf = (nodes: fc.Arbitrary<readonly Node[]>, columns: number): fc.Arbitrary<(readonly Node[])[]> =>
  fc.array(nodes, { minLength: columns, maxLength: columns });

function rowsOf(nodes: fc.Arbitrary<readonly Node[]>, columns: number): fc.Arbitrary<readonly RowNode[]> {
  const row = fc.record({ kind: fc.constant('row' as const), cells: cellsOf(nodes, columns) });
  // In one cell the tags would repeat what is in the cell.
  const tagged = fc.record({
    kind: fc.constant('tagged' as const),
    block: fc.constantFrom('if' as const, 'each' as const),
    cells: cellsOf(nodes, columns),
  });
  return fc.letrec<{ row: RowNode; rows: readonly RowNode[]; otherwise: readonly RowNode[] | null }>((tie) => ({
    row: fc.oneof(
      { maxDepth: 1, withCrossShrink: true },
      columns === 1 ? row : fc.oneof(row, tagged),
      fc.record({
        kind: fc.constant('rows' as const),
        block: fc.constantFrom('if' as const, 'each' as const),
        inner: tie('rows'),
        otherwise: tie('otherwise'),
      }),
    ),
    rows: fc.array(tie('row'), { minLength: 1, maxLength: 2 }),
    otherwise: fc.option(tie('rows'), { freq: 3 }),
  })).rows;
}

/** Documents of blocks in blocks. */
export const anyNodes: fc.Arbitrary<readonly Node[]> = fc.letrec<Trees>((tie: fc.LetrecTypedTie<Trees>) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    paragraph,
    fc.record({
      kind: fc.constantFrom('if' as const, 'each' as const),
      inner: tie('nodes'),
      otherwise: tie('otherwise'),
    }),
    tie('table'),
    fc.record({ kind: fc.constant('control' as const), inner: tie('nodes') }),
  ),
  nodes: fc.array(tie('node'), { minLength: 1, maxLength: 2 }).map(apart),
  otherwise: fc.option(tie('nodes'), { freq: 3 }),
  table: fc.integer({ min: 1, max: 2 }).chain((columns) =>
    fc.record({
      kind: fc.constant('table' as const),
      columns: fc.constant(columns),
      rows: rowsOf(tie('nodes'), columns),
    }),
  ),
})).nodes;

/** Data of a few levels: lists of none to three items in each item. */
export const anyItem: fc.Arbitrary<Item> = fc.letrec<{ item: Item; list: readonly Item[] }>((tie) => ({
  item: fc.record({ v: fc.constantFrom('一', '二', '三'), k: fc.boolean(), l: tie('list') }),
  list: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: fc.constant([]), weight: 1 },
    { arbitrary: fc.array(tie('item'), { minLength: 1, maxLength: 3 }), weight: 3 },
  ),
})).item;
