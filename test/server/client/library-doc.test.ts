import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The program of the page that logs in with the client. */
function programOfPage(): string {
  const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n([^]*?)```/g)].map((match) => match[1] ?? '');
  const program = blocks.find((block) => block.includes('@shorui/server/client'));
  if (program === undefined) throw new Error('docs/library.md has no program with the client.');
  return program;
}

function run(file: string, environment: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions', '@shorui/source', file], {
      cwd: root,
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

eachDatabase('the program in docs/library.md', (own) => {
  let server: TestServer;
  let folder: string;
  before(async () => {
    server = await startServer(own.database);
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/library-'));
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  it('logs in, invites a colleague, lists the members, and reports the error the second time', async () => {
    const { root: person } = await makeWorkspace(own.database);
    const file = join(folder, 'program.ts');
    writeFileSync(file, programOfPage());
    const environment = { SHORUI_URL: server.url, SHORUI_EMAIL: person.email, SHORUI_PASSWORD: password };
    const first = await run(file, environment);
    expect(first).to.include('invited: hanako@example.jp').and.include(`1 members: ${person.full_name}`);
    expect(first).to.include('waiting: hanako@example.jp');
    const second = await run(file, environment);
    expect(second).to.include('同じ階層に同じ名前のグループがあります。').and.include('1 members');
  });
});
