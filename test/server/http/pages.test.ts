import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A raw request: fetch would decompress the body. */
function call(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = '<!doctype html><title>書類</title><div id="app"></div>';
const script = `export const text = ${JSON.stringify('書類'.repeat(600))};`;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A folder like that of the build: the page, a script with its compressed copies, a small file without copies. */
function writeScreens(folder: string): string {
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const pages = { '/auth/login': '/pages/0.html', '/user/create': '/pages/1.html', '/user/:id?': '/pages/2.html' };
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...pages, '/files/:path*': '/pages/3.html' }));
  for (const number of [0, 1, 2, 3]) writeFileSync(join(folder, `pages/${number}.html`), `${page}<p>${number}</p>`);
  writeFileSync(join(folder, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(assets, 'main-3f2a.js'), script);
  writeFileSync(join(assets, 'main-3f2a.js.br'), brotliCompressSync(script));
  writeFileSync(join(assets, 'main-3f2a.js.gz'), gzipSync(script));
  writeFileSync(join(assets, 'notes.txt'), 'no type of the web');
  return folder;
}

eachDatabase('the server of the built screens', (own) => {
  const makeFolder = temporaryFolders();
  let server: TestServer;
  const get = (path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<RawReply> =>
    call(`${server.url}${path}`, headers, method);
  before(async () => {
    server = await startServer(own.database, { config: { webFolder: writeScreens(makeFolder()) } });
  });
  after(() => server.close());

  it('serves files of the build with a cache time of a year, in the encoding that the browser accepts', async () => {
    const plain = await get('/assets/main-3f2a.js', { 'accept-encoding': 'identity' });
    expect(plain.status).to.equal(200);
    expect(plain.headers['cache-control']).to.equal('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).to.equal('text/javascript; charset=utf-8');
    expect(plain.headers['vary']).to.match(/Accept-Encoding/i);
    expect(plain.headers['content-encoding']).to.equal(undefined);
    expect(plain.body.toString()).to.equal(script);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const packed = await get('/assets/main-3f2a.js', { 'accept-encoding': accepted });
      expect([accepted, packed.headers['content-encoding']]).to.deep.equal([accepted, encoding]);
      expect(unpack(packed.body).toString()).to.equal(script);
      expect(Number(packed.headers['content-length'])).to.equal(packed.body.length);
    }
  });

  it('serves a file without compressed copies as it is', async () => {
    const { headers, body } = await get('/seal.svg', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).to.equal(undefined);
    expect(headers['content-type']).to.equal('image/svg+xml');
    expect(headers['cache-control']).to.equal('no-cache');
    expect(body.toString()).to.match(/^<svg/);
  });

  it('replies with an uncached 404 for a file that is not in the build, never with the page', async () => {
    for (const path of ['/assets/gone-0000.js', '/assets/', '/assets/main-3f2a.js.br', '/assets/notes.txt']) {
      const { status, headers, body } = await get(path, html);
      expect([path, status, headers['cache-control']]).to.deep.equal([path, 404, 'no-store']);
      expect(body.toString()).to.not.contain('<!doctype');
    }
  });

  it('reads nothing outside the folder of the build', async () => {
    for (const path of ['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json']) {
      const { body } = await get(path, { accept: 'application/json' });
      expect(body.toString(), path).to.not.contain('"workspaces"');
    }
  });

  it('serves the page for every address that a browser opens, to be revalidated each time', async () => {
    for (const path of ['/', '/todo/3?tab=a', '/frontend/todo', '/admin/users', '/no/such/page', '/index.html']) {
      const { status, headers, body } = await get(path, html);
      expect([path, status]).to.deep.equal([path, 200]);
      expect(headers['content-type']).to.equal('text/html; charset=utf-8');
      expect(headers['cache-control']).to.equal('no-cache');
      expect(headers['etag']).to.match(/^"[\w-]{27}"$/);
      expect(body.toString()).to.equal(page);
    }
  });

  it('serves the page of the screen where the build has one for its path', async () => {
    for (const [path, number] of [
      ['/auth/login?redirect=%2Ftodo', 0],
      ['/frontend/auth/login', 0],
      ['/auth/login/', 0],
      ['/user/create', 1],
      ['/user/7', 2],
      ['/user', 2],
      ['/files', 3],
      ['/files/a/b', 3],
    ] as const) {
      const { headers, body } = await get(path, html);
      expect([path, body.toString()]).to.deep.equal([path, `${page}<p>${number}</p>`]);
      expect(headers['cache-control']).to.equal('no-cache');
    }
    for (const path of ['/user/7/8', '/auth/login2', '/frontend2/auth/login', '/pages/0.html', '/pages.json'])
      expect([path, (await get(path, html)).body.toString()]).to.deep.equal([path, page]);
  });

  it('replies with 304 without a body to a browser that has the page', async () => {
    const { headers } = await get('/todo', html);
    const again = await get('/todo', { ...html, 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length, again.headers['etag']]).to.deep.equal([304, 0, headers['etag']]);
    const other = await get('/todo', { ...html, 'if-none-match': '"other"' });
    expect(other.status).to.equal(200);
  });

  it('replies to HEAD with the headers only', async () => {
    const { status, headers, body } = await get('/todo', html, 'HEAD');
    expect([status, body.length, headers['content-length']]).to.deep.equal([200, 0, String(Buffer.byteLength(page))]);
  });

  it('allows the page no script but its own, and no eval', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    const directives = new Map(policy.split(';').map((each) => each.trim().split(/\s+(.*)/s) as [string, string]));
    expect(directives.get('script-src') ?? directives.get('default-src')).to.equal("'self'");
    expect(policy).to.not.match(/unsafe-(eval|inline|hashes)|\*|data:.*script/);
    expect(directives.get('frame-ancestors')).to.match(/^'(none|self)'$/);
    expect(directives.get('object-src') ?? directives.get('default-src')).to.match(/'(none|self)'/);
  });

  it('does not serve the page for API calls and programs that accept JSON', async () => {
    for (const [path, accept] of [
      ['/no/such/page', 'application/json'],
      ['/v1/no-such-call', 'text/html'],
      ['/admin/v1/no-such-call', 'text/html'],
    ] as const) {
      const { status, headers, body } = await get(path, { accept });
      expect([path, status]).to.deep.equal([path, 404]);
      expect(headers['content-type']).to.match(/^application\/json/);
      expect((JSON.parse(body.toString()) as { readonly success: boolean }).success).to.equal(false);
    }
    expect((await get('/healthz', html)).headers['content-type']).to.match(/json/);
    expect((await get('/docs', html)).body.toString()).to.not.equal(page);
    expect((await get('/todo', html, 'POST')).status).to.equal(404);
  });

  it('serves no pages if no screens are built', async () => {
    const bare = await startServer(own.database, { config: { webFolder: makeFolder() } });
    try {
      expect((await call(`${bare.url}/todo`, html)).status).to.equal(404);
    } finally {
      await bare.close();
    }
  });
});
