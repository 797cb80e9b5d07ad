import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { check } from '../../../packages/server/src/operations/check.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { callRaw } from './raw-calls.ts';
import { programArguments } from '../../support/program-arguments.ts';
import { bookkeeping } from './served.ts';

interface Told {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly companyId: number;
}

eachDatabase('a server that is killed under load', (own) => {
  const makeFolder = temporaryFolders();
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  it('has stored every acknowledged change and file completely', async () => {
    const folder = makeFolder();
    const program = fileURLToPath(new URL('serve-until-killed.ts', import.meta.url));
    const argv = [...programArguments(program), own.url, folder];
    const server = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = server;
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { url, headers, companyId } = JSON.parse(String(line)) as Told;
    const answered: string[] = [];
    const files: number[] = [];
    let next = 0;
    const makeGroups = async (): Promise<void> => {
      for (;;) {
        const name = `組${(next += 1)}`;
        const reply = await callRaw({ url: `${url}/v1/groups`, method: 'POST', headers, body: { name, type: 4 } });
        if (reply.kind !== 'reply') return;
        expect(reply.status, reply.text).to.be.oneOf([200, 201]);
        answered.push(name);
      }
    };
    const upload = async (): Promise<void> => {
      for (;;) {
        const form = new FormData();
        form.set('file', new Blob([`書類 ${(next += 1)} `.repeat(5000)]), '書類.txt');
        const reply = await fetch(`${url}/v1/files`, { method: 'POST', headers, body: form })
          .then((got) => got.json() as Promise<{ readonly data: { readonly id: number } }>)
          .catch(() => undefined);
        if (reply === undefined) return;
        files.push(reply.data.id);
      }
    };
    const calling = Promise.all([makeGroups(), makeGroups(), makeGroups(), upload(), upload()]);
    while (answered.length < 40 || files.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    server.kill('SIGKILL');
    await calling;
    const { names, audited } = await bookkeeping(own.database, companyId);
    expect(names).to.include.members(answered);
    expect(new Set(names).size).to.equal(names.length);
    expect(audited).to.deep.equal(names);
    const kept = await own.models.StoredFile.findAll({ where: { id: files }, raw: true });
    expect(kept.map(({ id }) => id)).to.have.members(files);
    const storage = new FolderStorage(join(folder, 'files'));
    expect((await check({ databaseUrl: own.url, storage })).findings).to.deep.equal([]);
  });
});
