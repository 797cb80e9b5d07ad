import { expect } from 'chai';
import fc from 'fast-check';
import Handlebars from 'handlebars';
import { parseTag } from '../../../../packages/engine/src/word/tags/parse-tag.ts';

/** The path that the parser of Handlebars itself reads from a tag; null when it reads something else. */
function pathByHandlebars(body: string): unknown {
  const [statement, ...others] = Handlebars.parse(`{{${body}}}`).body as hbs.AST.MustacheStatement[];
  if (!statement || others.length > 0 || statement.type !== 'MustacheStatement') return null;
  const { path } = statement as { path: hbs.AST.PathExpression };
  const { depth: up, data: variable, parts: names, original } = path;
  return path.type === 'PathExpression' ? { kind: 'path', up, variable, own: false, names, original } : null;
}

/** Quotes that Word makes of straight ones: in a tag they are these, never part of a name. */
const quotes = /[“”„‟＂‘’‚‛＇]/;

/** Names of many scripts, also those that look like others, stand outside the basic plane or hold signs. */
const names = fc.oneof(
  fc.stringMatching(/^[\p{L}_][\p{L}\p{N}_]{0,12}$/u),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .filter((text) => /^[^\0-\x7f\s]+$/.test(text) && !quotes.test(text)),
);

describe('reading a tag', () => {
  it('reads a plain name as the parser of Handlebars does', () => {
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(!['true', 'false', 'null', 'undefined', 'this', 'pagebreak'].includes(name));
        expect(parseTag(name, {})).to.deep.equal({ kind: 'value', expression: pathByHandlebars(name) });
      }),
      { numRuns: 2_000 },
    );
  });

  it('treats every typographic quote of Word as a straight one', () => {
    for (const quote of '“”„‟＂‘’‚‛＇') {
      expect(parseTag(quote, {}), quote).to.have.property('id', 'word.tag-quote');
      expect(parseTag(`default 会社名 ${quote}未定${quote}`, {}), quote).to.have.property('kind', 'value');
    }
  });

  it('reads a block about a plain name as the parser of Handlebars does', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('if', 'unless', 'each', 'with'), (name, block) => {
        fc.pre(!['true', 'false', 'null', 'undefined', 'this', 'pagebreak'].includes(name));
        const argument = pathByHandlebars(name);
        expect(parseTag(`#${block} ${name}`, {})).to.deep.equal({ kind: 'open', block, argument, locals: [] });
        expect(parseTag(`#${block}  (${name})`, {})).not.to.have.property('kind', 'open');
      }),
    );
  });

  it('passes blocks with more than a name to the parser', () => {
    expect(parseTag('#each 一覧 as |品|', {})).to.deep.include({ kind: 'open', locals: ['品'] });
    expect(parseTag('#if true', {})).to.have.nested.property('argument.kind', 'literal');
    expect(parseTag('#each this', {})).to.have.nested.property('argument.names').that.is.empty;
  });

  for (const name of [
    '会社名',
    '連番1',
    '𠮷野家',
    'ﾃｽﾄ',
    '①番',
    'constructor',
    '__proto__',
    'asset',
    'elsewhere',
    'thistle',
  ]) {
    it(`reads ${name} as a name`, () => {
      expect(parseTag(name, {})).to.deep.equal({ kind: 'value', expression: pathByHandlebars(name) });
    });
  }

  it('does not read keywords of the grammar as names', () => {
    expect(parseTag('true', {})).to.deep.equal({ kind: 'value', expression: { kind: 'literal', value: true } });
    expect(parseTag('null', {})).to.deep.equal({ kind: 'value', expression: { kind: 'literal', value: null } });
    expect(parseTag('this', {})).to.have.nested.property('expression.names').that.is.empty;
    expect(parseTag('else', {})).to.deep.equal({ kind: 'else' });
    expect(parseTag('pagebreak', {})).to.have.nested.property('expression.kind', 'call');
  });

  it('passes everything but names to the parser', () => {
    expect(parseTag('会社名)', {})).to.have.property('id', 'word.tag-bracket');
    expect(parseTag('a.b', {})).to.have.nested.property('expression.names').that.deep.equals(['a', 'b']);
  });
});
