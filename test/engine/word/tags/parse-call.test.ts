import { expect } from 'chai';
import fc from 'fast-check';
import { parseWithoutProcessing } from 'handlebars/dist/cjs/handlebars/compiler/base.js';
import {
  CallSyntaxError,
  parseCall,
  type ArgumentNode,
  type CallNode,
  type LiteralNode,
} from '../../../../packages/engine/src/word/tags/parse-call.ts';

interface HandlebarsCall {
  readonly path: hbs.AST.Expression;
  readonly params: hbs.AST.Expression[];
  readonly hash: hbs.AST.Hash | undefined;
}

function nodeOf(node: hbs.AST.Expression): ArgumentNode {
  if (node.type === 'SubExpression') return callOf(node as hbs.AST.SubExpression);
  if (node.type !== 'PathExpression') {
    const { value, original } = node as hbs.AST.Expression & {
      readonly value?: LiteralNode['value'];
      readonly original: unknown;
    };
    return { type: 'literal', value: value ?? null, original: String(original) };
  }
  const { data, depth, parts, original } = node as hbs.AST.PathExpression;
  return { type: 'path', isVariable: data, up: depth, names: parts, original };
}

function callOf({ path, params, hash }: HandlebarsCall, locals?: readonly string[]): CallNode {
  const head = nodeOf(path);
  if (head.type === 'call') throw new TypeError('a call as the name of a call');
  const options = (hash?.pairs ?? []).map(({ key, value }) => ({ key, value: nodeOf(value) }));
  return { type: 'call', head, args: params.map(nodeOf), options, ...(locals && { locals }) };
}

/** What Handlebars reads; undefined if it refuses it. */
function byHandlebars(source: string, isBlock: boolean): CallNode | undefined {
  let body: readonly hbs.AST.Statement[];
  try {
    body = parseWithoutProcessing(isBlock ? `{{#${source}}}{{/if}}` : `{{${source}}}`).body;
  } catch {
    return undefined;
  }
  const [statement] = body;
  if (body.length !== 1 || !statement) return undefined;
  if (!isBlock) return callOf(statement as hbs.AST.MustacheStatement);
  const block = statement as hbs.AST.BlockStatement;
  return callOf(block, block.program.blockParams);
}

function byEngine(source: string): CallNode | undefined {
  try {
    const call = parseCall(source);
    const withOriginals = (node: ArgumentNode): ArgumentNode =>
      // Handlebars keeps the value of a number as what was written: 1.0 is 1.
      node.type === 'literal' && typeof node.value === 'number'
        ? { ...node, original: String(node.value) }
        : node.type === 'call'
          ? rewrite(node)
          : node;
    const rewrite = (node: CallNode): CallNode => ({
      ...node,
      head: withOriginals(node.head) as CallNode['head'],
      args: node.args.map(withOriginals),
      options: node.options.map(({ key, value }) => ({ key, value: withOriginals(value) })),
    });
    return rewrite(call);
  } catch (error) {
    if (error instanceof CallSyntaxError) return undefined;
    throw error;
  }
}

const token = fc.constantFrom(
  '会社名',
  '明細',
  'a',
  'wareki',
  'this',
  'as',
  '山田-太郎',
  '１',
  'true',
  'false',
  'null',
  'undefined',
  '12',
  '-3.5',
  '4x',
  '0',
  '.',
  '..',
  '../',
  './',
  '/',
  '@',
  '@index',
  '(',
  ')',
  '=',
  '|',
  '|x|',
  'as |項目 番号|',
  ' ',
  ' ',
  ' ',
  '  ',
  ',',
  '"文 字"',
  "'a b'",
  '"a\\"b"',
  '"',
  "'",
  '[会社 名]',
  '[a\\]b]',
  '[',
  ']',
  '[this]',
  '.[0]',
  '列=',
  'b="c"',
  '#',
  ';',
  '\\',
  '~',
);
const source = fc.array(token, { minLength: 1, maxLength: 9 }).map((tokens) => tokens.join('').trim());

/** Signs at the start or end mean something else to a template, and are read before the call is. */
const isCall = (text: string): boolean => text !== '' && !/^(?:[#~>&!*^{/]|else)|~$/.test(text);

describe('the parser of calls', () => {
  it('reads what the parser of Handlebars reads, and refuses what that refuses', () => {
    fc.assert(
      fc.property(source.filter(isCall), (text) => {
        expect(byEngine(text), text).to.deep.equal(byHandlebars(text, false) ?? onlyBlock(text));
      }),
      { numRuns: 8000 },
    );
  });

  it('reads the calls of blocks as the parser of Handlebars does', () => {
    fc.assert(
      fc.property(source.filter(isCall), (text) => {
        const read = byEngine(`if ${text}`);
        // Handlebars compares the name with that of the end: `if .[0]` is the path `if.[0]`.
        const opened = read?.head.original === 'if' ? read : undefined;
        expect(opened, text).to.deep.equal(byHandlebars(`if ${text}`, true));
      }),
      { numRuns: 8000 },
    );
  });

  it('reads a call in a call, options and block parameters', () => {
    expect(parseCall('each (sort 明細 by="金額") columns=true as |行|')).to.deep.equal({
      type: 'call',
      head: { type: 'path', isVariable: false, up: 0, names: ['each'], original: 'each' },
      args: [
        {
          type: 'call',
          head: { type: 'path', isVariable: false, up: 0, names: ['sort'], original: 'sort' },
          args: [{ type: 'path', isVariable: false, up: 0, names: ['明細'], original: '明細' }],
          options: [{ key: 'by', value: { type: 'literal', value: '金額', original: '金額' } }],
        },
      ],
      options: [{ key: 'columns', value: { type: 'literal', value: true, original: 'true' } }],
      locals: ['行'],
    });
  });
});

/** Block parameters are no part of a value's grammar: the engine reads them and refuses them one step later. */
function onlyBlock(text: string): CallNode | undefined {
  const read = byEngine(text);
  return read?.locals ? read : undefined;
}
