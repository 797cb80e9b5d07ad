import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate } from '@shorui/engine';
import { applyReplacements, documentFromTemplate, replacedText } from '@shorui/engine/editor';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import { realWordFiles } from '../../../support/real-files.ts';
import { expectValid } from '../support/check-package.ts';
import { makeDocx, p, run } from '../support/make-docx.ts';
import { layer, layerOf, replaced, swap, type Replacement } from './support.ts';

describe('replacements anywhere', () => {
  it('give any paragraph any other text, and leave the formats of what stays', () => {
    const piece = fc.oneof(
      fc.record({ text: fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' }), format: fc.nat({ max: 3 }) }),
      fc.constantFrom({ text: '\t', format: -1 }, { text: '\n', format: -1 }),
    );
    const clean = (text: string): string =>
      text.replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[{}]/g, '');
    const property = fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 4 }), fc.string({ maxLength: 4, unit: 'grapheme' }))),
      (pieces, wishes) => {
        const runs = pieces.map(({ text, format }) =>
          format < 0
            ? `<w:r>${text === '\t' ? '<w:tab/>' : '<w:br/>'}</w:r>`
            : run(clean(text).replace(/[\t\n]/g, ''), `<w:sz w:val="${10 + format}"/>`),
        );
        const template = makeDocx(p(...runs));
        const text = documentFromTemplate(template).children[0]?.children?.[0]?.text ?? '';
        const characters = Array.from(text);
        const replacements: Replacement[] = [];
        let index = 0;
        for (const [skip, length, to] of wishes) {
          index += skip + (replacements.length > 0 ? 1 : 0);
          if (index > characters.length) break;
          const from = characters.slice(index, index + length);
          replacements.push(swap(characters.slice(0, index).join('').length, from.join(''), clean(to)));
          index += from.length;
        }
        const own = replaced([0, 0], text, ...replacements);
        const changed = applyReplacements(template, layerOf(own));
        expectValid(changed.bytes, template);
        const result = documentFromTemplate(changed.bytes).children[0]?.children?.[0]?.text;
        expect(result).to.equal(replacedText(own));
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  for (const { name, bytes } of realWordFiles('replacements in real files')) {
    it(`change every paragraph of ${name} at once`, () => {
      const paragraphs: EditorBlock[] = [];
      const replace = (each: EditorBlock): EditorBlock => {
        const { text, children, ...rest } = each;
        const half = Math.floor(Array.from(text ?? '').length / 2);
        const at = Array.from(text ?? '')
          .slice(0, half)
          .join('').length;
        const from = Array.from((text ?? '').slice(at))[0] ?? '';
        const made: EditorBlock = {
          ...rest,
          ...(text !== undefined && { text, replacements: [swap(at, from, '{{新しい値}}')] }),
          ...(children && { children: children.map(replace) }),
        };
        if (made.replacements) paragraphs.push(made);
        return made;
      };
      const document: TemplateDocument = { children: documentFromTemplate(bytes).children.map(replace) };
      expect(paragraphs.length).to.be.above(20);
      const changed = applyReplacements(bytes, document);
      expectValid(changed.bytes, bytes);
      const texts: (string | undefined)[] = [];
      const read = (each: EditorBlock): void => {
        each.children?.forEach(read);
        if (each.text !== undefined) texts.push(each.text);
      };
      documentFromTemplate(changed.bytes).children.forEach(read);
      expect(texts).to.deep.equal(paragraphs.map(replacedText));
      expect(compileTemplate(bytes, { layer: layer(document) }).uses.length).to.equal(paragraphs.length);
    });
  }
});
