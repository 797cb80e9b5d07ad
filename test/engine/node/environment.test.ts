import { expect } from 'chai';
import { compileTemplate, convertDocument, inspectPdf, renderTemplate } from '@shorui/engine/node';
import { makeDocx, p, run } from '../word/support/make-docx.ts';

describe('what the engine gets from its environment', () => {
  const template = makeDocx(p(run('{{宛名}}　様')));

  it('takes an option that is undefined as one that is not given: Node’s codec, clock and fonts are used', () => {
    const none = { codec: undefined, limits: undefined, now: undefined, fonts: undefined, file: undefined };
    const letter = renderTemplate(compileTemplate(template, none), { 宛名: '諏訪 湖太郎' }, none).bytes;
    const own = renderTemplate(compileTemplate(template), { 宛名: '諏訪 湖太郎' }).bytes;
    expect(letter).to.deep.equal(own);
    const { bytes, pages } = convertDocument(letter, none as object);
    expect(pages).to.equal(1);
    expect(bytes).to.deep.equal(convertDocument(own).bytes);
    expect(inspectPdf(bytes, none).pages).to.have.length(1);
  });
});
