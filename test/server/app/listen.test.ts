import { connect } from 'node:net';
import { expect } from 'chai';
import { listen, type Listening } from '../../../packages/server/src/app/listen.ts';

describe('a listening server', () => {
  let listening: Listening;
  beforeEach(async () => {
    const patience = { request: 200, headers: 200, leftover: 20 };
    listening = await listen(
      (request, reply) => void request.resume().on('end', () => reply.end('ok')),
      '127.0.0.1',
      0,
      patience,
    );
  });
  afterEach(() => listening.stop(0, () => undefined));

  /** All bytes received in reply to these until the connection is closed. */
  const say = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let reply = '';
      const socket = connect(Number(new URL(listening.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk: Buffer) => (reply += chunk.toString()));
      socket.on('close', () => resolve(reply));
      socket.on('error', reject);
    });

  it('closes the connection of a call that was refused before its body arrived', async () => {
    const refusing = await listen((_, reply) => void reply.writeHead(401).end(), '127.0.0.1', 0, { leftover: 20 });
    const closed = new Promise<string>((resolve, reject) => {
      let reply = '';
      const socket = connect(Number(new URL(refusing.url).port), '127.0.0.1', () =>
        socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n'),
      );
      // A body that never ends: a chunk now and then.
      const trickle = setInterval(() => socket.write('x'), 5);
      socket.on('data', (chunk: Buffer) => (reply += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(trickle);
        resolve(reply);
      });
      socket.on('timeout', reject);
    });
    expect(await closed).to.match(/^HTTP\/1.1 401 /);
    await refusing.stop(0, () => undefined);
  });

  it('replies to malformed requests with the envelope and the proper status', async () => {
    const cases = [
      ['nonsense\r\n\r\n', 400, 'bad_request'],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
      ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'bad_request'],
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nhalf', 408, 'timeout'],
    ] as const;
    for (const [text, status, code] of cases) {
      const reply = await say(text);
      expect(reply.split('\r\n', 1)[0], code).to.match(new RegExp(`^HTTP/1.1 ${status} `));
      const body = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n'))) as {
        code: string;
        success: boolean;
        rid: string;
      };
      expect(body).to.include({ success: false, code });
      expect(body.rid).to.match(/^[\w-]{16}$/);
    }
  });
});
