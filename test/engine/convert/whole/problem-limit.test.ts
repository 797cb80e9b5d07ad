import { expect } from 'chai';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { makeWordFile, paragraph } from '../content/support/word-file.ts';

describe('The problems of a converted document', () => {
  const rare = '\ue000';
  const manyCharacters = makeWordFile(paragraph(rare).repeat(30));
  const manyElements = makeWordFile('<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>'.repeat(30));

  it('are no more than the limit', () => {
    const limits = { problems: 7 };
    expect(convertDocument(manyCharacters, { limits }).problems).to.have.length(7);
    expect(convertDocument(manyElements, { limits }).problems).to.have.length(7);
    const both = makeWordFile(`${paragraph(rare).repeat(5)}<w:p><w:r><w:dayLong/></w:r></w:p>`.repeat(5));
    expect(convertDocument(both, { limits }).problems).to.have.length(7);
  });

  it('are all there below the limit', () => {
    const { problems } = convertDocument(manyCharacters);
    expect(problems).to.have.length(30);
    expect(problems.at(-1)?.place.paragraph).to.equal(30);
  });

  it('stop the conversion when they are errors, also past the limit', () => {
    const convert = (): unknown => convertDocument(manyCharacters, { missingGlyph: 'error', limits: { problems: 7 } });
    expect(convert).to.throw().with.property('problems').with.length(7);
  });
});
