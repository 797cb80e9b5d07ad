import { formulaLimits, type Formula, type FormulaFault, type FormulaFaultCode, type FormulaNode } from './formula.ts';

/** A formula that was read, or why it cannot be. */
export type FormulaParse = { readonly formula: Formula } | { readonly fault: FormulaFault };

/** What the specification lets a formula hold: `+ - * / @`, space, digits and parentheses (section 5). */
const invalidCharacter = /[^-+*/@ 0-9()]/u;

/** Carries a fault out of the descent. It never leaves this file. */
class Stop {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    this.fault = fault;
  }
}

/** Recursive descent: sum = product {+|- product}; product = factor {*|/ factor}; factor = -factor | (sum) | @n | n. */
class Reader {
  readonly references = new Set<number>();
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): FormulaNode {
    if (this.#peek() === '') this.#stop('empty');
    const root = this.#sum();
    if (this.#peek() !== '') this.#stop('unexpected');
    return root;
  }

  #stop(code: FormulaFaultCode): never {
    throw new Stop({ code, at: this.#at, found: this.#text.charAt(this.#at) });
  }

  /** The next character that is not a space, or an empty string at the end. */
  #peek(): string {
    while (this.#text.charAt(this.#at) === ' ') this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  #sum(): FormulaNode {
    let left = this.#product();
    for (;;) {
      const operator = this.#peek();
      if (operator !== '+' && operator !== '-') return left;
      const at = this.#at;
      this.#at += 1;
      left = { kind: 'binary', at, operator, left, right: this.#product() };
    }
  }

  #product(): FormulaNode {
    let left = this.#factor();
    for (;;) {
      const operator = this.#peek();
      if (operator !== '*' && operator !== '/') return left;
      const at = this.#at;
      this.#at += 1;
      left = { kind: 'binary', at, operator, left, right: this.#factor() };
    }
  }

  #factor(): FormulaNode {
    const character = this.#peek();
    if (character === '') this.#stop('unfinished');
    if (this.#depth >= formulaLimits.depth) this.#stop('too_deep');
    this.#depth += 1;
    const node = this.#primary(character);
    this.#depth -= 1;
    return node;
  }

  #primary(character: string): FormulaNode {
    const at = this.#at;
    if (character === '-') {
      this.#at += 1;
      return { kind: 'negate', at, operand: this.#factor() };
    }
    if (character === '(') return this.#parentheses();
    if (character === '@') {
      this.#at += 1;
      return { kind: 'reference', at, fieldId: this.#reference() };
    }
    if (!isDigit(character)) this.#stop('unexpected');
    return { kind: 'number', at, value: { n: BigInt(this.#digits()), d: 1n } };
  }

  #parentheses(): FormulaNode {
    this.#at += 1;
    const inner = this.#sum();
    const next = this.#peek();
    if (next === '') this.#stop('unclosed');
    if (next !== ')') this.#stop('unexpected');
    this.#at += 1;
    return inner;
  }

  #reference(): number {
    if (!isDigit(this.#text.charAt(this.#at))) this.#stop('reference_without_number');
    const start = this.#at;
    const fieldId = Number(this.#digits());
    if (!Number.isSafeInteger(fieldId)) {
      this.#at = start;
      this.#stop('number_too_large');
    }
    this.references.add(fieldId);
    return fieldId;
  }

  #digits(): string {
    const start = this.#at;
    let end = start;
    while (isDigit(this.#text.charAt(end))) end += 1;
    if (end - start > formulaLimits.digits) this.#stop('number_too_large');
    this.#at = end;
    return this.#text.slice(start, end);
  }
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Reads a formula such as `@12*@3/100`. Never throws: the first thing that is wrong comes back with its place. */
export function parseFormula(text: string): FormulaParse {
  if (text.length > formulaLimits.length) return { fault: { code: 'too_long', at: formulaLimits.length, found: '' } };
  const bad = invalidCharacter.exec(text);
  if (bad) return { fault: { code: 'invalid_character', at: bad.index, found: bad[0] } };
  const reader = new Reader(text);
  try {
    const root = reader.whole();
    return { formula: { text, root, references: [...reader.references] } };
  } catch (stop) {
    if (stop instanceof Stop) return { fault: stop.fault };
    throw stop;
  }
}
