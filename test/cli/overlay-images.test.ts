import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePng } from '../engine/pdf/support/make-png.ts';
import { onePageFile } from '../engine/pdf/support/sample-pdfs.ts';
import { isInk, seePdf, type SeenPage } from '../engine/pdf/support/see-pdf.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

/** A red square. */
const picture = makePng({
  width: 2,
  height: 2,
  bits: 8,
  color: 2,
  rows: [
    [0, 255, 0, 0, 255, 0, 0],
    [0, 255, 0, 0, 255, 0, 0],
  ],
});

const gifOfOnePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe('images and seals of shorui overlay', () => {
  const folder = temporaryFolders();

  interface Overlaid extends CliResult {
    readonly page: SeenPage | null;
  }

  /** Overlays one field of 20 by 20 mm at 10, 10 with a value, in a folder that `place` has filled. */
  async function overlay(value: unknown, style: object, place: (data: string) => void = () => {}): Promise<Overlaid> {
    const cwd = folder();
    const data = join(cwd, 'data');
    mkdirSync(data);
    writeFileSync(join(cwd, 'form.pdf'), onePageFile('/MediaBox[0 0 200 200]', ''));
    const field = { name: '社印', position_x: 10, position_y: 10, style: { width: 20, height: 20, ...style } };
    writeFileSync(join(cwd, 'f.json'), JSON.stringify({ format: 1, fields: [field] }, null, 2));
    writeFileSync(join(data, 'd.json'), JSON.stringify({ 社印: value }));
    place(data);
    const command = ['overlay', 'form.pdf', '-f', 'f.json', '-d', 'data/d.json', '-o', 'out.pdf'];
    const result = await runCli(command, { cwd });
    const out = join(cwd, 'out.pdf');
    const pages = existsSync(out) ? await seePdf(new Uint8Array(readFileSync(out))) : [];
    return { ...result, page: pages[0] ?? null };
  }

  const isDrawn = ({ page }: Overlaid): boolean => page !== null && isInk(page, (20 * 72) / 25.4, (20 * 72) / 25.4);

  it('are files in the folder of the data file or below it, or data: URLs', async () => {
    const sameFolder = await overlay('社印.png', { seal: true }, (data) =>
      writeFileSync(join(data, '社印.png'), picture),
    );
    expect([sameFolder.code, isDrawn(sameFolder)], sameFolder.stderr).to.deep.equal([0, true]);
    const below = await overlay('images/a.PNG', { image: true }, (data) => {
      mkdirSync(join(data, 'images'));
      writeFileSync(join(data, 'images', 'a.PNG'), picture);
    });
    expect([below.code, isDrawn(below)], below.stderr).to.deep.equal([0, true]);
    const address = await overlay(`data:image/png;base64,${Buffer.from(picture).toString('base64')}`, { image: true });
    expect([address.code, isDrawn(address)], address.stderr).to.deep.equal([0, true]);
  });

  it('may name a missing file where the value is text', async () => {
    const { code, page } = await overlay('図1.png', { font_size: 8 });
    expect([code, page?.text]).to.deep.equal([0, '図1.png']);
  });

  it('are an error with the place in the fields file when there is no such file', async () => {
    const { code, stderr, page } = await overlay('社員.png', { seal: true });
    expect([code, page]).to.deep.equal([1, null]);
    expect(stderr)
      .to.include('社員.png')
      .and.to.include('データのファイルと同じフォルダー')
      .and.to.match(/f\.json.*\d+行目/);
  });

  it('are an error when the file is neither PNG nor JPEG, or is cut off', async () => {
    const write = (bytes: Uint8Array | string) => (data: string) => writeFileSync(join(data, 'a.png'), bytes);
    const text = await overlay('a.png', { image: true }, write('hello'));
    expect([text.code, text.page]).to.deep.equal([1, null]);
    expect(text.stderr).to.include('PNGとJPEG');
    const gif = await overlay('a.png', { image: true }, write(gifOfOnePixel));
    expect([gif.code, gif.page]).to.deep.equal([1, null]);
    expect(gif.stderr).to.include('PNGとJPEG');
    const cut = await overlay('a.png', { image: true }, write(picture.subarray(0, 60)));
    expect([cut.code, cut.page]).to.deep.equal([1, null]);
    expect(cut.stderr).to.include('壊れて');
  });

  it('are never read from outside the folder of the data file', async () => {
    const outside = (data: string): void => writeFileSync(join(data, '..', 'a.png'), picture);
    for (const name of ['../a.png', 'b/../../a.png', '..\\a.png']) {
      const { code, page, stderr } = await overlay(name, { image: true }, outside);
      expect([code, page], name).to.deep.equal([1, null]);
      expect(stderr, name).to.include('という画像がありません');
    }
    const absolute = join(folder(), 'a.png');
    writeFileSync(absolute, picture);
    expect((await overlay(absolute, { image: true })).code).to.equal(1);
    const linked = await overlay('a.png', { image: true }, (data) => symlinkSync(absolute, join(data, 'a.png')));
    expect([linked.code, linked.page]).to.deep.equal([1, null]);
    expect(linked.stderr).to.include('外を指しています');
  });
});
