import { expect } from 'chai';
import { glyphPlaces, layFile } from '@shorui/engine';
import { bundledLibrary } from '@shorui/engine/node';
import { makeDocx, p } from '../../word/support/make-docx.ts';

describe('places of a character', () => {
  it('are around what is printed in place of characters that no font has, and nowhere else', () => {
    const fonts = bundledLibrary();
    const { pages, problems } = layFile(makeDocx(p('氏名\u{2fa20}様') + p('住所')), { fonts, missingGlyph: 'mark' });
    expect(problems.map(({ id }) => id)).to.deep.equal(['pdf.glyph-marked']);
    const [box, ...others] = glyphPlaces({ pages }, '〓');
    const [before] = glyphPlaces({ pages }, '名');
    const [after] = glyphPlaces({ pages }, '様');
    expect(others).to.deep.equal([]);
    expect(box?.page).to.equal(0);
    expect(box?.x).to.be.closeTo((before?.x ?? 0) + (before?.width ?? 0), 0.1);
    expect(box?.y).to.be.closeTo(before?.y ?? 0, 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).to.be.closeTo(after?.x ?? 0, 0.1);
    expect(glyphPlaces({ pages }, '無')).to.deep.equal([]);
  });
});
