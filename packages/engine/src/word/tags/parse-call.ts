// The grammar of Handlebars between the braces of a tag: paths, literals, calls in round brackets, options and block parameters. Its own
// parser comes with tables of 27 kB for whole templates and blocks, which the engine reads by itself.
// https://github.com/handlebars-lang/handlebars-parser/tree/v2.1.0/spec has its rules; a test compares both parsers.

/** A path, as Handlebars reads it. */
export interface PathNode {
  readonly type: 'path';
  /** `@index`. */
  readonly isVariable: boolean;
  /** How many `../` are in front. */
  readonly up: number;
  readonly names: readonly string[];
  /** As written, without square brackets. */
  readonly original: string;
}

export interface LiteralNode {
  readonly type: 'literal';
  readonly value: string | number | boolean | null;
  /** As written, without quotes. */
  readonly original: string;
}

/** `名 引数 オプション=値 as |名前|`. */
export interface CallNode {
  readonly type: 'call';
  readonly head: PathNode | LiteralNode;
  readonly args: readonly ArgumentNode[];
  readonly options: readonly { readonly key: string; readonly value: ArgumentNode }[];
  /** Names after `as`, which only blocks have. */
  readonly locals?: readonly string[];
}

export type ArgumentNode = PathNode | LiteralNode | CallNode;

/** Text that is no call by the grammar. */
export class CallSyntaxError extends Error {}

type TokenKind = 'sign' | 'name' | 'segment' | 'separator' | 'literal' | 'locals';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly value?: string | number | boolean | null;
}

/** What may follow a word: the end, white space, or a sign. */
const end = String.raw`(?=[\s)]|$)`;
const nameEnd = String.raw`(?=[=~}\s/.)|]|$)`;

/** Tokens by their order: the first that matches is taken. No flags of lines: tags have no line ends. */
const tokenPatterns: readonly (readonly [RegExp, (found: RegExpExecArray) => Token])[] = [
  [/[()=@]/y, ([text]) => ({ kind: 'sign', text })],
  [new RegExp(String.raw`\.\.|\.${nameEnd}`, 'y'), ([text]) => ({ kind: 'name', text })],
  [/[/.]/y, ([text]) => ({ kind: 'separator', text })],
  [/"((?:\\"|[^"])*)"/y, ([, text = '']) => literal(text.replaceAll('\\"', '"'))],
  [/'((?:\\'|[^'])*)'/y, ([, text = '']) => literal(text.replaceAll("\\'", "'"))],
  [new RegExp(`(true|false)${end}`, 'y'), ([text]) => ({ kind: 'literal', text, value: text === 'true' })],
  [new RegExp(`(undefined|null)${end}`, 'y'), ([text]) => ({ kind: 'literal', text, value: null })],
  [new RegExp(String.raw`-?\d+(?:\.\d+)?${end}`, 'y'), ([text]) => ({ kind: 'literal', text, value: Number(text) })],
  [/as\s+\|([^|]*)\|/y, ([, text = '']) => ({ kind: 'locals', text })],
  [new RegExp(String.raw`[^\s!"#%-,./;->@[-^\x60{-~]+${nameEnd}`, 'y'), ([text]) => ({ kind: 'name', text })],
  [
    // Escapes end with the bracket: `[\]` is an empty name to Handlebars.
    /\[(?:\\\]|[^\]])*\]/y,
    ([text]) => ({ kind: 'segment', text: text.replaceAll(/\\([\\\]])/g, '$1').slice(1, -1) }),
  ],
];

function literal(text: string): Token {
  return { kind: 'literal', text, value: text };
}

function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  const space = /\s*/y;
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    at += space.exec(source)?.[0].length ?? 0;
    if (at === source.length) return tokens;
    const token = readToken(source, at);
    tokens.push(token.token);
    at = token.end;
  }
}

function readToken(source: string, at: number): { token: Token; end: number } {
  for (const [pattern, toToken] of tokenPatterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return { token: toToken(found), end: pattern.lastIndex };
  }
  throw new CallSyntaxError();
}

const isName = (token: Token | undefined): token is Token => token?.kind === 'name' || token?.kind === 'segment';

class CallReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = readTokens(source);
  }

  /** A whole tag. */
  whole(): CallNode {
    const call = this.#call();
    const locals = this.#locals();
    if (this.#at < this.#tokens.length) throw new CallSyntaxError();
    return locals === undefined ? call : { ...call, locals };
  }

  #isSign(text: string, ahead = 0): boolean {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === 'sign' && token.text === text;
  }

  #call(): CallNode {
    if (this.#isOption()) throw new CallSyntaxError();
    const head = this.#value();
    const args: ArgumentNode[] = [];
    while (!this.#isEnd() && !this.#isOption()) args.push(this.#argument());
    const options: { key: string; value: ArgumentNode }[] = [];
    while (this.#isOption()) {
      const key = this.#tokens[this.#at]?.text ?? '';
      this.#at += 2;
      options.push({ key, value: this.#argument() });
    }
    return { type: 'call', head, args, options };
  }

  #isEnd(): boolean {
    const next = this.#tokens[this.#at];
    return next === undefined || next.kind === 'locals' || this.#isSign(')');
  }

  #isOption(): boolean {
    return isName(this.#tokens[this.#at]) && this.#isSign('=', 1);
  }

  #argument(): ArgumentNode {
    if (!this.#isSign('(')) return this.#value();
    this.#at++;
    const call = this.#call();
    if (!this.#isSign(')')) throw new CallSyntaxError();
    this.#at++;
    return call;
  }

  #value(): PathNode | LiteralNode {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'literal') return this.#path();
    this.#at++;
    return { type: 'literal', value: token.value ?? null, original: token.text };
  }

  #path(): PathNode {
    const isVariable = this.#isSign('@');
    if (isVariable) this.#at++;
    const names: string[] = [];
    let up = 0;
    let original = isVariable ? '@' : '';
    for (;;) {
      const token = this.#tokens[this.#at++];
      if (!isName(token)) throw new CallSyntaxError();
      original += token.text;
      if (token.kind === 'segment' || !/^(?:\.\.?|this)$/.test(token.text)) names.push(token.text);
      else if (names.length > 0) throw new CallSyntaxError();
      else if (token.text === '..') up++;
      const next = this.#tokens[this.#at];
      if (next?.kind !== 'separator') return { type: 'path', isVariable, up, names, original };
      original += next.text;
      this.#at++;
    }
  }

  #locals(): readonly string[] | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'locals') return undefined;
    this.#at++;
    const names = readTokens(token.text);
    if (names.length === 0 || !names.every(isName)) throw new CallSyntaxError();
    return names.map(({ text }) => text);
  }
}

/**
 * Parses what is between the braces of a tag, or behind the `#` of a block.
 * @throws {CallSyntaxError} where Handlebars refuses it
 */
export function parseCall(source: string): CallNode {
  return new CallReader(source).whole();
}
