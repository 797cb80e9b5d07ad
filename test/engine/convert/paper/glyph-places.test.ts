import { expect } from 'chai';
import { glyphPlaces, layFile } from '@shorui/engine/convert';
import { bundledLibrary } from '@shorui/engine/node';
import { makeDocx, p } from '../../word/support/make-docx.ts';

describe('places of a character', () => {
  const fonts = bundledLibrary();

  it('are around what is printed in place of characters that no font has, and nowhere else', () => {
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

  it('are known in vertical lines too, upright and turned', () => {
    const section = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:textDirection w:val="tbRl"/></w:sectPr>';
    const { pages } = layFile(makeDocx(p('氏名\u{2fa20}様Xk') + p('住所') + section), { fonts, missingGlyph: 'mark' });
    const boxes = ['名', '〓', '様', 'X', 'k', '住'].map((text) => glyphPlaces({ pages }, text)[0]);
    const [name, lacking, title, x, k, next] = boxes;
    expect(boxes.every((box) => box !== undefined && box.width > 0)).to.equal(true);
    // One below the other, in one column.
    expect(lacking?.y).to.be.closeTo((name?.y ?? 0) + (name?.height ?? 0), 0.1);
    expect(title?.y).to.be.closeTo((lacking?.y ?? 0) + (lacking?.height ?? 0), 0.1);
    expect(lacking?.x).to.be.closeTo(name?.x ?? 0, 0.1);
    // Turned letters are in the same column, which is right of the next one.
    expect(k?.y).to.be.above(x?.y ?? Infinity);
    expect(x?.x).to.be.closeTo(name?.x ?? 0, 2);
    expect(next?.x).to.be.below((name?.x ?? 0) - (name?.width ?? 0));
  });
});
