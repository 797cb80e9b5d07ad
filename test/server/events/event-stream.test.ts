import { Readable } from 'node:stream';
import { expect } from 'chai';
import { sendEvents } from '../../../packages/server/src/domains/events/event-stream.ts';
import type { ReplyControl } from '../../../packages/server/src/http/handler.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { until } from '../support/until.ts';

/** A stream without a server around it. */
function open(isSessionAlive: () => Promise<boolean>, heartbeatMs = 20) {
  const realtime = createLocalRealtime();
  let body: Readable | undefined;
  const unused = (): never => {
    throw new Error('An event stream does not need this.');
  };
  const reply: ReplyControl = {
    status: unused,
    message: unused,
    setSession: unused,
    forgive: unused,
    clearSession: unused,
    setWorkspace: unused,
    header: () => undefined,
    onClose: () => undefined,
    raw: (given) => {
      body = given instanceof Readable ? given : undefined;
    },
  };
  sendEvents({ realtime, reply, channel: 1, after: undefined, isSessionAlive, heartbeatMs });
  if (body === undefined) throw new Error('There is no stream.');
  return { realtime, body };
}

describe('A stream of events', () => {
  it('sends a heartbeat so that no proxy closes it, and ends when the session is over', async () => {
    let isAlive = true;
    const { body } = open(() => Promise.resolve(isAlive));
    let text = '';
    let hasEnded = false;
    body.on('data', (chunk: Buffer) => (text += chunk.toString()));
    body.on('end', () => (hasEnded = true));
    await until('three heartbeats', () => text.split(': \n\n').length > 3);
    expect(hasEnded).to.equal(false);
    isAlive = false;
    await until('it ends', () => hasEnded);
  });

  it('stays open while the session cannot be checked', async () => {
    let asked = 0;
    const { body } = open(() => {
      asked += 1;
      return Promise.reject(new Error('The database is away.'));
    });
    body.resume();
    await until('it was asked', () => asked > 2);
    expect(body.readableEnded).to.equal(false);
    body.destroy();
  });

  it('is closed when the client does not read it and too much is buffered', async () => {
    const { realtime, body } = open(() => Promise.resolve(true), 10_000);
    const large = 'x'.repeat(100_000);
    for (let n = 0; n < 20; n += 1) await realtime.publish([1], { type: 'n', data: large });
    await until('it is cut off', () => body.destroyed);
  });
});
