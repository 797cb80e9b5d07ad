import { createProblem, PlacelessError, type Place, type Problem } from '../../problems/index.ts';
import { blockNames, type BlockName, type Expression, type ParsedTag, type PathExpression } from './expression.ts';
import { defaultLimits } from '../../platform/limits.ts';
import { bareHelperNames, helperNames } from './helpers/index.ts';
import { diagnoseTag } from './diagnose-tag.ts';
import { invisibleIn, visibleText } from './invisible.ts';
import { likelyHelper } from './likely-name.ts';
import { CallSyntaxError, parseCall, type ArgumentNode, type CallNode, type PathNode } from './parse-call.ts';

/** A tag that cannot be understood; caught where its place is known. */
class TagError extends PlacelessError {}

const smartQuotes: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟＂]/g, '"'],
  [/[‘’‚‛＇]/g, "'"],
];

/** Word turns straight quotes into typographic ones while a user types; in a tag they mean the straight ones. */
function straightenQuotes(body: string): string {
  if (body.includes('"') || body.includes("'")) return body;
  return smartQuotes.reduce((text, [pattern, quote]) => text.replace(pattern, quote), body);
}

/** The grammar of Handlebars requires brackets around a position at the end of a path (`一覧.[1]`); a writer need not. */
function bracketPositions(body: string): string {
  return body.replace(
    /("[^"]*"|'[^']*')|(?<=[^\s\d(])\.(\d+)(?=[\s).]|$)/g,
    (_whole, quoted: string | undefined, position: string) => quoted ?? `.[${position}]`,
  );
}

function isBlockName(name: string): name is BlockName {
  return (blockNames as readonly string[]).includes(name);
}

/** A name that is none of the known ones, with the nearest of them if one is near. */
function unknownName(
  id: 'word.helper-unknown' | 'word.block-unknown',
  name: string,
  known: ReadonlySet<string>,
): TagError {
  const nearest = likelyHelper(name, known);
  return nearest === undefined ? new TagError(id, { name }) : new TagError(`${id}-nearest`, { name, nearest });
}

function toPath({ isVariable, up, names, original }: PathNode): PathExpression {
  const own = !isVariable && up === 0 && /^(this\b|\.)/.test(original);
  return { kind: 'path', up, variable: isVariable, own, names, original };
}

function toExpression(node: ArgumentNode): Expression {
  if (node.type === 'call') return toCall(node);
  return node.type === 'path' ? toPath(node) : { kind: 'literal', value: node.value };
}

function toCall({ head, args, options: given }: CallNode): Expression {
  const helper = head.original;
  if (!helperNames.has(helper)) throw unknownName('word.helper-unknown', helper, helperNames);
  // Without a prototype, an option called `__proto__` is one more unknown option.
  const options = Object.create(null) as Record<string, Expression>;
  for (const { key, value } of given) options[key] = toExpression(value);
  return { kind: 'call', helper, args: args.map(toExpression), options };
}

/** Names that are helpers even with nothing behind them; any other bare name is a value. */
function toValue(node: CallNode): Expression {
  // Only blocks have parameters.
  if (node.locals) throw new TagError('word.tag-syntax');
  const bare = node.args.length === 0 && node.options.length === 0;
  return bare && !bareHelperNames.has(node.head.original) ? toExpression(node.head) : toCall(node);
}

function parseStatement(source: string): CallNode {
  try {
    return parseCall(source);
  } catch (error) {
    // It does not tell what is wrong; `diagnoseTag` finds that.
    if (error instanceof CallSyntaxError) throw new TagError('word.tag-syntax');
    throw error;
  }
}

function parseOpen(body: string): ParsedTag {
  const name = /^#\s*([^\s}]+)/.exec(body)?.[1] ?? '';
  if (!isBlockName(name)) throw unknownName('word.block-unknown', name, new Set(blockNames));
  const { head, args, options, locals = [] } = parseStatement(body.slice(1));
  // `#if .[0]` reads as the path `if.[0]`.
  if (head.original !== name) throw new TagError('word.tag-syntax');
  const [argument] = args;
  // `種別 = "有期"` reads as an option without a condition before it.
  if (!argument && options.some(({ key }) => key !== 'columns'))
    throw new TagError('word.tag-operator', { sign: '=', helper: 'eq' });
  if (!argument || args.length > 1) throw new TagError('word.block-argument', { name, count: args.length });
  const opened = { kind: 'open', block: name, argument: toExpression(argument), locals } as const;
  return hasColumns(name, options) ? { ...opened, columns: true } : opened;
}

