import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { expect } from 'chai';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { S3Storage, type S3StorageOptions } from '../../../packages/server/src/storage/s3-storage.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { startS3Server } from '../support/s3-server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** The signature of a received request, computed again (AWS Signature Version 4). */
function signatureOf(request: IncomingMessage, secret: string): { readonly given: string; readonly right: string } {
  const [, scope = '', names = '', given = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(request.headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}`);
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, pathname, query.join('&'), ...headers, '', names, bodyHash].join('\n');
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hashed].join('\n');
  const signing = scope
    .split('/')
    .reduce((key: string | Buffer, part) => createHmac('sha256', key).update(part).digest(), `AWS4${secret}`);
  return { given, right: createHmac('sha256', signing).update(text).digest('hex') };
}

const key = `sha256/ab/${'0'.repeat(62)}`;
const limits = { maxBytes: 64 * 1024 * 1024 };

describe('a failing file store', () => {
  const makeFolder = temporaryFolders();
  let server: Server;
  let requests: string[];
  let answers: Answer[];
  let options: S3StorageOptions;

  beforeEach(async () => {
    requests = [];
    answers = [];
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      void buffer(request).then(
        (body) => (answers.shift() ?? ((_request, response) => response.writeHead(503).end()))(request, response, body),
        () => undefined,
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    options = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      attempts: 3,
      backoffMs: 1,
      // Above what a busy machine takes: a request that is sent again would take the answer of the next one.
      timeoutMs: 60_000,
      temporaryFolder: makeFolder(),
    };
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const status =
    (code: number, body = '', headers: Record<string, string> = {}): Answer =>
    (_request, response) => {
      response.writeHead(code, headers).end(body);
    };
  const reset: Answer = (request) => request.socket.destroy();
  const silent: Answer = () => undefined;
  const list = (inside: string): Answer => status(200, `<ListBucketResult>${inside}</ListBucketResult>`);

  async function codeOf(work: Promise<unknown>): Promise<string> {
    const error = await work.then(
      () => expect.fail('It succeeded.'),
      (error: unknown) => error,
    );
    if (error instanceof AppError) return error.code;
    return error instanceof Error ? error.message : String(error);
  }

  it('gets requests whose signature covers their headers and body', async () => {
    const checked: boolean[] = [];
    const check =
      (body = ''): Answer =>
      (request, response, sent) => {
        const { given, right } = signatureOf(request, 'secret');
        const hash = request.headers['x-amz-content-sha256'];
        const holds = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(sent).digest('hex');
        checked.push(given === right && given.length === 64 && holds);
        response
          .writeHead(200, { 'Content-Length': Buffer.byteLength(body) })
          .end(request.method === 'HEAD' ? '' : body);
      };
    answers = [check('wrong size'), check(), check('書類'), check(), check('<ListBucketResult></ListBucketResult>')];
    const storage = new S3Storage(options);
    const stored = await storage.put(Readable.from(['書類です']), limits);
    await text(await storage.get(stored.key));
    await storage.delete(stored.key);
    await listed();
    expect(checked).to.deep.equal([true, true, true, true, true]);
  });

  it('gets a retry after a 500, a lost connection and a reply that never begins', async () => {
    answers = [status(500), reset, status(200, '書類')];
    expect(await text(await new S3Storage(options).get(key))).to.equal('書類');
    answers = [silent, status(200, 'again')];
    expect(await text(await new S3Storage({ ...options, timeoutMs: 200 }).get(key))).to.equal('again');
    expect(requests).to.have.length(5);
  });

  it('is reported as busy when it keeps failing, after the configured number of tries', async () => {
    answers = [status(503), status(429), reset];
    expect(await codeOf(new S3Storage(options).get(key))).to.equal('busy');
    expect(requests).to.have.length(3);
  });

  it('is reported as busy when it is disconnected, and the temporary file of the upload is removed', async () => {
    server.close();
    server.closeAllConnections();
    const storage = new S3Storage(options);
    expect(await codeOf(storage.put(Readable.from(['x']), limits))).to.equal('busy');
    expect(await codeOf(storage.ready())).to.equal('busy');
    expect(listFiles(options.temporaryFolder ?? '')).to.deep.equal([]);
  });

  it('gets no retry when it refuses, and the error names the address and the code but no secret', async () => {
    answers = [status(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')];
    const message = await codeOf(new S3Storage(options).get(key));
    expect(message).to.contain('403 SignatureDoesNotMatch').and.to.contain(`/files/${key}`);
    expect(message).not.to.contain('secret');
    expect(requests).to.have.length(1);
  });

  it('cannot redirect to another host', async () => {
    answers = [status(307, '', { Location: 'http://127.0.0.1:1/elsewhere' })];
    expect(await codeOf(new S3Storage(options).get(key))).to.contain('307');
    expect(requests).to.have.length(1);
  });

  it('cannot return the whole file for a range', async () => {
    answers = [status(200, '0123456789')];
    expect(await codeOf(new S3Storage(options).get(key, { start: 2, end: 4 }))).to.equal('busy');
  });

  it('cannot make a truncated file look complete', async () => {
    answers = [
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('half', () => response.destroy());
      },
    ];
    const content = await new S3Storage(options).get(key);
    expect(await codeOf(text(content))).not.to.equal('half');
  });

  it('is asked to remove the parts of a failed upload', async () => {
    const begun = status(200, '<Result><UploadId>a&amp;b</UploadId></Result>');
    answers = [status(404), begun, status(200, '', { ETag: '"1"' }), status(400), status(204)];
    const content = Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(1 << 20)));
    expect(await codeOf(new S3Storage(options).put(content, limits))).to.contain('400');
    expect(requests.map((line) => line.replace(/ \S*\?/, ' ?').replace(/ \/\S*/, ' key'))).to.deep.equal([
      'HEAD key',
      'POST ?uploads=',
      'PUT ?partNumber=1&uploadId=a%26b',
      'PUT ?partNumber=2&uploadId=a%26b',
      'DELETE ?uploadId=a%26b',
    ]);
    expect(listFiles(options.temporaryFolder ?? '')).to.deep.equal([]);
  });

  it('that replies 200 and then an error has not stored the file', async () => {
    const begun = status(200, '<Result><UploadId>1</UploadId></Result>');
    const tagged = status(200, '', { ETag: '"1"' });
    const failed = status(200, '<Error><Code>InternalError</Code></Error>');
    answers = [status(404), begun, tagged, tagged, failed, status(204)];
    const content = Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(1 << 20)));
    expect(await codeOf(new S3Storage(options).put(content, limits))).to.equal('busy');
  });

  const object = (name: string): string => `<Contents><Key>${name}</Key><Size>3</Size></Contents>`;

  async function listed(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of new S3Storage(options).list()) keys.push(key);
    return keys;
  }

  it('is listed page by page', async () => {
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>to&amp;ken+=</NextContinuationToken>';
    answers = [list(`${object('sha256/a')}${object('sha256/b')}${more}`), list(object('sha256/c&#x26;d'))];
    expect(await listed()).to.deep.equal(['sha256/a', 'sha256/b', 'sha256/c&d']);
    expect(requests[1]).to.contain('continuation-token=to%26ken%2B%3D');
  });

  it('is not listed endlessly, nor treated as empty when it replies with something else', async () => {
    const again = list('<IsTruncated>true</IsTruncated><NextContinuationToken>same</NextContinuationToken>');
    answers = [again, again, again];
    expect(await codeOf(listed())).to.equal('busy');
    for (const wrong of [
      status(200, '<html>Welcome</html>'),
      list('<IsTruncated>true</IsTruncated>'),
      list('<Contents><Key>a</Key></Contents>'),
      status(200, 'x'.repeat(5 << 20)),
    ]) {
      answers = [wrong];
      expect(await codeOf(listed())).to.equal('busy');
    }
  });
});

describe('a real file store', () => {
  it('refuses invalid keys and a bucket that does not exist', async () => {
    const server = await startS3Server();
    try {
      const failure = async (options: Partial<S3StorageOptions>): Promise<string> =>
        new S3Storage({ ...server.options, ...options }).ready().then(
          () => 'ready',
          (error: Error) => error.message,
        );
      expect(await failure({})).to.equal('ready');
      expect(await failure({ accessKeyId: 'unknown' })).to.contain('403 InvalidAccessKeyId');
      expect(await failure({ bucket: 'absent' })).to.contain('404 NoSuchBucket');
    } finally {
      await server.close();
    }
  });
});
