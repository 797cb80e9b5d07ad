import { expect } from 'chai';
import * as fc from 'fast-check';
import { foldRuns } from '@shorui/engine/japanese';
import { excerptOf } from '../../../../packages/server/src/database/full-text/excerpt-of.ts';
import { hitsIn, markHits } from '../../../../packages/server/src/database/full-text/mark-hits.ts';
import { indexedTokens, matchOf } from '../../../../packages/server/src/database/full-text/match-tokens.ts';
import {
  areKeysEnough,
  requestedKeys,
  textKeys,
} from '../../../../packages/server/src/database/full-text/text-keys.ts';
import {
  isFound,
  isSingleLetter,
  joinFolded,
  parseQuery,
} from '../../../../packages/server/src/database/full-text/terms.ts';

const unit = fc.constantFrom(...'契約書書書第条アａbb019-、 \n');
const text = fc.string({ unit, maxLength: 30 });
const query = fc.string({ unit, minLength: 1, maxLength: 6 });

/** What FTS5 does: each phrase of tokens stands somewhere in the indexed ones, the last as a beginning if it has a star. */
function matches(indexed: string, match: string): boolean {
  const tokens = indexed.split(' ');
  return match.split(' AND ').every((phrase) => {
    const wanted = phrase.replace(/["*]/g, '').split(' ');
    const isBeginning = phrase.endsWith('*');
    return tokens.some((_, from) =>
      wanted.every((token, at) => {
        const found = tokens[from + at] ?? '';
        return isBeginning && at === wanted.length - 1 ? found.startsWith(token) : found === token;
      }),
    );
  });
}

describe('queries of documents', () => {
  it('are terms, each with its tokens', () => {
    expect(parseQuery('契約書類　INV-20')).to.deep.equal([
      { needle: '契約書類', tokens: ['契約', '約書', '書類'], isBeginning: false },
      { needle: ' inv 20', tokens: ['inv', '20'], isBeginning: true },
    ]);
    expect(matchOf(parseQuery('契約書類 INV-20'))).to.equal('"契約 約書 書類" AND "inv 20"*');
    expect(matchOf(parseQuery('第1条'))).to.equal('"第 1 条"*');
    expect(parseQuery(' 。、 ')).to.deep.equal([]);
    expect(parseQuery('契約 契約')).to.have.length(1);
    expect(parseQuery(Array.from({ length: 30 }, (_, at) => `a${at}`).join(' '))).to.have.length(10);
  });

  it('find a word from its beginning, Japanese anywhere, and nothing over punctuation', () => {
    const folded = foldRuns('本契約第1条（秘\n密）INV-2024、印');
    for (const found of ['契約', '第1条', 'INV-20', 'inv 2024', '秘密', '印', '2024'])
      expect(isFound(folded, parseQuery(found)), found).to.equal(true);
    for (const missing of ['024', 'INV-024', '密印', '約第2'])
      expect(isFound(folded, parseQuery(missing)), missing).to.equal(false);
    expect(['印', 'a', '1', '契約', 'ab', '第1'].map((each) => parseQuery(each).map(isSingleLetter))).to.deep.equal([
      [true],
      [true],
      [true],
      [false],
      [false],
      [false],
    ]);
  });

  it('do not reach from one text of a document into the next', () => {
    const folded = joinFolded(['題契', '', '1号'].map(foldRuns));
    expect(folded).to.equal(' 題契 \ue000 1 号 ');
    expect(isFound(folded, parseQuery('契1'))).to.equal(false);
    expect(isFound(folded, parseQuery('契 1'))).to.equal(true);
    expect(matches(indexedTokens(folded), matchOf(parseQuery('契1')))).to.equal(false);
  });

  it('find by the tokens of SQLite what the folded text contains, and nothing else', () => {
    fc.assert(
      fc.property(text, query, (each, typed) => {
        const terms = parseQuery(typed);
        fc.pre(terms.length > 0);
        const folded = foldRuns(each);
        expect(matches(indexedTokens(folded), matchOf(terms))).to.equal(isFound(folded, terms));
      }),
      { numRuns: 2000 },
    );
  });

  it('find by the keys of PostgreSQL at least that, and exactly that where they are enough', () => {
    fc.assert(
      fc.property(text, query, (each, typed) => {
        const terms = parseQuery(typed);
        fc.pre(terms.length > 0);
        const folded = foldRuns(each);
        const keys = new Set(textKeys(folded));
        const hasKeys = requestedKeys(terms).every((key) => keys.has(key));
        if (isFound(folded, terms)) expect(hasKeys).to.equal(true);
        if (terms.every(areKeysEnough)) expect(isFound(folded, terms)).to.equal(hasKeys);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('marks of hits', () => {
  const hit = (typed: string, each: string): string[] =>
    markHits(each, parseQuery(typed)).flatMap((part) => (part.hit ? [part.text] : []));

  it('show the original, however it is written', () => {
    expect(hit('プランA', 'これは葛\u{e0100}飾区の第1条（契\n約）ﾌﾟﾗﾝＡです')).to.deep.equal(['ﾌﾟﾗﾝＡ']);
    expect(hit('契約', '（契\n約）と契　約、契。約')).to.deep.equal(['契 約', '契 約']);
    expect(hit('INV-2024', 'INV 2024-1')).to.deep.equal(['INV 2024']);
    expect(hit('INV 2024', 'INV-2024-1')).to.deep.equal(['INV', '2024']);
    expect(hit('24', 'INV-2024')).to.deep.equal([]);
    expect(hit('契約 約書', '契約書')).to.deep.equal(['契約書']);
  });

  it('are there exactly where the query finds the text', () => {
    fc.assert(
      fc.property(text, query, (each, typed) => {
        const terms = parseQuery(typed);
        fc.pre(terms.length === 1);
        expect(hitsIn(each, terms).length > 0).to.equal(isFound(foldRuns(each), terms));
        const shown = markHits(each, terms).map((part) => part.text);
        expect(shown.join('').replaceAll(' ', '')).to.equal(each.replace(/\s/gu, ''));
      }),
      { numRuns: 1000 },
    );
  });

  it('are in an excerpt around the first hit, in a text of any length', () => {
    const filling = 'あいうえお、'.repeat(20_000);
    const parts = excerptOf(`${filling}秘密保持契約${filling}`, parseQuery('秘密 契約')) ?? [];
    expect(parts.filter((part) => part.hit).map((part) => part.text)).to.deep.equal(['秘密', '契約']);
    expect(parts.map((part) => part.text).join('').length).to.be.at.most(122);
    expect([parts[0]?.text, parts.at(-1)?.text]).to.deep.equal(['…', '…']);
    expect(excerptOf(filling, parseQuery('秘密'))).to.equal(undefined);
    const uneven = `${'。'.repeat(50_000)}契約書${'あ'.repeat(50_000)}`;
    expect(excerptOf(uneven, parseQuery('契約'))?.find((part) => part.hit)?.text).to.equal('契約');
    const spaced = `${filling}${[...'秘密'.repeat(50)].join('  ')}${filling}`;
    expect(excerptOf(spaced, parseQuery('秘密'.repeat(50)))?.filter((part) => part.hit)).to.have.length(1);
  });

  it('are whole words in an excerpt that begins within a word', () => {
    const word = `b${'a'.repeat(5000)}`;
    const parts = excerptOf(`${word} aa ${word}`, parseQuery('aa')) ?? [];
    expect(parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('')).to.match(/…a{29} \[aa\] ba+…/);
  });
});
