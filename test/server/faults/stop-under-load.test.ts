import { Agent } from 'node:http';
import { expect } from 'chai';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { until } from '../support/until.ts';
import { bookkeeping, serve } from './served.ts';

eachDatabase('a server that is stopped under load', (own) => {
  const makeFolder = temporaryFolders();

  it('cuts no reply off, and does no work without a reply', async () => {
    const served = await serve(own.url, makeFolder());
    const agent = new Agent({ keepAlive: true });
    const answered: string[] = [];
    const cutOff: string[] = [];
    const refused: string[] = [];
    let next = 0;
    const call = async (): Promise<void> => {
      for (;;) {
        const name = `組${(next += 1)}`;
        const reply = await served.makeGroup(name, { agent });
        if (reply.kind === 'nothing') return;
        if (reply.kind === 'cut off') cutOff.push(reply.text);
        else if (reply.status < 300) answered.push(name);
        // A machine with other work may refuse a call for now; what it refuses it must not do.
        else if (!reply.text.includes('"code":"busy"')) refused.push(`${reply.status} ${reply.text}`);
      }
    };
    const read = async (): Promise<void> => {
      for (;;) {
        const reply = await served.call('/v1/users/list', { agent });
        if (reply.kind === 'nothing') return;
        if (reply.kind === 'cut off') cutOff.push(reply.text);
      }
    };
    const callers = [...Array.from({ length: 20 }, call), ...Array.from({ length: 3 }, read)];
    await until('calls are answered', () => answered.length > 20);
    await served.close();
    await Promise.all(callers);
    agent.destroy();
    expect(cutOff).to.deep.equal([]);
    expect(refused).to.deep.equal([]);
    const { names, audited } = await bookkeeping(own.database, served.company.id);
    expect(names).to.deep.equal(answered.toSorted());
    expect(audited).to.deep.equal(names);
  });
});
