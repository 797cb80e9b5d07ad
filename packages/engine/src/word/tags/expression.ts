/** A parsed expression. Values are literals and paths; anything with arguments is a call of a registered helper. */
export type Expression = LiteralExpression | PathExpression | CallExpression;

export interface LiteralExpression {
  readonly kind: 'literal';
  readonly value: string | number | boolean | null;
}

export interface PathExpression {
  readonly kind: 'path';
  /** How many `../` are in front. */
  readonly up: number;
  /** `@index`, `@root.会社名`: a variable of the loop or the outermost data. */
  readonly variable: boolean;
  /** `this.会社名`, `./会社名`: only the current item is looked at. */
  readonly own: boolean;
  /** Names on the way; none for `this`. */
  readonly names: readonly string[];
  /** As written. */
  readonly original: string;
}

export interface CallExpression {
  readonly kind: 'call';
  readonly helper: string;
  readonly args: readonly Expression[];
  readonly options: Readonly<Record<string, Expression>>;
}

/** Names of blocks. */
export const blockNames = ['each', 'if', 'unless', 'with'] as const;
export type BlockName = (typeof blockNames)[number];

/** A parsed tag. */
export type ParsedTag =
  | { readonly kind: 'value'; readonly expression: Expression }
  | {
      readonly kind: 'open';
      readonly block: BlockName;
      readonly argument: Expression;
      readonly locals: readonly string[];
      /** `columns=true`: the block is about columns of its table instead of rows. */
      readonly columns?: true;
    }
  | { readonly kind: 'else'; readonly block?: 'if' | 'unless'; readonly argument?: Expression }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'comment' };
