import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { makePng } from '../../engine/word/support/images.ts';
import { startInstance, type Instance } from './tools-bed.ts';

eachDatabase('images of editors', (own) => {
  let here: Instance;
  before(async () => {
    here = await startInstance(own.database);
  });
  after(() => here.server.close());

  const upload = (bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return here.staff.call('POST', '/admin/v1/editor/uploadImage', { form });
  };

  it('can be read by anyone who has their address, with headers that forbid scripts', async () => {
    const png = makePng();
    const reply = await upload(png, '図.png');
    expect(reply.status, reply.text).to.equal(200);
    const { url, type, size } = reply.body.data;
    expect([type, size]).to.deep.equal(['image/png', png.length]);
    const image = await here.server.client().get(new URL(url).pathname);
    expect([image.status, Buffer.compare(image.bytes, Buffer.from(png))]).to.deep.equal([200, 0]);
    expect(image.headers.get('content-type')).to.equal('image/png');
    expect(image.headers.get('x-content-type-options')).to.equal('nosniff');
    expect(image.headers.get('content-security-policy')).to.equal("default-src 'none'; sandbox");
    expect(image.headers.get('cache-control')).to.contain('immutable');
    const unknown = await here.server.client().get(`/v1/editor-images/${'a'.repeat(43)}`);
    expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'dead_link']);
  });

  it('are refused when they are none, are SVG, or are too large', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [bytes, name] of [
      [Buffer.from(svg), '図.svg'],
      [Buffer.from(svg), '図.png'],
      [Buffer.from(`<?xml version="1.0"?>${svg}`), '図.png'],
      [Buffer.from('no image'), '図.png'],
      [Buffer.from('<html><script>alert(1)</script></html>'), '図.png'],
    ] as const)
      expect((await upload(bytes, name)).status, `${name} ${bytes.toString()}`).to.equal(415);
    const large = await upload(Buffer.concat([makePng(), Buffer.alloc(10 * 1024 * 1024)]), '図.png');
    expect([large.status, large.body.code]).to.deep.equal([413, 'too_large']);
  });
});
