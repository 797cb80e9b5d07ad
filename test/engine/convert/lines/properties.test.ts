import { expect } from 'chai';
import fc from 'fast-check';
import type { LayoutContext, ParagraphFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { itemsOf, lineOf, paragraphOf, textRun, textsOf } from './support/paragraphs.ts';

const character = fc.constantFrom(...'一二あいアイ、。「」（）・ーっ々ABCabc123 ,.-“”…①％￥');
const runs = fc.array(fc.string({ unit: character, minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 6 });

const formats: fc.Arbitrary<Partial<ParagraphFormat>> = fc.record({
  align: fc.constantFrom('start', 'center', 'end', 'justify', 'spread'),
  startIndent: fc.constantFrom(0, 10, 20),
  firstIndent: fc.constantFrom(-10, 0, 10),
  hanging: fc.boolean(),
  kinsoku: fc.boolean(),
  latinBreak: fc.constantFrom('word', 'anywhere'),
});

const contexts: fc.Arbitrary<Partial<LayoutContext>> = fc.record({
  direction: fc.constantFrom('horizontal', 'vertical'),
  squeezesPunctuation: fc.boolean(),
  balancesSpaces: fc.boolean(),
});

describe('any converted paragraph', () => {
  it('loses no character', () => {
    fc.assert(
      fc.property(runs, formats, contexts, fc.integer({ min: 4, max: 40 }), (texts, format, context, ems) => {
        const sizes = [9, 10, 14];
        const content = texts.map((text, index) => textRun(text, { size: sizes[index % 3] ?? 10 }));
        const items = itemsOf(paragraphOf(content, format), ems, context);
        expect(textsOf(items).join('')).to.equal(texts.join(''));
      }),
    );
  });

  it('has no line wider than the available width unless a character does not fit', () => {
    fc.assert(
      fc.property(runs, formats, contexts, fc.integer({ min: 4, max: 40 }), (texts, format, context, ems) => {
        const content = texts.map((text) => textRun(text));
        for (const item of itemsOf(paragraphOf(content, format), ems, context)) {
          const line = lineOf(item);
          if (line === undefined || !line.isClean) continue;
          expect(line.width).to.be.at.most(line.room + 1e-6);
        }
      }),
    );
  });

  it('stacks its lines without gap or overlap', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 4, max: 40 }), (texts, ems) => {
        let top = 0;
        for (const item of itemsOf(paragraphOf(texts.map((text) => textRun(text))), ems)) {
          expect(lineOf(item)?.top ?? top).to.be.closeTo(top, 1e-6);
          top += item.height;
        }
      }),
    );
  });
});
