import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, renderTemplate, type TemplateData } from '@shorui/engine';
import type { RunningLoop, TemplateConditions, TemplateLayer } from '../../../../packages/engine/src/word/index.ts';
import { expectValid } from '../support/check-package.ts';
import { makeDocx, p } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';
import { answers, listsOf, RandomWriter, trees } from './random-layer.ts';
import { insertions, InsertionWriter } from './random-insertions.ts';
import { block, layerOf } from './support.ts';

/** The value of a name in the innermost loop that has it, as tags find it. */
function valueIn(name: string, loops: readonly RunningLoop[], data: TemplateData): unknown {
  for (const { items, index } of loops.toReversed()) {
    const value = items[index];
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) {
      return (value as TemplateData)[name];
    }
  }
  return data[name];
}

/** Paragraphs that keep tables apart look like the tags that stood there, if any did. */
function withBareGaps(xml: string): string {
  return xml.replace(/<w:p>(?:<w:pPr>(?:(?!<\/?w:p>|<\/w:pPr>).)*<\/w:pPr>)?<\/w:p>/gs, '<w:p/>');
}

/** Conditions that hold where `{{#if c1}}` does. */
function conditionsOf(data: TemplateData): TemplateConditions {
  return { holds: ({ rule_id: id = 0 }, loops) => valueIn(`c${id}`, loops, data) === true };
}

describe('the editor’s document', () => {
  it('has the same effect on blocks as tags around them', () => {
    fc.assert(
      fc.property(trees, trees, answers, (body, top, data) => {
        const withTags = new RandomWriter(true);
        const tagged = makeDocx(withTags.xml(body), { 'header1.xml': withTags.xml(top) });
        const bare = new RandomWriter(false);
        const plain = makeDocx(bare.xml(body), { 'header1.xml': bare.xml(top) });
        const layer: TemplateLayer = {
          document: {
            children: [
              block('section', [0], { children: bare.blocks(body, [0]) }),
              block('header', [0], { children: bare.blocks(top, [0]) }),
            ],
          },
          lists: listsOf,
        };
        const conditions = conditionsOf(data);
        const wanted = renderTemplate(compileTemplate(tagged), data).bytes;
        const made = renderTemplate(compileTemplate(plain, { layer }), data, { conditions }).bytes;
        expectValid(made, plain);
        for (const name of ['word/document.xml', 'word/header1.xml']) {
          expect(partOf(made, name)).to.equal(partOf(wanted, name));
        }
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it('has the same effect on inserted blocks as inserted tags around them', () => {
    const template = makeDocx(p('前') + p('後'));
    fc.assert(
      fc.property(insertions, answers, (nodes, data) => {
        const made = (withTags: boolean): Uint8Array => {
          const children = [block('paragraph', [0, 0]), ...new InsertionWriter(withTags).blocks(nodes)];
          const compiled = compileTemplate(template, { layer: { document: layerOf(...children), lists: listsOf } });
          return renderTemplate(compiled, data, { conditions: conditionsOf(data) }).bytes;
        };
        const laid = made(false);
        expectValid(laid, template);
        expect(withBareGaps(partOf(laid))).to.equal(withBareGaps(partOf(made(true))));
      }),
      { numRuns: 150, seed: 4 },
    );
  });
});
