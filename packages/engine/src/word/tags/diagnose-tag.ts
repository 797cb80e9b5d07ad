import type { ProblemId, ProblemParams } from '../../problems/index.ts';

/** What is wrong with the writing of a tag, and at which character of it, from 0. */
export interface TagDiagnosis {
  readonly id: (typeof diagnoses)[number];
  readonly at: number;
  readonly params: ProblemParams;
}

/** Every problem in the spelling of a tag that can be diagnosed. */
export const diagnoses = [
  'word.tag-quote',
  'word.tag-bracket',
  'word.tag-outer-brackets',
  'word.tag-call',
  'word.tag-operator',
  'word.tag-option',
  'word.tag-path',
  'word.tag-sign',
] as const satisfies readonly ProblemId[];

/** Signs of calculation and comparison in other languages, and the function that does the same here. */
const operators: readonly (readonly [sign: string, helper: string])[] = [
  ['===', 'eq'],
  ['!==', 'ne'],
  ['==', 'eq'],
  ['!=', 'ne'],
  ['>=', 'gte'],
  ['<=', 'lte'],
  ['&&', 'and'],
  ['||', 'or'],
  ['>', 'gt'],
  ['<', 'lt'],
  ['=', 'eq'],
  ['&', 'and'],
  ['|', 'or'],
  ['+', 'add'],
  ['*', 'mul'],
];

/** What begins a tag that is no plain value: `#if`, `else unless`, `^`. */
const head = /^(?:#\s*[^\s(]*|(?:else\b|\^)\s*(?:if\b|unless\b)?)/;

/** Reads a tag that the parser of Handlebars refused, and finds the first thing in it that cannot be there. */
class TagReader {
  readonly #body: string;
  #at: number;
  /** Offsets of the round brackets that are open. */
  readonly #open: number[] = [];

  constructor(body: string) {
    this.#body = body;
    this.#at = head.exec(body)?.[0].length ?? 0;
  }

  read(): TagDiagnosis | null {
    while (this.#at < this.#body.length) {
      const found = this.#step(this.#body.charAt(this.#at));
      if (found) return found;
    }
    const open = this.#open.at(-1);
    return open === undefined ? null : this.#diagnosis('word.tag-bracket', open, { sign: '(', missing: ')' });
  }

  #diagnosis(id: TagDiagnosis['id'], at: number, params: ProblemParams = {}): TagDiagnosis {
    return { id, at, params };
  }

  #step(character: string): TagDiagnosis | null {
    switch (character) {
      case '"':
      case "'":
        return this.#quoted(character);
      case '[':
        return this.#bracketed();
      case '(':
        return this.#openBracket();
      case ')':
        return this.#closeBracket();
      case '.':
      case '/':
        return this.#path();
      case '|':
        if (/\bas\s+$/.test(this.#body.slice(0, this.#at))) return this.#givenNames();
        return this.#operator();
      case '=':
        return this.#option() ?? this.#operator();
      default:
        return this.#operator() ?? this.#sign(character);
    }
  }

  /** Does a word begin here: after a space, a bracket or an equals sign? */
  get #isStart(): boolean {
    return this.#at === 0 || /[\s(=|]/.test(this.#body.charAt(this.#at - 1));
  }

  #quoted(quote: string): TagDiagnosis | null {
    let end = this.#at + 1;
    while (end < this.#body.length && this.#body.charAt(end) !== quote) end += this.#body.charAt(end) === '\\' ? 2 : 1;
    if (!this.#isStart || end >= this.#body.length) return this.#diagnosis('word.tag-quote', this.#at, { sign: quote });
    this.#at = end + 1;
    return null;
  }

  #bracketed(): TagDiagnosis | null {
    const end = this.#body.indexOf(']', this.#at);
    if (end < 0) return this.#diagnosis('word.tag-bracket', this.#at, { sign: '[', missing: ']' });
    this.#at = end + 1;
    return null;
  }

  #openBracket(): TagDiagnosis | null {
    const before = this.#body.slice(0, this.#at);
    const inside = /^\(\s*\)/.test(this.#body.slice(this.#at));
    if (before.trim() === '') return this.#diagnosis('word.tag-outer-brackets', this.#at);
    if (!this.#isStart || inside) {
      const name = /[^\s("'|=]*$/.exec(before)?.[0] ?? '';
      return this.#diagnosis('word.tag-call', this.#at, { name });
    }
    this.#open.push(this.#at++);
    return null;
  }

  #closeBracket(): TagDiagnosis | null {
    if (this.#open.pop() === undefined)
      return this.#diagnosis('word.tag-bracket', this.#at, { sign: ')', missing: '(' });
    this.#at++;
    return null;
  }

  #path(): TagDiagnosis | null {
    const sign = this.#body.charAt(this.#at);
    const rest = this.#body.slice(this.#at);
    const outwards = this.#isStart ? (/^(?:\.\.?\/)*(?:\.\.?(?=[\s)]|$))?/.exec(rest)?.[0] ?? '') : sign;
    const next = rest.charAt(outwards.length);
    const isBroken = outwards === '' || (!this.#isStart && (next === '.' || next === '/'));
    if (isBroken || (outwards.endsWith('/') && /^[\s)]?$/.test(next)))
      return this.#diagnosis('word.tag-path', this.#at, { sign });
    this.#at += outwards.length;
    return null;
  }

  /** `as |品 番号|`. */
  #givenNames(): TagDiagnosis | null {
    const end = this.#body.indexOf('|', this.#at + 1);
    if (end < 0) return this.#diagnosis('word.tag-bracket', this.#at, { sign: '|', missing: '|' });
    this.#at = end + 1;
    return null;
  }

  /** `width=30`: an option behind the name of a function. */
  #option(): TagDiagnosis | null {
    const before = this.#body.slice(0, this.#at);
    const [, name] = /[\s(][^\s("'|=]+\s[^]*?([^\s("'|=]+)$/.exec(` ${before}`) ?? [];
    if (name === undefined || this.#body.startsWith('==', this.#at)) return null;
    if (/^=\s*(\)|$)/.test(this.#body.slice(this.#at))) return this.#diagnosis('word.tag-option', this.#at, { name });
    this.#at++;
    return null;
  }

  #operator(): TagDiagnosis | null {
    const found = operators.find(([sign]) => this.#body.startsWith(sign, this.#at));
    return found ? this.#diagnosis('word.tag-operator', this.#at, { sign: found[0], helper: found[1] }) : null;
  }

  #sign(character: string): TagDiagnosis | null {
    const isVariable = character === '@' && this.#isStart && /^@[\p{L}_]/u.test(this.#body.slice(this.#at));
    if (!isVariable && /[!#%,;\\^`{}~@\]]/.test(character))
      return this.#diagnosis('word.tag-sign', this.#at, { sign: character });
    this.#at++;
    return null;
  }
}

/** Why a tag cannot be understood; null when nothing in it is wrong by itself. `body` is what is between its braces. */
export function diagnoseTag(body: string): TagDiagnosis | null {
  return new TagReader(body).read();
}
