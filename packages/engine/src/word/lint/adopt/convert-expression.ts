import { quoteName } from '../names/known-value.ts';

/** An expression of the old template as one of Handlebars: a name, a value, or a call without its parentheses. */
export interface ConvertedExpression {
  readonly text: string;
  /** Does the text need parentheses inside another call? */
  readonly isCall: boolean;
}

const token =
  /\s*(?:(?<text>"[^"]*"|'[^']*'|“[^”]*”)|(?<number>\d+(?:\.\d+)?)(?![^\s()!=<>&|+*/%-])|(?<sign>===|!==|==|!=|<=|>=|&&|\|\||[()!<>+*/|?:-])|(?<name>[^\s()!=<>&|+*/"'“?:]+))/uy;

/** Operators by how tightly they bind, with the helper of each. */
const operators: readonly Readonly<Record<string, string>>[] = [
  { '||': 'or' },
  { '&&': 'and' },
  { '==': 'eq', '===': 'eq', '!=': 'ne', '!==': 'ne' },
  { '<': 'lt', '>': 'gt', '<=': 'lte', '>=': 'gte' },
  { '+': 'add', '-': 'sub' },
  { '*': 'mul', '/': 'div' },
];

const words: Readonly<Record<string, string>> = {
  '.': 'this',
  this: 'this',
  $index: '@index',
  true: 'true',
  false: 'false',
  null: 'null',
};

/** A name or path: `a.b` is a path, `a-b` one name. */
export function convertName(name: string): string {
  const known = words[name];
  if (known !== undefined) return known;
  return name
    .split('.')
    .map((part) => quoteName(part))
    .join('.');
}

interface Token {
  readonly kind: 'text' | 'number' | 'sign' | 'name';
  readonly value: string;
}

function tokens(source: string): Token[] | undefined {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.trimEnd().length) {
    const groups = token.exec(source)?.groups;
    const entry = groups && Object.entries(groups).find(([, value]) => value !== undefined);
    if (!entry) return undefined;
    const [kind, value] = entry;
    found.push({ kind: kind as Token['kind'], value });
  }
  return found;
}

/** Reads an expression. `undefined` when it has something that tags of Shorui cannot express. */
class ExpressionReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(list: readonly Token[]) {
    this.#tokens = list;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  binary(level = 0): ConvertedExpression | undefined {
    const helpers = operators[level];
    if (!helpers) return this.#single();
    let left = this.binary(level + 1);
    for (;;) {
      const next = this.#tokens[this.#at];
      const helper = next?.kind === 'sign' ? helpers[next.value] : undefined;
      if (!left || helper === undefined) return left;
      this.#at += 1;
      const right = this.binary(level + 1);
      if (!right) return undefined;
      left = { text: `${helper} ${nested(left)} ${nested(right)}`, isCall: true };
    }
  }

  #single(): ConvertedExpression | undefined {
    const next = this.#tokens[this.#at++];
    if (!next) return undefined;
    if (next.kind === 'name') return { text: convertName(next.value), isCall: false };
    if (next.kind === 'number') return { text: next.value, isCall: false };
    if (next.kind === 'text') return { text: quoteText(next.value.slice(1, -1)), isCall: false };
    if (next.value === '!') {
      const value = this.#single();
      return value && { text: `not ${nested(value)}`, isCall: true };
    }
    if (next.value !== '(') return undefined;
    const inner = this.binary();
    const close = this.#tokens[this.#at++];
    return close?.value === ')' ? inner : undefined;
  }
}

function nested({ text, isCall }: ConvertedExpression): string {
  return isCall ? `(${text})` : text;
}

function quoteText(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** An expression inside a call or a block: with parentheses if it is a call. */
export function asArgument(expression: ConvertedExpression): string {
  return nested(expression);
}

/**
 * Converts what a tag of docxtemplater names or computes: names, paths, `$index`, comparisons, `&&`, `||`, `!`, sums and products.
 * Filters, calls and conditional values give `undefined`.
 */
export function convertExpression(source: string): ConvertedExpression | undefined {
  const text = source.trim();
  if (text === '') return undefined;
  if (/^\$index\s*\+\s*1$/.test(text)) return { text: '@number', isCall: false };
  // A minus without spaces, and spaces without an operator, are in names.
  if (!/[()!=<>&|+*/"'“?:]|\s-\s|^\d/.test(text)) {
    return { text: /\s/.test(text) ? quoteName(text) : convertName(text), isCall: false };
  }
  const list = tokens(text);
  if (!list) return undefined;
  const reader = new ExpressionReader(list);
  const converted = reader.binary();
  return converted && reader.isAtEnd ? converted : undefined;
}
