import { expect } from 'chai';
import fc from 'fast-check';
import { describeProblem, renderTemplate, compileTemplate } from '@shorui/engine';
import { diagnoseTag } from '../../../../packages/engine/src/word/tags/diagnose-tag.ts';
import { parseTag } from '../../../../packages/engine/src/word/tags/parse-tag.ts';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p } from '../support/make-docx.ts';

/** What is told about a tag: the kind of problem, the character it is at from 1, and the sign or name that it is about. */
function diagnosed(tag: string): [id: string, at: unknown, about: unknown] | null {
  const found = parseTag(tag.slice(2, -2).trim(), { snippet: tag });
  if (!('severity' in found)) return null;
  return [found.id, found.params['at'], found.params['sign'] ?? found.params['name']];
}

const wrong: readonly (readonly [tag: string, id: string, at: number, about: string])[] = [
  ['{{会社 "名}}', 'word.tag-quote', 6, '"'],
  ["{{eq a 'b}}", 'word.tag-quote', 8, "'"],
  ['{{會"社}}', 'word.tag-quote', 4, '"'],
  ['{{eq "a "b"}}', 'word.tag-quote', 11, '"'],
  ['{{eq (a b}}', 'word.tag-bracket', 6, '('],
  ['{{会社名)}}', 'word.tag-bracket', 6, ')'],
  ['{{ [会社 }}', 'word.tag-bracket', 4, '['],
  ['{{#each a as |x}}', 'word.tag-bracket', 14, '|'],
  ['{{else if (gt a}}', 'word.tag-bracket', 11, '('],
  ['{{#if eq(a b)}}', 'word.tag-call', 9, 'eq'],
  ['{{会社 ()}}', 'word.tag-call', 6, ''],
  ['{{#if 年齢 >= 20}}', 'word.tag-operator', 10, '>='],
  ['{{#if 種別 = "有期"}}', 'word.tag-operator', 10, '='],
  ['{{#if 種別="有期"}}', 'word.tag-operator', 9, '='],
  ['{{else if 種別 = "有期"}}', 'word.tag-operator', 14, '='],
  ['{{#if (a == b)}}', 'word.tag-operator', 10, '=='],
  ['{{a && b}}', 'word.tag-operator', 5, '&&'],
  ['{{会社名=1}}', 'word.tag-operator', 6, '='],
  ['{{単価 * 数量}}', 'word.tag-operator', 6, '*'],
  ['{{image 写真 width=}}', 'word.tag-option', 17, 'width'],
  ['{{氏名/}}', 'word.tag-path', 5, '/'],
  ['{{a/../b}}', 'word.tag-path', 4, '/'],
  ['{{.名前}}', 'word.tag-path', 3, '.'],
  ['{{join 一覧, "、"}}', 'word.tag-sign', 10, ','],
  ['{{会社名;}}', 'word.tag-sign', 6, ';'],
  ['{{a@b}}', 'word.tag-sign', 4, '@'],
];

