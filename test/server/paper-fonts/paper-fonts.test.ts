import { GlyphOutlines, layoutFont, loadFace } from '@shorui/engine/pdf';
import { bundledFonts } from '@shorui/engine/node';
import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

interface Listed {
  readonly file: string;
  readonly names: readonly string[];
  readonly weight: number;
  readonly digest: string;
}

eachDatabase('the fonts of papers', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const list = async (): Promise<readonly Listed[]> => (await server.client().get('/v1/paper-fonts')).body.data;
  const fetchPart = (path: string, encoding: string): Promise<Response> =>
    fetch(`${server.url}/v1/paper-fonts/${path}`, { headers: { 'accept-encoding': encoding } });

  it('are listed for everyone, as the server sets documents in them', async () => {
    expect((await list()).map(({ file, names, weight }) => [file, names, weight])).to.deep.equal(
      bundledFonts.map(({ file, names, weight }) => [file, names, weight]),
    );
  });

  it('come in parts that are kept for good: without outlines, and the outlines of glyphs', async () => {
    const [first] = await list();
    const [source] = bundledFonts;
    if (!first || !source) throw new Error('no fonts');
    const at = `${first.file}/${first.digest}`;
    const layout = await fetchPart(`${at}/layout`, 'identity');
    expect(layout.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    const whole = new Uint8Array(await layout.arrayBuffer());
    expect(Buffer.compare(whole, layoutFont(source.load(), source.file) ?? new Uint8Array(0))).to.equal(0);

    const face = loadFace(source);
    const glyphs = Array.from('書類', (each) => face.glyphOf(each.codePointAt(0) ?? 0));
    const outlines = new GlyphOutlines();
    outlines.add(
      new Uint8Array(await (await fetchPart(`${at}/outlines?glyphs=${glyphs.join()}`, 'identity')).arrayBuffer()),
    );
    expect(glyphs.map((each) => outlines.has(each))).to.deep.equal([true, true]);
  });

  it('are compressed for those who take it, as every browser does', async () => {
    const [first] = await list();
    const at = `${first?.file}/${first?.digest}/layout`;
    const packed = await fetchPart(at, 'gzip, br');
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).to.deep.equal([
      'br',
      'Accept-Encoding',
    ]);
    expect((await packed.arrayBuffer()).byteLength).to.equal(
      (await (await fetchPart(at, 'gzip')).arrayBuffer()).byteLength,
    );
  });

  it('are refused where there is no such font, or too much is asked for', async () => {
    const [first] = await list();
    const statusOf = async (path: string): Promise<number> => (await fetchPart(path, 'identity')).status;
    expect(await statusOf(`${first?.file}/0000000000000000/layout`)).to.equal(404);
    expect(await statusOf(`Nothing-Bold.ttf/${first?.digest}/layout`)).to.equal(404);
    expect(await statusOf(`..%2Fpackage.json/${first?.digest}/layout`)).to.equal(404);
    const many = Array.from({ length: 1001 }, (_, index) => index).join(',');
    expect(await statusOf(`${first?.file}/${first?.digest}/outlines?glyphs=${many}`)).to.equal(400);
    expect(await statusOf(`${first?.file}/${first?.digest}/outlines?glyphs=x`)).to.equal(400);
  });
});
