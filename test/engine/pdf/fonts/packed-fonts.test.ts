import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderOverlay } from '../../../../packages/engine/src/entries/document.ts';
import { compileOverlay, createFonts } from '../../../../packages/engine/src/node/index.ts';
import { unpackWoff2 } from '../../../../packages/engine/src/node/fonts/unpack-woff2.ts';
import { instancesOf, staticFont } from '../../../../packages/engine/src/node/fonts/variable-font.ts';
import { SfntTables } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { temporaryFolders } from '../../../support/temporary-folder.ts';
import { emptyPage, scale } from '../form/support/draw-fields.ts';
import { problemOf } from '../support/expect-problem.ts';
import { isInk, seePdf, type SeenPage } from '../support/see-pdf.ts';

const packed = createRequire(import.meta.url).resolve(
  '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
);
const file = new Uint8Array(readFileSync(packed));
const most = 10_000_000;
const open = (bytes: Uint8Array): fontkit.Font => fontkit.create(Buffer.from(bytes)) as fontkit.Font;

/** Number of dark pixels. */
function inkCount(page: SeenPage): number {
  let count = 0;
  for (let y = 0; y < page.height; y += 1) for (let x = 0; x < page.width; x += 1) if (isInk(page, x, y)) count += 1;
  return count;
}

describe('WOFF2 and variable fonts', () => {
  const folder = temporaryFolders();

  it('are unpacked to the same glyphs that fontkit reads from the WOFF2 file', () => {
    const whole = open(unpackWoff2(file, 'a.woff2', most));
    const other = open(file);
    expect(whole.numGlyphs).to.equal(other.numGlyphs);
    for (const text of 'AgQ&é4fij') {
      const code = text.codePointAt(0) ?? 0;
      const [one, two] = [whole.glyphForCodePoint(code), other.glyphForCodePoint(code)];
      expect([one.id, one.advanceWidth, one.path.toSVG()]).to.deep.equal([two.id, two.advanceWidth, two.path.toSVG()]);
    }
  });

  it('have regular, bold and the weights that they name', () => {
    const font = unpackWoff2(file, 'a.woff2', most);
    const found = instancesOf(fontkit, font, 'a.woff2').map(({ weight, style = '' }) => `${weight}${style}`);
    expect(found).to.deep.equal(['400', '700', '400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold']);
  });

  it('give fonts of one weight with the outlines and advances of that weight', () => {
    const font = unpackWoff2(file, 'a.woff2', most);
    const bold = open(staticFont(fontkit, font, 'a.woff2', 800));
    const variable = open(font).getVariation({ wght: 800 });
    const regular = open(font);
    for (const text of 'AgQ&éW') {
      const code = text.codePointAt(0) ?? 0;
      const [one, two] = [bold.glyphForCodePoint(code), variable.glyphForCodePoint(code)];
      expect(one.advanceWidth).to.equal(Math.round(two.advanceWidth));
      expect(one.advanceWidth).not.to.equal(regular.glyphForCodePoint(code).advanceWidth);
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
        expect(one.path.bbox[side]).to.be.closeTo(two.path.bbox[side], 1);
    }
    expect(new SfntTables(staticFont(fontkit, font, 'a.woff2', 800), 'a').has('fvar')).to.equal(false);
  });

  it('are drawn in a subset, bold darker than regular, with their text', async () => {
    const own = folder();
    copyFileSync(packed, join(own, 'garamond.woff2'));
    const { library, problems } = await createFonts({ folder: own });
    expect(problems).to.deep.equal([]);
    const draw = async (font: string, bold: boolean): Promise<{ page: SeenPage; bytes: Uint8Array }> => {
      const style = { width: 80, height: 20, font, font_size: 24, bold };
      const fields = [{ name: '値', position_x: 5, position_y: 5, style }];
      const compiled = compileOverlay(emptyPage, { format: 1, fields }, { fonts: library });
      const { bytes } = renderOverlay(compiled, { 値: 'Hamburg Café' });
      return { page: (await seePdf(bytes, scale))[0]!, bytes };
    };
    const [regular, bold, named, japanese] = [
      await draw('EB Garamond', false),
      await draw('EB Garamond', true),
      await draw('EB Garamond ExtraBold', false),
      await draw('MS 明朝', false),
    ];
    for (const { page } of [regular, bold, named]) expect(page.text.trim()).to.equal('Hamburg Café');
    const [light, dark, darkest] = [regular, bold, named].map(({ page }) => inkCount(page));
    expect(dark).to.be.greaterThan(light! * 1.15);
    expect(darkest).to.be.greaterThan(dark! * 1.03);
    expect(inkCount(japanese.page)).not.to.equal(light);
    expect(regular.bytes.length).to.be.lessThan(20_000);
  });

  it('are passed over with a warning when they are broken', async () => {
    const own = folder();
    writeFileSync(join(own, 'cut.woff2'), file.subarray(0, 20_000));
    writeFileSync(
      join(own, 'noise.woff2'),
      file.map((byte, at) => (at > 300 && at % 7 === 0 ? byte ^ 0x55 : byte)),
    );
    writeFileSync(join(own, 'text.woff2'), '書体ではありません');
    const { problems } = await createFonts({ folder: own });
    expect(problems.map(({ id, place }) => `${id} ${place.file}`)).to.deep.equal([
      'pdf.font-skipped cut.woff2',
      'pdf.font-skipped noise.woff2',
      'pdf.font-skipped text.woff2',
    ]);
    expect(problemOf(() => unpackWoff2(file, 'a.woff2', 1000)).id).to.equal('pdf.font-broken');
  });
});
