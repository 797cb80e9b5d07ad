/** How an engine writes the tags of the benchmark's documents. */
export interface Dialect {
  /** A value of the data, or of the loop around it by its dotted path. */
  value(path: string, loops?: readonly string[]): string;
  /** A condition over a boolean. */
  ifOpen(name: string): string;
  ifClose(name: string): string;
  /** A repetition. `loops` are the lists around it. */
  loopOpen(list: string, loops?: readonly string[]): string;
  loopClose(list: string, loops?: readonly string[]): string;
  /** Repetitions are written by showing the first and the second item, without tags of their own. */
  readonly byExample?: boolean;
  /** The tags of a loop over rows stand in rows of their own. */
  readonly ownRows?: boolean;
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const handlebarsDialect: Dialect = {
  value: (path) => `{{${last(path)}}}`,
  ifOpen: (name) => `{{#if ${name}}}`,
  ifClose: () => '{{/if}}',
  loopOpen: (list) => `{{#each ${list}}}`,
  loopClose: () => '{{/each}}',
};

export const mustacheDialect: Dialect = {
  value: (path) => `{${last(path)}}`,
  ifOpen: (name) => `{#${name}}`,
  ifClose: (name) => `{/${name}}`,
  loopOpen: (list) => `{#${list}}`,
  loopClose: (list) => `{/${list}}`,
};

export const commandDialect: Dialect = {
  value: (path, loops = []) => `{INS ${loops.length > 0 ? `$${loops.at(-1) ?? ''}.` : ''}${last(path)}}`,
  ifOpen: (name) => `{IF ${name}}`,
  ifClose: () => '{END-IF}',
  loopOpen: (list, loops = []) => `{FOR ${list} IN ${loops.length > 0 ? `$${loops.at(-1) ?? ''}.` : ''}${list}}`,
  loopClose: (list) => `{END-FOR ${list}}`,
  ownRows: true,
};

/** `example` is 0 for the item shown first and 1 for the one after it. */
export function exampleDialect(example: 0 | 1): Dialect {
  const index = example === 0 ? '[i]' : '[i+1]';
  return {
    value: (path, loops = []) =>
      `{d.${loops.map((list, depth) => `${list}${depth === loops.length - 1 ? index : '[i]'}.`).join('')}${last(path)}}`,
    ifOpen: (name) => `{d.${name}:ifEQ(true):showBegin}`,
    ifClose: (name) => `{d.${name}:showEnd}`,
    loopOpen: () => '',
    loopClose: () => '',
    byExample: true,
  };
}