/** Is the block about columns of a table, `{{#each 月 columns=true}}`? No other option is known. */
function hasColumns(name: BlockName, options: CallNode['options']): boolean {
  let columns = false;
  for (const { key, value } of options) {
    if (key !== 'columns' || name === 'with' || value.type !== 'literal' || typeof value.value !== 'boolean')
      throw new TagError('word.helper-option', { name: `#${name}`, option: key });
    columns = value.value;
  }
  return columns;
}

function parseElse(body: string): ParsedTag {
  const rest = body.replace(/^(else\b|\^)\s*/, '');
  if (rest === '') return { kind: 'else' };
  const name = /^\S+/.exec(rest)?.[0] ?? '';
  if (name !== 'if' && name !== 'unless') throw new TagError('word.else-unknown', { name });
  const opened = parseOpen(`#${rest}`);
  return opened.kind === 'open' ? { kind: 'else', block: name, argument: opened.argument } : opened;
}

const plainName = /^(?!\d)(?:\w|[^\0-\x7f\s])+$/;

/** Words of the grammar; they are names nowhere. */
const reserved: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined', 'this', 'as', 'else']);

/** A tag that is nothing but a name, as most are, reads the same by any grammar: the parser is spared. */
function isPlainName(body: string): boolean {
  return plainName.test(body) && !reserved.has(body) && !bareHelperNames.has(body);
}

function namePath(name: string): PathExpression {
  return { kind: 'path', up: 0, variable: false, own: false, names: [name], original: name };
}

/** Blocks about nothing but a name. */
const plainOpen = /^#(if|unless|each|with) +(\S+)$/;

/** A tag that is a name, or a block about one; null for any other. */
function parsePlain(body: string): ParsedTag | null {
  if (isPlainName(body)) return { kind: 'value', expression: namePath(body) };
  const [, block = '', name = ''] = plainOpen.exec(body) ?? [];
  if (!isBlockName(block) || !isPlainName(name)) return null;
  return { kind: 'open', block, argument: namePath(name), locals: [] };
}

function parseBody(body: string): ParsedTag {
  const plain = parsePlain(body);
  if (plain) return plain;
  if (body.startsWith('!')) return { kind: 'comment' };
  if (body === '') throw new TagError('word.tag-empty');
  if (body.includes('~') && /^~|~$/.test(body)) throw new TagError('word.tag-unsupported', { what: '~' });
  if (/^[>*&]|^#[>*]/.test(body)) throw new TagError('word.tag-unsupported', { what: body.slice(0, 2).trim() });
  if (body.startsWith('/')) return { kind: 'close', name: body.slice(1).trim() };
  if (/^(else(\s|$)|\^)/.test(body)) return parseElse(body);
  if (body.startsWith('#')) return parseOpen(body);
  return { kind: 'value', expression: toValue(parseStatement(body)) };
}

/** How deep round brackets are nested. Those in quotes count too: no template has that many. */
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

function parsePrepared(body: string): ParsedTag {
  return parseBody(bracketPositions(straightenQuotes(body.replace(/[\t\n\r]+/g, ' '))));
}

/** Would the tag be right without the invisible characters? */
function isRightWhenVisible(body: string): boolean {
  try {
    parsePrepared(visibleText(body));
    return true;
  } catch (error) {
    if (error instanceof TagError || error instanceof RangeError) return false;
    throw error;
  }
}

/** The problem of a tag that cannot be understood, in our own words. */
function explainError({ id, params }: TagError, body: string, place: Place): Problem {
  const codes = invisibleIn(body);
  if (codes !== '' && isRightWhenVisible(body)) return createProblem('word.tag-invisible', place, { codes });
  // Characters are counted from the first brace, as a writer sees the tag.
  const before = Math.max(0, place.snippet?.indexOf(body) ?? 0);
  if (id === 'word.tag-operator') return createProblem(id, place, { at: before + body.indexOf('=') + 1, ...params });
  if (id !== 'word.tag-syntax') return createProblem(id, place, params);
  const found = diagnoseTag(straightenQuotes(body));
  if (!found) return createProblem(id, place);
  return createProblem(found.id, place, { at: before + found.at + 1, ...found.params });
}

/** Parses what is between the braces of a tag, by the grammar of Handlebars. A tag that is wrong gives a problem. */
export function parseTag(body: string, place: Place, maxDepth = defaultLimits.expressionDepth): ParsedTag | Problem {
  if (bracketDepth(body) > maxDepth) return createProblem('word.expression-too-deep', place, { limit: maxDepth });
  try {
    return parsePrepared(body);
  } catch (error) {
    if (error instanceof TagError) return explainError(error, body, place);
    // Only where the limit on brackets was raised past what the stack holds.
    if (error instanceof RangeError) return createProblem('word.expression-too-deep', place, { limit: maxDepth });
    throw error;
  }
}
