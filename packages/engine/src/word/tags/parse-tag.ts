import Handlebars from 'handlebars';
import { createProblem, type Place, type Problem, type ProblemId, type ProblemParams } from '../../problems/index.ts';
import { blockNames, type BlockName, type Expression, type ParsedTag, type PathExpression } from './expression.ts';
import { defaultLimits } from '../limits.ts';
import { bareHelperNames, helperNames } from './helpers/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';

/** A tag that cannot be understood; caught where its place is known. */
class TagError extends Error {
  readonly id: ProblemId;
  readonly params: ProblemParams;
  constructor(id: ProblemId, params: ProblemParams = {}) {
    super(id);
    this.id = id;
    this.params = params;
  }
}

const smartQuotes: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟＂]/g, '"'],
  [/[‘’‚‛＇]/g, "'"],
];

/** Word turns straight quotes into typographic ones while a user types; in a tag they mean the straight ones. */
function straightenQuotes(body: string): string {
  if (body.includes('"') || body.includes("'")) return body;
  return smartQuotes.reduce((text, [pattern, quote]) => text.replace(pattern, quote), body);
}

/** The grammar of Handlebars wants brackets around a position at the end of a path (`一覧.[1]`); a writer need not. */
function bracketPositions(body: string): string {
  return body.replace(
    /("[^"]*"|'[^']*')|(?<=[^\s\d(])\.(\d+)(?=[\s).]|$)/g,
    (_whole, quoted: string | undefined, position: string) => quoted ?? `.[${position}]`,
  );
}

function isBlockName(name: string): name is BlockName {
  return (blockNames as readonly string[]).includes(name);
}

function didYouMean(name: string, names: Iterable<string>): string {
  return nearestName(name, names) ?? '';
}

function toPath(path: hbs.AST.PathExpression): PathExpression {
  const original = path.original;
  const own = !path.data && path.depth === 0 && /^(this\b|\.)/.test(original);
  return { kind: 'path', up: path.depth, variable: path.data, own, names: path.parts, original };
}

function toExpression(node: hbs.AST.Expression): Expression {
  switch (node.type) {
    case 'StringLiteral':
      return { kind: 'literal', value: (node as hbs.AST.StringLiteral).value };
    case 'NumberLiteral':
      return { kind: 'literal', value: (node as hbs.AST.NumberLiteral).value };
    case 'BooleanLiteral':
      return { kind: 'literal', value: (node as hbs.AST.BooleanLiteral).value };
    case 'NullLiteral':
    case 'UndefinedLiteral':
      return { kind: 'literal', value: null };
    case 'PathExpression':
      return toPath(node as hbs.AST.PathExpression);
    case 'SubExpression':
      return toCall(node as hbs.AST.SubExpression);
    default:
      throw new TagError('word.tag-unsupported', { what: node.type });
  }
}

interface CallNode {
  readonly path: hbs.AST.PathExpression | hbs.AST.Literal | hbs.AST.SubExpression;
  readonly params: hbs.AST.Expression[];
  readonly hash: hbs.AST.Hash | undefined;
}

function toCall(node: CallNode): Expression {
  const helper = 'original' in node.path ? node.path.original : '';
  if (!helperNames.has(helper)) {
    throw new TagError('word.helper-unknown', { name: helper, nearest: didYouMean(helper, helperNames) });
  }
  // Without a prototype, an option called `__proto__` is one more unknown option.
  const options = Object.create(null) as Record<string, Expression>;
  for (const pair of node.hash?.pairs ?? []) options[pair.key] = toExpression(pair.value);
  return { kind: 'call', helper, args: node.params.map(toExpression), options };
}

/** Names that are helpers even with nothing behind them; any other bare name is a value. */
function toValue(node: hbs.AST.MustacheStatement): Expression {
  const bare = node.params.length === 0 && (node.hash?.pairs.length ?? 0) === 0;
  const named = 'original' in node.path && bareHelperNames.has(node.path.original);
  return bare && !named ? toExpression(node.path) : toCall(node);
}

function parseStatement(source: string): hbs.AST.Statement {
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : '';
    throw new TagError('word.tag-syntax', { reason });
  }
  const [statement] = program.body;
  if (!statement || program.body.length > 1) throw new TagError('word.tag-syntax', { reason: '' });
  return statement;
}

function parseOpen(body: string): ParsedTag {
  const name = /^#\s*([^\s}]+)/.exec(body)?.[1] ?? '';
  if (!isBlockName(name)) throw new TagError('word.block-unknown', { name, nearest: didYouMean(name, blockNames) });
  const statement = parseStatement(`{{${body}}}{{/${name}}}`) as hbs.AST.BlockStatement;
  const [argument] = statement.params;
  if (!argument || statement.params.length > 1)
    throw new TagError('word.block-argument', { name, count: statement.params.length });
  return { kind: 'open', block: name, argument: toExpression(argument), locals: statement.program.blockParams ?? [] };
}

function parseElse(body: string): ParsedTag {
  const rest = body.replace(/^(else\b|\^)\s*/, '');
  if (rest === '') return { kind: 'else' };
  const name = /^\S+/.exec(rest)?.[0] ?? '';
  if (name !== 'if' && name !== 'unless') throw new TagError('word.else-unknown', { name });
  const opened = parseOpen(`#${rest}`);
  return opened.kind === 'open' ? { kind: 'else', block: name, argument: opened.argument } : opened;
}

function parseBody(body: string): ParsedTag {
  if (body.startsWith('!')) return { kind: 'comment' };
  if (body === '') throw new TagError('word.tag-empty');
  if (body.includes('~') && /^~|~$/.test(body)) throw new TagError('word.tag-unsupported', { what: '~' });
  if (/^[>*&]|^#[>*]/.test(body)) throw new TagError('word.tag-unsupported', { what: body.slice(0, 2).trim() });
  if (body.startsWith('/')) return { kind: 'close', name: body.slice(1).trim() };
  if (/^(else(\s|$)|\^)/.test(body)) return parseElse(body);
  if (body.startsWith('#')) return parseOpen(body);
  return { kind: 'value', expression: toValue(parseStatement(`{{${body}}}`) as hbs.AST.MustacheStatement) };
}

/** How deep round brackets are nested. Those in quotes count too: nobody writes that many. */
function bracketDepth(body: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < body.length; index++) {
    const unit = body.charCodeAt(index);
    if (unit === 0x28) deepest = Math.max(deepest, ++depth);
    else if (unit === 0x29) depth--;
  }
  return deepest;
}

/** Parses what stands between the braces of a tag, with the parser of Handlebars. A tag that is wrong gives a problem. */
export function parseTag(body: string, place: Place, maxDepth = defaultLimits.expressionDepth): ParsedTag | Problem {
  if (bracketDepth(body) > maxDepth) return createProblem('word.expression-too-deep', place, { limit: maxDepth });
  try {
    return parseBody(bracketPositions(straightenQuotes(body.replace(/[\t\n\r]+/g, ' '))));
  } catch (error) {
    if (error instanceof TagError) return createProblem(error.id, place, error.params);
    // Only where the limit on brackets was raised past what the stack holds.
    if (error instanceof RangeError) return createProblem('word.expression-too-deep', place, { limit: maxDepth });
    throw error;
  }
}