describe('invalid tags', () => {
  for (const [tag, ...rest] of wrong) {
    it(`${tag} is reported as ${rest[0]} at its character`, () => {
      expect(diagnosed(tag)).to.deep.equal(rest);
    });
  }

  it('are described in Japanese with a remedy, without the parser’s message', () => {
    for (const [tag] of wrong) {
      const problem = parseTag(tag.slice(2, -2).trim(), { snippet: tag });
      const words = 'severity' in problem ? describeProblem(problem, 'ja') : '';
      expect(words, tag).not.to.match(/Expecting|Parse error|INVALID|CLOSE|SEXPR|\{(at|sign|name|helper|missing)\}/);
      expect(words.split('。').length, tag).to.be.greaterThan(2);
    }
  });

  it('name the nearest function or block', () => {
    const problems = problemsOf(() => compileTemplate(makeDocx(p('{{wareky 日付}}{{#eech 一覧}}{{/eech}}'))));
    expect(problems.map(({ id, params }) => [id, params['nearest']])).to.deep.equal([
      ['word.helper-unknown-nearest', 'wareki'],
      ['word.block-unknown-nearest', 'each'],
    ]);
  });

  it('report nothing for valid tags', () => {
    for (const body of [
      '会社名',
      '../../a',
      './a',
      'eq a "b c"',
      'image a width=30 height=(add 1 2)',
      '[a,b].c',
      '@root.a',
      'lookup 表 "a.b"',
    ])
      expect(diagnoseTag(body), body).to.equal(null);
  });

  it('never make the diagnosis fail, whatever is in them', () => {
    const pieces = fc.constantFrom(
      'a',
      '会',
      ' ',
      '"',
      "'",
      '(',
      ')',
      '[',
      ']',
      '.',
      '/',
      '|',
      '=',
      '>',
      '@',
      '#if',
      'else',
      ',',
      '\\',
      '\u200b',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const body = parts.join('').trim();
        const found = diagnoseTag(body);
        if (found) expect(found.at).to.be.within(0, body.length - 1);
        parseTag(body, { snippet: `{{${body}}}` });
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('an invalid open tag', () => {
  const ids = (...texts: string[]): string[] =>
    problemsOf(() => compileTemplate(makeDocx(texts.map((text) => p(text)).join('')))).map(({ id }) => id);

  it('is the only one reported, not its close tag and elses too', () => {
    expect(ids('{{#if (eq a}}', 'x', '{{else if b}}', '{{else}}', 'y', '{{/if}}')).to.deep.equal(['word.tag-bracket']);
    expect(ids('{{#foreach a}}', '{{b}}', '{{/foreach}}')).to.deep.equal(['word.block-unknown']);
    expect(ids('{{#if a}', 'x', '{{/if}}')).to.deep.equal(['word.tag-unclosed']);
    expect(ids('{{#each a}}', '{{#if}}', '{{/if}}', '{{/each}}')).to.deep.equal(['word.block-argument']);
  });

  it('does not hide other blocks that do not match', () => {
    expect(ids('{{#if (eq a}}', '{{/each}}')).to.deep.equal(['word.tag-bracket', 'word.close-without-open']);
    expect(ids('{{#if (eq a}}', '{{/if}}', '{{/if}}')).to.deep.equal(['word.tag-bracket', 'word.close-without-open']);
    expect(ids('{{#each a}}', '{{#if (eq b}}', '{{/each}}')).to.deep.equal(['word.tag-bracket']);
    expect(ids('{{else}}', '{{#if (eq a}}', '{{/if}}')).to.deep.equal(['word.tag-bracket', 'word.else-outside']);
  });
});

describe('invisible characters in a tag', () => {
  const fillProblems = (tag: string): unknown[] =>
    problemsOf(() => renderTemplate(compileTemplate(makeDocx(p(tag))), { 会社名: '山田商店', 日付: '2024-04-01' })).map(
      ({ id, params }) => [id, params['codes']],
    );

  it('are named with their code points where they keep a name from being found', () => {
    expect(fillProblems('{{会社\u200b名}}')).to.deep.equal([['word.name-invisible', 'U+200B']]);
    expect(fillProblems('{{会\u00ad社\u200e名\u00ad}}')).to.deep.equal([['word.name-invisible', 'U+00AD, U+200E']]);
  });

  it('are named where they keep a tag from being read', () => {
    expect(fillProblems('{{wa\u200breki 日付}}')).to.deep.equal([['word.tag-invisible', 'U+200B']]);
    expect(fillProblems('{{#i\u2060f 会社名}}{{/if}}')).to.deep.equal([['word.tag-invisible', 'U+2060']]);
  });

  it('may belong to a name that the data has', () => {
    const template = compileTemplate(makeDocx(p('{{家\u200d族}}{{葛\u{e0100}城}}')));
    expect(renderTemplate(template, { '家\u200d族': 'a', '葛\u{e0100}城': 'b' }).problems).to.deep.equal([]);
  });
});
