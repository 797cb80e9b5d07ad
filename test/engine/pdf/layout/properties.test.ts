import { expect } from 'chai';
import fc from 'fast-check';
import type { Kinsoku, Line, ParagraphStyle } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { setText } from './support/set-text.ts';

const SLACK = 1e-6;
const mixed = fc
  .array(fc.constantFrom(...'あいうカッー々漢字日本、。「」（）・！…―％　 ab12.,-“”'), { minLength: 1, maxLength: 60 })
  .map((characters) => characters.join(''));
const japanese = fc
  .array(fc.constantFrom(...'あいうカッー々漢字日本東西、。「」・！'), { minLength: 1, maxLength: 60 })
  .map((characters) => characters.join(''));
const width = fc.integer({ min: 10, max: 220 }).map((tenths) => tenths / 10);
const style: fc.Arbitrary<Partial<ParagraphStyle>> = fc.record({
  align: fc.constantFrom('start', 'center', 'end', 'justify', 'spread'),
  direction: fc.constantFrom('horizontal', 'vertical'),
  kinsoku: fc.constantFrom<Kinsoku>('strict', 'normal', 'loose', 'none'),
  hanging: fc.boolean(),
  squeeze: fc.boolean(),
  latinSpace: fc.boolean(),
});

const isSpace = (character: string): boolean => character === ' ' || character === '　';

function visible({ glyphs }: Line): number {
  return glyphs.filter(({ glyph }) => !isSpace(glyph.text)).length;
}

describe('every paragraph', () => {
  it('has lines no wider than the measure, except for a single character', () => {
    fc.assert(
      fc.property(mixed, width, style, (text, ems, chosen) => {
        for (const line of setText(text, ems, chosen)) {
          expect(line.width <= line.room + SLACK || visible(line) === 1, `${line.from}-${line.to}`).to.equal(true);
          if (chosen.hanging !== true) expect(line.hung).to.equal(0);
        }
      }),
    );
  });

  it('has all of its text in its lines, once and in order', () => {
    fc.assert(
      fc.property(mixed, width, style, (text, ems, chosen) => {
        const lines = setText(text, ems, chosen);
        expect(lines.map(({ from, to }) => text.slice(from, to)).join('')).to.equal(text);
        const glyphs = lines.flatMap((line) => line.glyphs).map(({ glyph }) => glyph.text);
        expect(glyphs.join('')).to.equal(text);
      }),
    );
  });

  it('begins no line with 、。」・！ッー々 and ends none with 「 where another break was possible (strict)', () => {
    const noStart = '、。」・！ッー々';
    const mayBreak = (text: string, at: number): boolean => !noStart.includes(text[at] ?? '') && text[at - 1] !== '「';
    fc.assert(
      fc.property(japanese, width, fc.boolean(), fc.boolean(), (text, ems, hanging, squeeze) => {
        const lines = setText(text, ems, { kinsoku: 'strict', hanging, squeeze });
        for (const { from, to } of lines.slice(0, -1)) {
          if (mayBreak(text, to)) continue;
          for (let at = from + 1; at < to; at++)
            expect(mayBreak(text, at), `${text} ${from}-${to} at ${at}`).to.equal(false);
        }
      }),
    );
  });

  it('fills every line but the last when justified, where the line has a break between two kanji or kana', () => {
    fc.assert(
      fc.property(japanese, width, fc.boolean(), (text, ems, hanging) => {
        for (const line of setText(text, ems, { align: 'justify', hanging })) {
          const inside = text.slice(line.from, line.to).replace(/[、。」・！ッー々]+$/u, '');
          if (line.end !== 'wrap' || !/[あ-う漢字日本東西][あ-う漢字日本東西]/u.test(inside)) continue;
          expect(line.width).to.be.closeTo(line.room, SLACK);
        }
      }),
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(mixed, width, style, (text, ems, chosen) => {
        expect(setText(text, ems, chosen)).to.deep.equal(setText(text, ems, chosen));
      }),
      { numRuns: 30 },
    );
  });

  it('has no more lines in a wider measure, without squeezing', () => {
    const plain = fc
      .array(fc.constantFrom(...'あいうカ漢字日本、。「」ーab '), { minLength: 1, maxLength: 60 })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(plain, width, fc.integer({ min: 1, max: 50 }), (text, ems, more) => {
        const settings = { squeeze: false, kinsoku: 'strict' } as const;
        const narrow = setText(text, ems, settings);
        fc.pre(narrow.every(({ isClean }) => isClean));
        expect(setText(text, ems + more / 10, settings).length).to.be.at.most(narrow.length);
      }),
    );
  });
});
