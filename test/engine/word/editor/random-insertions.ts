import fc from 'fast-check';
import type { EditorBlock } from '@shorui/engine/model';
import { optionsOf, wish, type Wish } from './random-layer.ts';
import { block } from './support.ts';

/** An item of a random list, with those one level down. */
interface Item {
  readonly wish: Wish;
  readonly items: readonly Item[];
}

/** A block that is put in. */
export type Inserted =
  | { readonly kind: 'paragraph'; readonly wish: Wish }
  | { readonly kind: 'passage'; readonly wish: Wish; readonly children: readonly Inserted[] }
  | { readonly kind: 'list'; readonly wish: Wish; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly wish: Wish; readonly rows: readonly Row[] };

interface Row {
  readonly wish: Wish;
  readonly cells: readonly { readonly wish: Wish; readonly children: readonly Inserted[] }[];
}

const { insertions } = fc.letrec<{ insertions: Inserted[]; node: Inserted; items: Item[] }>((tie) => ({
  insertions: fc.array(tie('node'), { minLength: 1, maxLength: 3, depthIdentifier: 'blocks' }),
  items: fc.array(
    fc.record({
      wish,
      items: fc.oneof({ maxDepth: 2 }, fc.constant([]), tie('items')),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  node: fc.oneof(
    { depthIdentifier: 'blocks', maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('paragraph' as const), wish }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('list' as const), wish, items: tie('items') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('passage' as const), wish, children: tie('insertions') }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('table' as const),
        wish,
        rows: fc.array(
          fc.record({
            wish,
            cells: fc.array(fc.record({ wish, children: tie('insertions') }), { minLength: 1, maxLength: 2 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    },
  ),
}));

export { insertions };

/** Writes inserted blocks with their options, or with tags in blocks of their own around them. */
export class InsertionWriter {
  #paths: number;
  #texts = 0;
  readonly #withTags: boolean;

  /** `firstPath`: the last step of the path of the first block. */
  constructor(withTags: boolean, firstPath = 1000) {
    this.#withTags = withTags;
    this.#paths = firstPath;
  }

  blocks(nodes: readonly Inserted[]): EditorBlock[] {
    return nodes.flatMap((node) => {
      const made = this.#around(this.#bare(node), node.wish, (tag) => this.#new('newParagraph', { text: tag }));
      // Tables that touch are kept apart, which is not what is looked at here.
      return node.kind === 'table' ? [...made, this.#paragraph('間')] : made;
    });
  }

  #new(type: EditorBlock['type'], rest: Partial<EditorBlock>): EditorBlock {
    return block(type, [0, this.#paths++], rest);
  }

  #paragraph(text: string): EditorBlock {
    return this.#new('newParagraph', { text: `${text}${++this.#texts}：{{値}}` });
  }

  #around(made: EditorBlock, wished: Wish, carrier: (tag: string) => EditorBlock): EditorBlock[] {
    const { list, condition } = wished;
    if (!this.#withTags) return [{ ...made, ...optionsOf(wished) }];
    const inner = condition === null ? [made] : [carrier(`{{#if c${condition}}}`), made, carrier('{{/if}}')];
    return list === null ? inner : [carrier(`{{#each ${list}}}`), ...inner, carrier('{{/each}}')];
  }

  #bare(node: Inserted): EditorBlock {
    switch (node.kind) {
      case 'paragraph':
        return this.#paragraph('段');
      case 'passage':
        return this.#new('proposal', { text: `提案${++this.#texts}\n{{値}}`, children: this.blocks(node.children) });
      case 'list':
        return this.#new('newList', { children: this.#items(node.items) });
      case 'table':
        return this.#new('newTable', { children: node.rows.flatMap((row) => this.#row(row)) });
    }
  }

  #items(items: readonly Item[]): EditorBlock[] {
    return items.flatMap((each) => {
      const item = this.#new('listItem', { text: `項${++this.#texts}：{{値}}`, children: this.#items(each.items) });
      return this.#around(item, each.wish, (tag) => this.#new('listItem', { text: tag }));
    });
  }

  #row({ wish: wished, cells }: Row): EditorBlock[] {
    const children = cells.map((each) => {
      const closed = (content: EditorBlock[]): EditorBlock[] => [...content, this.#paragraph('末')];
      const cell = this.#new('cell', { children: closed(this.blocks(each.children)) });
      if (!this.#withTags) return { ...cell, ...optionsOf(each.wish) };
      const group = this.#new('proposal', { children: cell.children ?? [] });
      const inner = this.#around(group, each.wish, (tag) => this.#new('newParagraph', { text: tag }));
      return { ...cell, children: inner };
    });
    const carrier = (tag: string): EditorBlock => this.#new('row', { children: [this.#new('cell', { text: tag })] });
    return this.#around(this.#new('row', { children }), wished, carrier);
  }
}
