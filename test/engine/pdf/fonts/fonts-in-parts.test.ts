import { expect } from 'chai';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFonts, openFontFile } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { createFontLibrary, loadFace, readInParts, SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { temporaryFolders } from '../../../support/temporary-folder.ts';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { makeWordFile, paragraph } from '../../convert/content/support/word-file.ts';
import { seePdf } from '../support/see-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { fontFile } from './support/fonts.ts';

const text = '株式会社 Office 髙﨑ー「２」';

describe('a font that is read in parts', () => {
  const folder = temporaryFolders();

  it('gives the document that the whole font gives, and only a small part of it is read', async () => {
    const file = makeWordFile(paragraph(text));
    let read = 0;
    let loaded = 0;
    const counted = (parts: boolean) =>
      bundledFonts.map((source) => {
        const copy = { ...source, load: () => ((loaded += 1), source.load()) };
        if (!parts) return copy;
        const whole = source.load();
        return readInParts(copy, () => ({
          length: whole.length,
          read: (offset, length) => {
            read += length;
            return whole.slice(offset, offset + length);
          },
        }));
      });
    const one = convertDocument(file, { fonts: createFontLibrary({ bundled: counted(true) }) });
    expect(loaded).to.equal(0);
    expect(read).to.be.within(100_000, 1_500_000);
    const other = convertDocument(file, { fonts: createFontLibrary({ bundled: counted(false) }) });
    expect(loaded).to.be.greaterThan(0);
    expect(Buffer.compare(one.bytes, other.bytes)).to.equal(0);
    expect((await seePdf(one.bytes))[0]?.text.trim()).to.equal(text);
  });

  it('is a file that stays the same font, with the key of its bytes', () => {
    const path = join(folder(), 'a.ttf');
    writeFileSync(path, fontFile('gothic'));
    const face = new SfntFace(openFontFile(path), 'a.ttf');
    const whole = new SfntFace(fontFile('gothic'), 'a.ttf');
    expect(face.key).to.equal(whole.key);
    for (const character of '山A1、') {
      const glyph = whole.glyphOf(character.codePointAt(0) ?? 0);
      expect(face.glyphOf(character.codePointAt(0) ?? 0)).to.equal(glyph);
      expect(face.verticalGlyphOf(glyph)).to.equal(whole.verticalGlyphOf(glyph));
      expect(face.outlines.topOf(glyph)).to.equal(whole.outlines.topOf(glyph));
    }
  });

  it('is refused by name where it is cut off', () => {
    const path = join(folder(), 'cut.ttf');
    writeFileSync(path, fontFile('gothic'));
    truncateSync(path, 300_000);
    const [first] = bundledFonts;
    if (!first) throw new Error('no fonts');
    const source = readInParts({ ...first, file: 'cut.ttf' }, () => openFontFile(path));
    expect(problemOf(() => loadFace(source).outlines).id).to.equal('pdf.font-broken');
  });
});
