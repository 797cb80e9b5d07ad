import { expect } from 'chai';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { until } from '../support/until.ts';
import { callRaw, openLine } from './raw-calls.ts';
import { serve, type Served } from './served.ts';

eachDatabase('malicious connections', (own) => {
  const makeFolder = temporaryFolders();
  let folder: string;
  let served: Served;
  beforeEach(async () => {
    folder = makeFolder();
    served = await serve(own.url, folder);
  });
  afterEach(() => served.close());

  it('do not delay others, when 200 of them send a header or a body slowly', async () => {
    const head = 'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const lines = await Promise.all(Array.from({ length: 200 }, () => openLine(served.url)));
    try {
      lines.forEach(({ socket }, at) => {
        socket.write(at % 2 === 0 ? head : `${head}Content-Length: 5000\r\n\r\n{"email": "`);
      });
      const drip = setInterval(() => {
        lines.forEach(({ socket }, at) => socket.write(at % 2 === 0 ? `X-${at}: y\r\n` : 'x'));
      }, 100);
      for (let at = 0; at < 10; at += 1) {
        expect(await served.call('/v1/groups')).to.include({ kind: 'reply', status: 200 });
        expect(await served.makeGroup(`組${at}`)).to.have.property('kind', 'reply');
      }
      clearInterval(drip);
      // On a busy machine the calls may take longer than the time limit of headers.
      for (const { text } of lines) expect(text()).to.match(/^$|^HTTP\/1\.1 408 /);
    } finally {
      for (const { socket } of lines) socket.destroy();
    }
  });

  it('with endless headers or trailing garbage get an error and are closed; no reply could be mistaken for that of another call', async () => {
    const huge = await openLine(served.url);
    huge.socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(64 * 1024)}\r\n\r\n`);
    expect(await huge.closed).to.match(/^HTTP\/1\.1 431 [^]*"code":"headers_too_large"/);
    const many = await openLine(served.url);
    const small = Array.from({ length: 6000 }, (_, at) => `X-${at}: y`).join('\r\n');
    many.socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${small}\r\n\r\n`);
    expect(await many.closed.then((text) => text.slice(0, 12))).to.equal('HTTP/1.1 431');
    const good = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const garbage = await openLine(served.url);
    garbage.socket.write(`${good}${good}\u0000\u0001 rubbish\r\n\r\n${good}`);
    const replies = (await garbage.closed).match(/HTTP\/1\.1 \d+/g) ?? [];
    expect(replies.filter((reply) => reply !== 'HTTP/1.1 200')).to.deep.equal([]);
    expect(replies.length).to.be.at.most(2);
    const alone = await openLine(served.url);
    alone.socket.write('\u0000\u0001 rubbish\r\n\r\n');
    expect(await alone.closed).to.match(/^HTTP\/1\.1 400 /);
    // Two lengths are a way to smuggle a call past a proxy.
    const smuggled = await openLine(served.url);
    smuggled.socket.write(
      `POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 50\r\n\r\n{}\r\n${good}`,
    );
    expect((await smuggled.closed).match(/HTTP\/1\.1 \d+/g)).to.deep.equal(['HTTP/1.1 400']);
    expect(await callRaw({ url: `${served.url}/healthz` })).to.include({ kind: 'reply', status: 200 });
  });

  it('that break off in the middle of an upload leave no file, no row and no space used', async () => {
    const headers = Object.entries(served.headers).map(([name, value]) => `${name}: ${value}`);
    const head = [
      'POST /v1/files HTTP/1.1',
      'Host: x',
      ...headers,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 900000',
    ].join('\r\n');
    const part =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const lines = await Promise.all(Array.from({ length: 20 }, () => openLine(served.url)));
    for (const { socket } of lines) socket.write(`${head}\r\n\r\n${part}${'a'.repeat(100_000)}`);
    const temporary = () => listFiles(folder).filter((name) => !/sqlite|secret/.test(name));
    await until('the uploads have begun', () => temporary().length >= 20);
    for (const { socket } of lines) socket.destroy();
    await until('their files are gone', () => temporary().length === 0);
    expect(await own.models.StoredFile.count()).to.equal(0);
    expect(await own.models.FileObject.count()).to.equal(0);
    const limits = await served.call('/v1/plans/check-limit');
    expect(limits.kind === 'reply' ? limits.text : '').to.include('"storage":{"used":0');
  });
});
