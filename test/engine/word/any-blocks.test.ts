import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, renderTemplate } from '../../../packages/engine/src/node/index.ts';
import { model, shownIn } from './support/block-model.ts';
import { anyItem, anyNodes } from './support/block-trees.ts';
import { TreeWriter } from './support/block-xml.ts';
import { expectValid } from './support/check-package.ts';
import { readXml } from './support/package/xml-node.ts';
import { partOf, textOf } from './support/read-docx.ts';
import { richDocx, valuesOf } from './support/rich-docx.ts';

describe('blocks in blocks in any order', () => {
  it('give a valid document that shows what a plain model says, with a note for every reference', () => {
    let repeated = 0;
    fc.assert(
      fc.property(anyNodes, anyItem, (nodes, item) => {
        const writer = new TreeWriter();
        const body = `${writer.body(nodes)}<w:p/>`;
        const notes = writer.notes.map(
          (id) => `<w:footnote w:id="${id}"><w:p><w:r><w:t>注{{v}}</w:t></w:r></w:p></w:footnote>`,
        );
        const source = richDocx({ body, footnotes: notes.join('') });
        const { bytes } = renderTemplate(compileTemplate(source), item);
        expectValid(bytes, source);
        const xml = partOf(bytes);
        const [main] = readXml(xml).root.children;
        if (!main) throw new Error('a document without a body');
        expect(JSON.stringify(shownIn(main))).to.equal(JSON.stringify([...model(nodes, item), '']));
        const references = valuesOf(xml, /<w:footnoteReference w:id="(\d+)"/g);
        expect(references.length).to.equal(
          textOf(bytes, 'word/footnotes.xml')
            .split('\n')
            .filter((line) => line !== '').length,
        );
        if (references.length > writer.notes.length) repeated++;
      }),
      { numRuns: 600, seed: 20260401 },
    );
    expect(repeated).to.be.greaterThan(20);
  });
});
