import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, renderTemplate } from '@shorui/engine';
import { documentFromTemplate, trimLayer, wholeTree } from '@shorui/engine/editor';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import { makeDocx, p, row, table } from '../support/make-docx.ts';
import { listsOf, RandomWriter, trees } from './random-layer.ts';
import { insertions, InsertionWriter } from './random-insertions.ts';
import { block, fillLaid, layerOf, rule } from './support.ts';

const template = makeDocx(p('一') + p('二') + p('三') + table(row('左', '右')));

const linesOf = ({ children }: TemplateDocument): string[] => {
  const lines: string[] = [];
  const list = ({ type, path, text = '', options, children: inner = [] }: EditorBlock): void => {
    lines.push(`${path.join('.')} ${type} ${text}${options === undefined ? '' : ' *'}`.trim());
    inner.forEach(list);
  };
  children.forEach(list);
  return lines;
};

/** The document with blocks of the editor laid over a file, in the three forms that it may have. */
function formsOf(bytes: Uint8Array, layer: TemplateDocument): readonly TemplateDocument[] {
  const whole = wholeTree(documentFromTemplate(bytes), layer);
  return [layer, whole, trimLayer(whole)];
}

describe('the whole tree of a template', () => {
  it('has every block of the file with what the layer sets, and inserted blocks at their places', () => {
    const layer = layerOf(
      block('newParagraph', [0, 100], { text: '前' }),
      block('paragraph', [0, 1], rule(1)),
      block('newParagraph', [0, 101], { text: '後' }),
      // Deeper than its siblings: the rows and cells between are not listed.
      block('paragraph', [0, 3, 0, 1, 0], rule(2)),
    );
    const whole = wholeTree(documentFromTemplate(template), layer);
    expect(linesOf(whole)).to.deep.equal([
      '0 section',
      '0.0 paragraph 一',
      '0.100 newParagraph 前',
      '0.1 paragraph 二 *',
      '0.101 newParagraph 後',
      '0.2 paragraph 三',
      '0.3 table',
      '0.3.0 row',
      '0.3.0.0 cell',
      '0.3.0.0.0 paragraph 左',
      '0.3.0.1 cell',
      '0.3.0.1.0 paragraph 右 *',
    ]);
    expect(linesOf(trimLayer(whole))).to.deep.equal([
      '0 section',
      '0.0 paragraph 一',
      '0.100 newParagraph 前',
      '0.1 paragraph 二 *',
      '0.101 newParagraph 後',
      '0.3 table',
      '0.3.0 row',
      '0.3.0.1 cell',
      '0.3.0.1.0 paragraph 右 *',
    ]);
    const texts = formsOf(template, layer).map((form) => fillLaid(template, form, {}, (id) => id === 2));
    expect(new Set(texts)).to.have.length(1);
  });

  it('puts the blocks that a proposal encloses into it', () => {
    const held = [
      block('paragraph', [0, 0]),
      block('newParagraph', [0, 101], { text: '間' }),
      block('paragraph', [0, 1]),
    ];
    const layer = layerOf(block('proposal', [0, 100], { ...rule(1), children: held }));
    const whole = wholeTree(documentFromTemplate(template), layer);
    expect(linesOf(whole).slice(0, 6)).to.deep.equal([
      '0 section',
      '0.100 proposal  *',
      '0.0 paragraph 一',
      '0.101 newParagraph 間',
      '0.1 paragraph 二',
      '0.2 paragraph 三',
    ]);
  });

  it('keeps blocks that the file no longer has, so that they are not lost unseen', () => {
    const layer = layerOf(block('paragraph', [0, 9], { text: '消えた段落', ...rule(1) }));
    expect(linesOf(trimLayer(wholeTree(documentFromTemplate(template), layer)))).to.include(
      '0.9 paragraph 消えた段落 *',
    );
  });

  it('of a file without a layer is trimmed to nothing', () => {
    expect(trimLayer(documentFromTemplate(template)).children).to.deep.equal([]);
  });

  it('makes the same documents as the layer, whole or trimmed', () => {
    fc.assert(
      fc.property(trees, trees, insertions, (body, top, inserted) => {
        const writer = new RandomWriter(false);
        const bytes = makeDocx(writer.xml(body), { 'header1.xml': writer.xml(top) });
        const blocks = writer.blocks(body, [0]);
        blocks.splice(1, 0, ...new InsertionWriter(false, 5000).blocks(inserted));
        const layer: TemplateDocument = {
          children: [
            block('section', [0], { children: blocks }),
            block('header', [0], { children: writer.blocks(top, [0]) }),
          ],
        };
        const [wanted, ...others] = formsOf(bytes, layer).map((document) => {
          const compiled = compileTemplate(bytes, { layer: { document, lists: listsOf } });
          const conditions = { holds: ({ rule_id: id = 0 }) => id !== 2 };
          return renderTemplate(compiled, { 値: 0, 甲: [{ 値: 1 }, { 値: 2 }], 乙: [] }, { conditions }).bytes;
        });
        for (const other of others) expect(Buffer.compare(other, wanted ?? new Uint8Array())).to.equal(0);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});
