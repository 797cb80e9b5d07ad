import fc from 'fast-check';
import type { BlockOptions, EditorBlock } from '@shorui/engine/model';
import { p, run } from '../support/make-docx.ts';
import { block } from './support.ts';

/** What is set on a block: the list it is looped for, and the condition it is shown on. */
export interface Wish {
  readonly list: string | null;
  readonly condition: number | null;
}

/** A block of a random document. A passage is a stretch of neighbors that is looped or left out together. */
export type Node =
  | { readonly kind: 'paragraph'; readonly wish: Wish }
  | { readonly kind: 'control'; readonly wish: Wish; readonly children: readonly Node[] }
  | { readonly kind: 'passage'; readonly wish: Wish; readonly children: readonly Node[] }
  | { readonly kind: 'table'; readonly wish: Wish; readonly rows: readonly Row[] };

interface Row {
  readonly wish: Wish;
  readonly cells: readonly { readonly wish: Wish; readonly children: readonly Node[] }[];
}

const lists = ['甲', '乙'];

export const wish: fc.Arbitrary<Wish> = fc.record({
  list: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...lists) }),
  condition: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(1, 2, 3) }),
});

const { trees } = fc.letrec<{ trees: Node[]; node: Node; table: Node }>((tie) => ({
  trees: fc.array(tie('node'), { minLength: 1, maxLength: 4, depthIdentifier: 'blocks' }),
  table: fc.record({
    kind: fc.constant('table' as const),
    wish,
    rows: fc.array(
      fc.record({
        wish,
        cells: fc.array(fc.record({ wish, children: tie('trees') }), { minLength: 1, maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  node: fc.oneof(
    { depthIdentifier: 'blocks', maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('paragraph' as const), wish }) },
    { weight: 2, arbitrary: tie('table') },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('control' as const), wish, children: tie('trees') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('passage' as const), wish, children: tie('trees') }),
    },
  ),
}));

export { trees };

/** Answers: items may say themselves whether a condition holds there. */
const item = fc.record({ 値: fc.nat(9), c1: fc.boolean(), c2: fc.boolean() }, { requiredKeys: ['値'] });
export const answers = fc.record({
  値: fc.constant(0),
  c1: fc.boolean(),
  c2: fc.boolean(),
  c3: fc.boolean(),
  甲: fc.array(item, { maxLength: 3 }),
  乙: fc.array(item, { maxLength: 2 }),
});

const table = (rows: string): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(2)}</w:tblGrid>${rows}</w:tbl>`;
const cell = (content: string): string => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;

/** Wraps blocks into the tags that do what is wished, each made into something that vanishes. */
function tagged(content: string, { list, condition }: Wish, carrier: (tag: string) => string): string {
  const inner = condition === null ? content : carrier(`{{#if c${condition}}}`) + content + carrier('{{/if}}');
  return list === null ? inner : carrier(`{{#each ${list}}}`) + inner + carrier('{{/each}}');
}

/** Writes a random document as XML and as the editor's document over it. */
export class RandomWriter {
  #texts = 0;
  #passages = 1000;
  readonly #withTags: boolean;

  /** `withTags`: what is wished is written as tags. */
  constructor(withTags: boolean) {
    this.#withTags = withTags;
  }

  xml(nodes: readonly Node[]): string {
    return nodes.map((node) => this.#tag(this.#bare(node), node.wish, p)).join('');
  }

  #tag(content: string, wished: Wish, carrier: (tag: string) => string): string {
    return this.#withTags ? tagged(content, wished, carrier) : content;
  }

  #bare(node: Node): string {
    switch (node.kind) {
      case 'paragraph':
        return p(run(`段${++this.#texts}：{{値}}`));
      case 'passage':
        return this.xml(node.children);
      case 'control':
        return `<w:sdt><w:sdtPr/><w:sdtContent>${this.#closed(node.children)}</w:sdtContent></w:sdt>`;
      case 'table':
        return table(
          node.rows
            .map((row) => {
              const cells = row.cells.map((each) => cell(this.#tag(this.#closed(each.children), each.wish, p)));
              return this.#tag(`<w:tr>${cells.join('')}</w:tr>`, row.wish, (tag) => `<w:tr>${cell(p(tag))}</w:tr>`);
            })
            .join(''),
        );
    }
  }

  /** A cell ends with a paragraph, and a content control that holds none would go when it is empty. */
  #closed(nodes: readonly Node[]): string {
    return this.xml(nodes) + p(run(`末${++this.#texts}`));
  }

  blocks(nodes: readonly Node[], path: readonly number[], home = { count: 0 }): EditorBlock[] {
    return nodes.map((node) => {
      const options = optionsOf(node.wish);
      if (node.kind === 'passage') {
        const own = [...path, this.#passages++];
        return block('proposal', own, { ...options, children: this.blocks(node.children, path, home) });
      }
      const own = [...path, home.count++];
      if (node.kind === 'paragraph') return block('paragraph', own, options);
      if (node.kind === 'control') {
        return block('contentControl', own, { ...options, children: this.blocks(node.children, own) });
      }
      const rows = node.rows.map((row, at) => {
        const cells = row.cells.map((each, column) => {
          const inner = [...own, at, column];
          return block('cell', inner, { ...optionsOf(each.wish), children: this.blocks(each.children, inner) });
        });
        return block('row', [...own, at], { ...optionsOf(row.wish), children: cells });
      });
      return block('table', own, { ...options, children: rows });
    });
  }
}

/** Questions of the lists, and rules of the conditions. */
export function optionsOf({ list, condition }: Wish): { options?: BlockOptions } {
  if (list === null && condition === null) return {};
  return {
    options: {
      ...(list !== null && { isLoop: true, questionId: lists.indexOf(list) + 1 }),
      ...(condition !== null && { ruleId: condition }),
    },
  };
}

export function listsOf(questionId: number): readonly string[] {
  return lists.slice(questionId - 1, questionId);
}
