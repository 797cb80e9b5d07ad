import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { bundledFonts, bundledLibrary, createFonts } from '../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { readFontFolder } from '../../../packages/engine/src/node/fonts/read-font-folder.ts';
import { describeFontFile } from '../../../packages/engine/src/pdf/fonts/index.ts';
import { ShoruiError } from '../../../packages/engine/src/problems/index.ts';
import { describeProblem } from '../../../packages/engine/src/problems/texts.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import {
  buildCollection,
  buildNames,
  buildSfnt,
  simpleGlyph,
  trueTypeTables,
} from '../pdf/fonts/support/build-sfnt.ts';

const square = simpleGlyph([
  [0, 0],
  [0, 500],
  [500, 500],
  [500, 0],
]);
const tables = (family: string, character: string): ReturnType<typeof trueTypeTables> =>
  trueTypeTables([square, square], { [character]: 1 }, family);
const font = (family: string, character: string): Uint8Array => buildSfnt(tables(family, character));

describe('fonts on disk', () => {
  const temporaryFolder = temporaryFolders();

  it('are bundled in regular and bold, each with the weight and kind of its file', () => {
    expect(bundledFonts).to.have.length(12);
    for (const source of bundledFonts) {
      const bytes = source.load();
      const [described] = describeFontFile((offset, length) => bytes.subarray(offset, offset + length), source.file);
      expect(described?.weight, source.file).to.equal(source.weight);
      expect(described?.likeness, source.file).to.deep.equal(source.likeness);
      expect(described?.names, source.file).to.include(source.names[0]);
    }
  });

  it('come from one library a process when there is no folder', async () => {
    const { library, problems } = await createFonts();
    expect(library).to.equal(bundledLibrary());
    expect(problems).to.deep.equal([]);
  });

  it('are found in a folder, its folders and collections, by their names in all languages', async () => {
    const folder = temporaryFolder();
    const name = buildNames([
      { id: 1, language: 0x409, text: 'Tameshi' },
      { id: 1, language: 0x411, text: '試し明朝' },
    ]);
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more', 'tameshi.TTF'), buildSfnt({ ...tables('x', '山'), name }));
    writeFileSync(
      join(folder, 'both.ttc'),
      buildCollection([{ tables: tables('One', '一') }, { tables: tables('Two', '二') }]),
    );
    writeFileSync(join(folder, 'readme.txt'), 'not a font');
    const { library, problems } = await createFonts({ folder });
    expect(problems).to.deep.equal([]);
    const families = (text: string, asked: string): string[] =>
      library
        .chain({ name: asked })
        .shape(text)
        .map(({ face }) => face.familyName);
    expect(families('山', '試し明朝')).to.deep.equal(['Tameshi']);
    expect(families('山川', 'tameshi')).to.deep.equal(['Tameshi', 'BIZ UDMincho']);
    expect(families('二', 'Two')).to.deep.equal(['Two']);
    expect(families('一', 'One')).to.deep.equal(['One']);
  });

  it('that are broken are named in warnings, and the others work', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a.ttf'), 'This is not a font at all.');
    writeFileSync(join(folder, 'b.otf'), new Uint8Array(0));
    writeFileSync(join(folder, 'c.ttf'), font('Cut', 'A').subarray(0, 40));
    writeFileSync(join(folder, 'd.ttf'), font('Good', '山'));
    mkdirSync(join(folder, 'e.ttf'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'f.ttf'));
    symlinkSync(folder, join(folder, 'loop'));
    const { sources, problems } = await readFontFolder(folder);
    expect(sources.map(({ names }) => names[0])).to.deep.equal(['Good']);
    expect(problems.map(({ id, place }) => `${id} ${place.file ?? ''}`)).to.deep.equal([
      'pdf.font-skipped a.ttf',
      'pdf.font-skipped b.otf',
      'pdf.font-skipped c.ttf',
    ]);
    expect(describeProblem(problems[0]!, 'ja')).to.contain('a.ttf');
  });

  it('are refused as a whole when the folder is not there', async () => {
    const error: unknown = await createFonts({ folder: join(temporaryFolder(), 'missing') }).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(ShoruiError);
    expect((error as ShoruiError).problems[0]?.id).to.equal('pdf.font-folder');
  });

  it('are bounded in number and size', async () => {
    const folder = temporaryFolder();
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.ttf`), font(name, 'A'));
    const many = await readFontFolder(folder, { files: 2, fileBytes: 100_000 });
    expect(many.sources.map(({ file }) => file)).to.deep.equal(['a.ttf', 'b.ttf']);
    expect(many.problems.map(({ id }) => id)).to.deep.equal(['pdf.font-folder-too-many']);
    const large = await readFontFolder(folder, { files: 10, fileBytes: 100 });
    expect(large.sources).to.deep.equal([]);
    expect(large.problems).to.have.length(3);
  });
});
